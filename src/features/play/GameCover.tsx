import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { GamePicture } from '../../ui/GameCard/GamePicture.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './GamePage.module.css';

/** Stands where a game will, in its colour, until it shows itself. */
export function GameCover({ game }: { game?: Game }) {
  return (
    <div className={styles.cover} aria-hidden="true">
      <span className={styles.poster}>
        {game ? <GamePicture game={game} sizes="192px" eager /> : <Skeleton />}
      </span>
      <span className={styles.waiting} />
    </div>
  );
}
