import styles from './AppMark.module.css';

/** The mark of a phone's maker in the colour of the text, 20 px or 28 px; silent for screen readers. */
export function AppMark({ maker, size = 20 }: { maker: 'apple' | 'android'; size?: 20 | 28 }) {
  return <span className={`${styles.mark} ${styles[maker]}`} data-size={size} aria-hidden="true" />;
}
