import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { PictureSide } from '../../../../schemas/api/identity.ts';
import { FaultText } from '../../../ui/fields/Field.tsx';
import { ChoosePicture } from '../../../ui/fields/ChoosePicture.tsx';
import { SIDE_WORDS } from './identityWords.ts';
import styles from './Identity.module.css';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** A file as a data address, which is what the site's policy lets pages show. */
function useDataAddress(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ readonly file: File; readonly address: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, address: String(reader.result) });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read?.address : undefined;
}

/** One picture: taken by the camera of a phone, or chosen; what was taken shows below, with the way to take it anew. */
export function PictureInput({
  side,
  file,
  isMissing,
  onChange,
}: {
  side: PictureSide;
  file: File | undefined;
  isMissing: boolean;
  onChange: (file: File | undefined) => void;
}) {
  const { i18n } = useLingui();
  const name = i18n._(SIDE_WORDS[side]);
  const address = useDataAddress(file);
  const choose = ([chosen]: readonly File[]) => onChange(chosen);
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.pictureName}>{name}</legend>
      {address && <img className={styles.preview} src={address} alt={name} />}
      <div className={styles.choices}>
        <ChoosePicture
          types={TYPES}
          camera={side === 'selfie' ? 'user' : 'environment'}
          onChoose={choose}
        >
          <Trans id="centre.identity.take" context="Button: opens the camera of a phone">
            Take a photo
          </Trans>
        </ChoosePicture>
        <ChoosePicture types={TYPES} onChoose={choose}>
          <Trans id="centre.identity.choose" context="Button: opens the choice of pictures">
            Choose a picture
          </Trans>
        </ChoosePicture>
      </div>
      {isMissing && (
        <FaultText>
          <Trans id="centre.identity.pictureMissing" context="Below a picture that is wanted">
            This picture is missing.
          </Trans>
        </FaultText>
      )}
    </fieldset>
  );
}
