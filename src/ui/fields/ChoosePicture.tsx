import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ChoosePicture.module.css';

/** A button that opens the choice of pictures or, with `camera`, the camera of a phone that faces the member or away. */
export function ChoosePicture(props: {
  types: readonly string[];
  camera?: 'user' | 'environment';
  isMultiple?: boolean;
  describedBy?: string;
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const { types, camera, isMultiple, describedBy, onChoose, children } = props;
  return (
    <label className={styles.choose} data-camera={camera}>
      <input
        type="file"
        className="visuallyHidden"
        accept={types.join(',')}
        capture={camera}
        multiple={isMultiple}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same picture may be chosen again after it was taken out.
          target.value = '';
        }}
      />
      <Icon name={camera ? 'smartphone' : 'image'} size={20} />
      {children}
    </label>
  );
}
