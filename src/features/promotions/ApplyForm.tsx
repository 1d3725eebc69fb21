import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { faultOfText, tidyText } from '../../../engine/fields/plainText.ts';
import { MOST_PROMOTION_COMMENT } from '../../../schemas/promotions.ts';
import { addApplicationPicture, applyFor } from '../../api/promotions.ts';
import { toBase64 } from '../../lib/pictures.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { arePictures, PicturesField } from '../../ui/fields/PicturesField.tsx';
import styles from './Promotions.module.css';
import { useRefresh } from './useTake.ts';

/** A comment with up to three pictures. */
export function ApplyForm({ id }: { id: string }) {
  const http = useHttp();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [wasPressed, setPressed] = useState(false);
  /** Pictures that have arrived: trying again does not send them again. */
  const names = useRef(new Map<File, string>());
  const comment = tidyText(text);
  const sending = useMutation({
    async mutationFn() {
      for (const file of files) {
        if (names.current.has(file)) continue;
        names.current.set(file, await addApplicationPicture(http, await toBase64(file)));
      }
      const pictures = files.map((file) => names.current.get(file)!);
      return applyFor(http, { id, comment, ...(pictures.length > 0 && { pictures }) });
    },
    onSettled: refresh,
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    setPressed(true);
    const isWhole = faultOfText(comment, MOST_PROMOTION_COMMENT) === null && arePictures(files);
    if (isWhole && !sending.isPending) sending.mutate();
  };
  return (
    <form className={styles.category} noValidate onSubmit={submit}>
      <LongTextField
        label={
          <Trans id="promo.comment" context="Field of an application for a promotion">
            Your comment
          </Trans>
        }
        value={text}
        most={MOST_PROMOTION_COMMENT}
        rows={4}
        readOnly={sending.isPending}
        wasPressed={wasPressed}
        onChange={setText}
      />
      <PicturesField
        label={
          <Trans id="promo.pictures" context="Above the choice of pictures of an application">
            Pictures (optional)
          </Trans>
        }
        files={files}
        onChange={setFiles}
      />
      <CallFault cause={sending.error} />
      <Button type="submit" kind="primary" size="large" wide loading={sending.isPending}>
        <Trans id="promo.send" context="Button: sends an application for a promotion">
          Send application
        </Trans>
      </Button>
    </form>
  );
}
