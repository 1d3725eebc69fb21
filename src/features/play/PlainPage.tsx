import type { ReactNode } from 'react';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { BackLink } from './BackLink.tsx';
import { FavoriteTool } from './FavoriteTool.tsx';
import styles from './GamePage.module.css';

/** The page of a game that is not open: the way back and the heart above what there is to say. */
export function PlainPage({ game, children }: { game?: Game; children: ReactNode }) {
  return (
    <section className={styles.page}>
      <div className={styles.bar}>
        <BackLink category={game?.category} />
        {game && (
          <div className={styles.atEnd}>
            <FavoriteTool game={game} />
          </div>
        )}
      </div>
      <div className={styles.words}>{children}</div>
    </section>
  );
}
