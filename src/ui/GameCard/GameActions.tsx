import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TRY_PRESSED } from '../../lib/gamePaths.ts';
import { useGate } from '../../platform/gates/gates.tsx';
import type { Game } from './GameCard.tsx';
import styles from './GameActions.module.css';

/** Play and free trial over the picture. "Play" is only drawn: the whole card is that link. */
export function GameActions({ game, href }: { game: Game; href: string }) {
  const { t } = useLingui();
  const { gameName } = game;
  const hasTrial = useGate('freePlay') && game.supportPlay === 0;
  return (
    <div className={styles.actions}>
      <span className={styles.play} aria-hidden="true">
        <Play size={16} strokeWidth={2} />
        <Trans id="game.play" context="Button on a game card: start the game">
          Play
        </Trans>
      </span>
      {hasTrial && (
        <Link
          className={styles.trial}
          to={`${href}&trial=1`}
          state={TRY_PRESSED}
          aria-label={t({
            id: 'game.tryNamed',
            context: 'Button on a game card, read aloud: play the named game without money',
            message: `Try ${gameName} for free`,
          })}
        >
          <Trans id="game.try" context="Button on a game card: play without money">
            Try free
          </Trans>
        </Link>
      )}
    </div>
  );
}
