import { Trans } from '@lingui/react/macro';
import { Clock, Crown, Flame, Sparkles, Wrench } from 'lucide-react';
import type { Game } from './GameCard.tsx';
import styles from './GameMark.module.css';

/** The one thing a card says about its game: closed or on its way before anything, then jackpot, hot, new. */
export function GameMark({ game, quietHot = false }: { game: Game; quietHot?: boolean }) {
  if (game.status === 'maintenance')
    return (
      <p className={styles.state}>
        <Wrench size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans
          id="game.state.maintenance"
          context="On a game card: the game is being repaired and cannot be played now"
        >
          Back soon
        </Trans>
      </p>
    );
  if (game.status === 'soon')
    return (
      <p className={`${styles.badge} ${styles.soon}`}>
        <Clock size={12} strokeWidth={2} aria-hidden="true" />
        <Trans id="game.state.soon" context="On a game card: the game has not opened yet">
          Coming soon
        </Trans>
      </p>
    );
  if (game.hasJackpot)
    return (
      <p className={`${styles.badge} ${styles.jackpot}`}>
        <Crown size={12} strokeWidth={2} aria-hidden="true" />
        <Trans id="game.badge.jackpot" context="Badge on a game card: the game has a jackpot">
          Jackpot
        </Trans>
      </p>
    );
  if (game.isHot && !quietHot)
    return (
      <p className={styles.badge}>
        <Flame size={12} strokeWidth={2} aria-hidden="true" />
        <Trans id="game.badge.hot" context="Badge on a game card: many people play it">
          Hot
        </Trans>
      </p>
    );
  if (game.isNew)
    return (
      <p className={styles.badge}>
        <Sparkles size={12} strokeWidth={2} aria-hidden="true" />
        <Trans id="game.badge.new" context="Badge on a game card: the game is new">
          New
        </Trans>
      </p>
    );
  return null;
}
