import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { countCharacters, faultOfText, tidyText } from '../../../engine/fields/plainText.ts';
import { MOST_PROMOTION_COMMENT, MOST_PROMOTION_PICTURES } from '../../../schemas/promotions.ts';
import { addApplicationPicture, applyFor } from '../../api/promotions.ts';
import { toBase64 } from '../../lib/pictures.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import styles from './Promotions.module.css';
import { useRefresh } from './useTake.ts';

const MOST_BYTES = 5 * 1024 * 1024;

/** A comment with up to three pictures. */
export function ApplyForm({ id }: { id: string }) {
  const http = useHttp();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const comment = tidyText(text);
  const fault = faultOfText(comment, MOST_PROMOTION_COMMENT);
  const isTooMuch =
    files.length > MOST_PROMOTION_PICTURES || files.some(({ size }) => size > MOST_BYTES);
  const sending = useMutation({
    async mutationFn() {
      const pictures: string[] = [];
      for (const file of files)
        pictures.push(await addApplicationPicture(http, await toBase64(file)));
      return applyFor(http, { id, comment, ...(pictures.length > 0 && { pictures }) });
    },
    onSettled: refresh,
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    if (fault === null && !isTooMuch && !sending.isPending) sending.mutate();
  };
  const left = MOST_PROMOTION_COMMENT - countCharacters(comment);
  return (
    <form className={styles.category} noValidate onSubmit={submit}>
      <Field
        label={
          <Trans id="promo.comment" context="Field of an application for a promotion">
            Your comment
          </Trans>
        }
        aside={
          <span className={styles.quiet}>
            <Plural
              id="promo.left"
              context="Beside a field: how many characters may still be typed"
              value={left}
              one="# character left"
              other="# characters left"
            />
          </span>
        }
      >
        {(control) => (
          <textarea
            {...control}
            className={styles.comment}
            dir="auto"
            rows={4}
            value={text}
            readOnly={sending.isPending}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <PicturesField isTooMuch={isTooMuch} onChoose={setFiles} />
      <CallFault cause={sending.error} />
      <Button
        type="submit"
        kind="primary"
        size="large"
        wide
        disabled={fault !== null || isTooMuch}
        loading={sending.isPending}
      >
        <Trans id="promo.send" context="Button: sends an application for a promotion">
          Send application
        </Trans>
      </Button>
    </form>
  );
}

function PicturesField({
  isTooMuch,
  onChoose,
}: {
  isTooMuch: boolean;
  onChoose: (files: readonly File[]) => void;
}) {
  return (
    <Field
      isOptional
      label={
        <Trans id="promo.pictures" context="Field of an application for a promotion">
          Pictures
        </Trans>
      }
      help={
        <Trans id="promo.pictures.help" context="Below the choice of pictures">
          PNG or JPG of 5 MB at most, up to three.
        </Trans>
      }
      fault={
        isTooMuch && (
          <Trans id="promo.pictures.tooMuch" context="Below the choice of pictures">
            Choose three pictures at most, each of 5 MB at most.
          </Trans>
        )
      }
    >
      {(control) => (
        <input
          {...control}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          onChange={({ target }) => onChoose([...(target.files ?? [])])}
        />
      )}
    </Field>
  );
}
