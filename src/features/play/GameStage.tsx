import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { StatusPage } from '../../ui/StatusPage/StatusPage.tsx';
import { GameCover } from './GameCover.tsx';
import type { GameMessage } from './gameMessages.ts';
import type { GameFrame } from './launchAddress.ts';
import { useGameMessages } from './useGameMessages.ts';
import styles from './GamePage.module.css';

/** How long a game may take before it is said that it takes long. */
const LATE_MS = 25_000;

/** How far a game is. */
export type Phase = 'loading' | 'open' | 'late' | 'ended';

/** A game in its frame. A frame that was left would be good for nothing: each launch gets one of its own. */
export function GameStage(props: {
  game: Game;
  frame: GameFrame;
  mode: PlayMode;
  phase: Phase;
  onPhase: (phase: Phase) => void;
  onMessage: (message: GameMessage) => void;
  onRetry: () => void;
}) {
  const { game, frame, mode, phase, onPhase, onMessage, onRetry } = props;
  const element = useRef<HTMLIFrameElement>(null);
  useGameMessages(element, { origin: frame.origin, mode }, (message) => {
    if (message.kind === 'ended') onPhase('ended');
    else if (phase !== 'open') onPhase('open');
    onMessage(message);
  });
  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => onPhase('late'), LATE_MS);
    return () => clearTimeout(timer);
  }, [phase, onPhase]);
  useEffect(() => {
    // Keys are for the game from the first moment, unless somebody is at the bar already.
    if (phase === 'open' && document.activeElement === document.body) element.current?.focus();
  }, [phase]);
  return (
    <>
      <iframe
        ref={element}
        className={styles.frame}
        src={frame.src}
        title={game.gameName}
        sandbox={frame.sandbox}
        allow="fullscreen; autoplay"
        // A game of our own says itself when it is ready: a page of an error loads, too.
        onLoad={() => !frame.isOriginal && phase !== 'ended' && onPhase('open')}
        inert={phase !== 'open'}
      />
      {phase === 'loading' && <GameCover game={game} />}
      {(phase === 'late' || phase === 'ended') && (
        <div className={styles.over}>
          {phase === 'late' ? <Late onRetry={onRetry} /> : <Ended onRetry={onRetry} />}
        </div>
      )}
    </>
  );
}

function Late({ onRetry }: { onRetry: () => void }) {
  return (
    <StatusPage
      kind="slow"
      text={
        <Trans
          id="play.late"
          context="A game takes very long to load; a button to try again follows"
        >
          The game is not answering. Nothing was staked. Check your network, then try again.
        </Trans>
      }
      onRetry={onRetry}
    />
  );
}

function Ended({ onRetry }: { onRetry: () => void }) {
  return (
    <StatusPage
      kind="comingSoon"
      title={
        <Trans
          id="play.ended.title"
          context="Heading: the game was ended, such as after a long rest"
        >
          This sitting has ended
        </Trans>
      }
      text={
        <Trans
          id="play.ended.text"
          context="Text: the game was ended; a button to try again follows"
        >
          Rounds that were open are settled. Open the game again to go on.
        </Trans>
      }
      onRetry={onRetry}
    />
  );
}
