import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { PictureSide } from '../../../../schemas/api/identity.ts';
import { FaultText } from '../../../ui/fields/Field.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SIDE_WORDS } from './identityWords.ts';
import styles from './Identity.module.css';

const TYPES = 'image/jpeg,image/png,image/webp';

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
  const input = (capture?: 'user' | 'environment') => (
    <input
      type="file"
      className="visuallyHidden"
      accept={TYPES}
      capture={capture}
      onChange={({ target }) => {
        onChange(target.files?.[0]);
        target.value = '';
      }}
    />
  );
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.pictureName}>{name}</legend>
      {address && <img className={styles.preview} src={address} alt={name} />}
      <div className={styles.choices}>
        <label className={styles.choose} data-camera="">
          {input(side === 'selfie' ? 'user' : 'environment')}
          <Icon name="smartphone" size={20} />
          <Trans id="centre.identity.take" context="Button: opens the camera of a phone">
            Take a photo
          </Trans>
        </label>
        <label className={styles.choose}>
          {input()}
          <Icon name="image" size={20} />
          <Trans id="centre.identity.choose" context="Button: opens the choice of pictures">
            Choose a picture
          </Trans>
        </label>
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
