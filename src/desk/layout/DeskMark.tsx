import styles from './layout.module.css';

/** The name of the desk: a proper name, the same in every language. */
export function DeskMark() {
  return (
    <span className={styles.mark} translate="no">
      <img src="/icon.svg" width="24" height="24" alt="" />
      {'Livery Desk' as string}
    </span>
  );
}
