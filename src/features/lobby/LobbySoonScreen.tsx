import { LobbyComingSoon } from './LobbyComingSoon.tsx';
import styles from './LobbyScreen.module.css';

/** Stands for a page of games that is not finished: says so, and offers what can be played meanwhile. */
export default function LobbySoonScreen() {
  return (
    <div className={styles.page}>
      <LobbyComingSoon vendors={[]} />
    </div>
  );
}
