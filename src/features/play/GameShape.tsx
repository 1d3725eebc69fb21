import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { GameCover } from './GameCover.tsx';
import styles from './GamePage.module.css';

/** The shape of a game that is on its way. */
export function GameShape({ game }: { game?: Game }) {
  return (
    <section className={styles.page} aria-busy="true">
      <div className={styles.bar}>
        <Skeleton className={styles.lineShape} />
      </div>
      <div className={styles.stage}>
        <GameCover game={game} />
      </div>
    </section>
  );
}
