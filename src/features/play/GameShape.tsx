import { useLingui } from '@lingui/react';
import { useCurrentScreen } from '../../platform/screens/ScreensContext.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { GameCover } from './GameCover.tsx';
import bar from './GameBar.module.css';
import styles from './GamePage.module.css';

/** The shape of a game that is on its way, which says what is: the game, or before that is known, the page. */
export function GameShape({ game }: { game?: Game }) {
  const { i18n } = useLingui();
  const screen = useCurrentScreen();
  const name = game?.gameName ?? (screen && i18n._(screen.label));
  return (
    <section className={styles.page} aria-busy="true">
      <div className={styles.bar}>
        <div className={bar.middle}>
          <div className={bar.title}>
            {name ? <p className={bar.name}>{name}</p> : <Skeleton className={styles.lineShape} />}
          </div>
        </div>
      </div>
      <div className={styles.stage}>
        <GameCover game={game} />
      </div>
    </section>
  );
}
