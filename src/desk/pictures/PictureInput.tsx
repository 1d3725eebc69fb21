import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useInput } from 'react-admin';
import { getUpload } from '../../../schemas/desk/content.ts';
import { ProblemAlert } from '../parts/ProblemAlert.tsx';
import { useBrand, useDesk, useMay } from '../session/DeskContext.tsx';
import styles from './pictures.module.css';
import { sizeOf, weightOf } from './pictureSize.ts';
import { UploadButton } from './UploadButton.tsx';

/** Told of each picture of a form that begins or ends to go up: until then the form is not whole. */
export const PictureWatch = createContext<(isUnderWay: boolean) => void>(() => undefined);

/** A picture that was uploaded or comes along: shown small, put in place of another, or taken out. */
export function PictureInput({
  source,
  label,
  isTall = false,
}: {
  source: string;
  label: string;
  isTall?: boolean;
}) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand();
  const may = useMay();
  const { field } = useInput({ source });
  const onBusy = useContext(PictureWatch);
  const address = typeof field.value === 'string' ? field.value : '';
  const isUpload = address.startsWith('/uploads/');
  const { data, error } = useQuery({
    queryKey: ['desk.upload', brand?.merchantCode, address],
    queryFn: ({ signal }) => calls.call(getUpload, { query: { address }, signal }),
    enabled: isUpload && may(getUpload),
  });
  // What comes along is served here as well.
  const shown = address.startsWith('/art/') ? address : data?.thumbnail;
  return (
    <div className={styles.picture}>
      <span className={styles.label}>{label}</span>
      <div className={isTall ? styles.frameTall : styles.frame}>
        {shown ? (
          <img src={shown} alt="" className={styles.thumbnail} />
        ) : (
          <span className={styles.noPicture}>
            {address ||
              t({
                id: 'desk.picture.none',
                context: 'In the frame of a picture that there is none of',
                message: 'No picture',
              })}
          </span>
        )}
      </div>
      {data ? <p className={styles.note}>{[sizeOf(data), weightOf(data)].join(' · ')}</p> : null}
      <ProblemAlert problem={isUpload ? error : null} />
      <div className={styles.pictureActions}>
        <UploadButton onUploaded={({ address: added }) => field.onChange(added)} onBusy={onBusy} />
        {address ? (
          <Button size="small" onClick={() => field.onChange('')}>
            {t({
              id: 'desk.picture.remove',
              context: 'Button under a picture',
              message: 'Take out',
            })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
