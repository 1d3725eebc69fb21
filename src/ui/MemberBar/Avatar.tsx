import { getInitial } from '../../lib/initialOf.ts';
import styles from './Avatar.module.css';

/** Stands for a member by the first letter of the account. */
export function Avatar({ account }: { account: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {getInitial(account)}
    </span>
  );
}
