import { ICONS, MIRRORED, type DrawnIconName } from './icons.ts';
import styles from './Icon.module.css';

/** One icon of the set, in the colour of the text beside it; silent for screen readers. */
export function Icon({ name, size = 20 }: { name: DrawnIconName; size?: 16 | 20 | 24 | 32 }) {
  const Drawing = ICONS[name];
  return (
    <Drawing
      className={MIRRORED.has(name) ? styles.mirrored : styles.icon}
      size={size}
      strokeWidth={1.75}
      aria-hidden
    />
  );
}
