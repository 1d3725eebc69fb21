import type { ReactNode } from 'react';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { BackLink } from './BackLink.tsx';
import styles from './GamePage.module.css';

/** The page of a game that is not open: the way back above what there is to say. */
export function PlainPage({ game, children }: { game?: Game; children: ReactNode }) {
  return (
    <section className={styles.page}>
      <div className={styles.bar}>
        <BackLink category={game?.category} />
      </div>
      <div className={styles.words}>{children}</div>
    </section>
  );
}
