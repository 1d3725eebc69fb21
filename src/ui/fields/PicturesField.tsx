import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { ChoosePicture } from './ChoosePicture.tsx';
import { FaultText } from './Field.tsx';
import styles from './PicturesField.module.css';

/** Pictures that may go with one word of the member. */
const MOST = 3;
const MOST_BYTES = 5 * 1024 * 1024;
const TYPES: readonly string[] = ['image/png', 'image/jpeg'];

/** Whether pictures can be sent: PNG or JPG of 5 MB at most, three at most. */
export const arePictures = (files: readonly File[]): boolean =>
  files.length <= MOST &&
  files.every(({ type, size }) => TYPES.includes(type) && size <= MOST_BYTES);

/** Chooses pictures that go with what a member sends, such as those that show a payment; what was chosen stands below with the way to take it out again. */
export function PicturesField(props: {
  /** What stands above in place of the word for a receipt. */
  label?: ReactNode;
  files: readonly File[];
  isOptional?: boolean;
  /** Sent without a picture that is wanted. */
  isMissing?: boolean;
  onChange: (files: readonly File[]) => void;
}) {
  const { label, files, isOptional, isMissing, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        {label ? (
          label
        ) : isOptional ? (
          <Trans
            id="centre.proof.optional"
            context="Above the choice of pictures, which may be left out"
          >
            Picture of the receipt (optional)
          </Trans>
        ) : (
          <Trans id="centre.proof" context="Above the choice of pictures that are wanted">
            Picture of the receipt
          </Trans>
        )}
      </span>
      {files.length < MOST && (
        <ChoosePicture
          types={TYPES}
          isMultiple
          describedBy={id}
          onChoose={(chosen) => onChange([...files, ...chosen].slice(0, MOST))}
        >
          <Trans id="centre.proof.add" context="Button that opens the choice of pictures">
            Add a picture
          </Trans>
        </ChoosePicture>
      )}
      <ul role="list" className={styles.files}>
        {files.map((file, at) => (
          <li key={`${file.name}${at}`} className={styles.file}>
            <bdi className={styles.name}>{file.name}</bdi>
            <button
              type="button"
              className={styles.remove}
              onClick={() => onChange(files.filter((_, other) => other !== at))}
            >
              <Trans id="centre.proof.remove" context="Button beside a chosen picture">
                Remove
              </Trans>
            </button>
          </li>
        ))}
      </ul>
      <div id={id}>
        <Help files={files} isMissing={isMissing} />
      </div>
    </div>
  );
}

/** What pictures may be, or what is wrong with those that were chosen. */
function Help({ files, isMissing }: { files: readonly File[]; isMissing?: boolean }) {
  return isMissing && files.length === 0 ? (
    <FaultText>
      <Trans id="centre.proof.missing" context="Below the choice of pictures: one is wanted">
        Add a picture first.
      </Trans>
    </FaultText>
  ) : arePictures(files) ? (
    <p className={styles.help}>
      <Trans id="centre.proof.help" context="Below the choice of pictures: what they may be">
        PNG or JPG, 5 MB each, up to three.
      </Trans>
    </p>
  ) : (
    <FaultText>
      <Trans id="centre.proof.wrong" context="Below the choice of pictures: one is not right">
        Only PNG or JPG of 5 MB at most. Remove the others.
      </Trans>
    </FaultText>
  );
}
