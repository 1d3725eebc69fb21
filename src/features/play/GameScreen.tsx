import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { oneGame } from '../../api/games.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { usePageSubject } from '../../platform/screens/ScreensContext.tsx';
import { useQueryText } from '../../platform/screens/useQueryValue.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { readStoredSession } from '../../platform/session/sessionStore.ts';
import { useMounted } from '../../ui/motion/useMounted.ts';
import { ClosedGame } from './ClosedGame.tsx';
import { GameShape } from './GameShape.tsx';
import { GuestAtGame } from './GuestAtGame.tsx';
import { LaunchFault } from './LaunchFault.tsx';
import { NoGame } from './NoGame.tsx';
import { OpenGame } from './OpenGame.tsx';
import { PlainPage } from './PlainPage.tsx';
import { keepIntent, readIntent, type PlayIntent } from './playIntent.ts';

/** Plays a game: asks guests how, starts it for members, and says why where it cannot be played. */
export default function GameScreen() {
  return (
    <Suspense fallback={<GameShape />}>
      <WithMessages part="play">
        <AskedGame />
      </WithMessages>
    </Suspense>
  );
}

function AskedGame() {
  const isMounted = useMounted();
  const query = useQueryText();
  const intent = useMemo(() => (isMounted ? readIntent(query) : null), [isMounted, query]);
  useEffect(() => {
    if (intent) keepIntent(intent);
  }, [intent]);
  // One prerendered page serves every game.
  if (!isMounted) return <GameShape />;
  if (!intent) return <NoGame />;
  return <Play key={`${intent.gameId} ${intent.isTrial}`} intent={intent} />;
}

function Play({ intent }: { intent: PlayIntent }) {
  const { data: game, error, fetchStatus, refetch } = useQuery(oneGame(useHttp(), intent.gameId));
  const session = useSession();
  usePageSubject(game?.gameName);
  if (!game) {
    if (!error && fetchStatus !== 'paused') return <GameShape />;
    return (
      <PlainPage>
        <LaunchFault problem={error} onRetry={() => void refetch()} />
      </PlainPage>
    );
  }
  if (game.status !== 'normal') {
    return (
      <PlainPage game={game}>
        <ClosedGame game={game} />
      </PlainPage>
    );
  }
  if (session.kind === 'member') {
    const sitting = `${session.account} ${game.id}`;
    return <OpenGame key={sitting} game={game} intent={intent} session={session} />;
  }
  // A kept session takes a moment to show.
  if (readStoredSession().kind === 'member') return <GameShape game={game} />;
  return <GuestAtGame game={game} intent={intent} />;
}
