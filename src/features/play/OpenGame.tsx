import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isOwnPath } from '../../../engine/brand/links.ts';
import type { launchProblemValue } from '../../../schemas/api/launch.ts';
import type { FromSchema } from 'json-schema-to-ts';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { balance as walletBalance } from '../../api/wallet.ts';
import { formatMinor } from '../../lib/minorUnits.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import type { Session } from '../../platform/session/session.ts';
import { getScheme } from '../../platform/theme/scheme.ts';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { ClosedGame } from './ClosedGame.tsx';
import { GameBar } from './GameBar.tsx';
import { GameCover } from './GameCover.tsx';
import { GameStage } from './GameStage.tsx';
import type { GameMessage } from './gameMessages.ts';
import { frameLaunch } from './launchAddress.ts';
import { LaunchFault } from './LaunchFault.tsx';
import type { PlayIntent } from './playIntent.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useLaunch } from './useLaunch.ts';
import { useSitting } from './useSitting.ts';
import styles from './GamePage.module.css';

/** Rounds may follow each other fast; the balance is asked for once in a while. */
const BALANCE_REST_MS = 800;

/** A game that a member plays: the bar above, and the game as soon as it is started. */
export function OpenGame({
  game,
  intent,
  session,
}: {
  game: Game;
  intent: PlayIntent;
  session: Session & { kind: 'member' };
}) {
  const page = useRef<HTMLElement>(null);
  const { launched, problem, isOffline, relaunch } = useLaunch(
    game,
    session.account,
    intent.isTrial,
  );
  const [isOpen, setOpen] = useState(false);
  const mode = launched?.mode ?? (intent.isTrial ? 'play' : 'real');
  const { sitting, add } = useSitting(`${session.account} ${game.id} ${mode}`, isOpen);
  const money = useMoney(mode);
  const frame = useFrame(launched);
  const fullScreen = useFullScreen(page);

  const onMessage = (message: GameMessage) => {
    if (message.kind === 'round') add(message);
    if (message.kind === 'round' || message.kind === 'balance') money.tell(message.balance);
  };
  const reload = () => {
    setOpen(false);
    relaunch();
  };
  const fault = problem ?? (isOffline && !launched ? null : undefined);
  return (
    <section ref={page} className={styles.page}>
      <GameBar
        game={game}
        mode={mode}
        amount={money.amount}
        sitting={sitting}
        fullScreen={fullScreen}
        onReload={reload}
      />
      <div className={styles.stage}>
        {frame ? (
          <GameStage
            key={frame.src}
            game={game}
            frame={frame}
            mode={mode}
            onOpen={setOpen}
            onMessage={onMessage}
            onRetry={reload}
          />
        ) : fault === undefined && (!launched || launched.kind === 'screen') ? (
          <GameCover game={game} />
        ) : (
          <div className={styles.over}>
            <Refused game={game} problem={fault ?? refusedAddress} onRetry={reload} />
          </div>
        )}
      </div>
    </section>
  );
}

const refusedAddress = new Error('The launch leads to a host that is not allowed.');

/** The frame for what was launched; what has a screen of its own is gone to. */
function useFrame(launched: ReturnType<typeof useLaunch>['launched']) {
  const brand = useBrand();
  const navigate = useNavigate();
  const path = launched?.kind === 'screen' ? launched.content : undefined;
  useEffect(() => {
    if (path !== undefined && isOwnPath(path)) void navigate(path, { replace: true });
  }, [path, navigate]);
  return useMemo(
    () =>
      launched?.kind === 'game'
        ? frameLaunch(launched.content, window.location.origin, brand, getScheme())
        : null,
    [launched, brand],
  );
}

function Refused(props: { game: Game; problem: Error | null; onRetry: () => void }) {
  const { game, problem, onRetry } = props;
  const code = problem instanceof Problem ? problem.code : undefined;
  if (code !== 'gameMaintenance' && code !== 'gameSoon') {
    return <LaunchFault problem={problem} onRetry={onRetry} />;
  }
  const { value } = problem as Problem;
  const { suggestions = [] } = (value ?? {}) as Partial<FromSchema<typeof launchProblemValue>>;
  const status = code === 'gameSoon' ? 'soon' : 'maintenance';
  return <ClosedGame game={game} status={status} suggestions={suggestions} />;
}

/** The money that a game is played with: one's own as the gateway says, play money as the game says. */
function useMoney(mode: PlayMode) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { decimals } = useBrand().currency;
  const { data } = useQuery({ ...walletBalance(http), enabled: mode === 'real' });
  const [played, setPlayed] = useState<bigint>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { queryKey } = walletBalance(http);

  const refresh = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: [...queryKey] });
    }, BALANCE_REST_MS);
    // The key says the same at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [queryClient]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // Whoever shows it next asks anew.
      void queryClient.invalidateQueries({ queryKey: [...queryKey] });
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [queryClient],
  );
  return {
    amount:
      mode === 'real'
        ? data?.sumBalance
        : played === undefined
          ? undefined
          : formatMinor(played, decimals),
    /** A game has told a balance; of real money that is only a reason to ask. */
    tell(told: bigint) {
      if (mode === 'play') setPlayed(told);
      else refresh();
    },
  };
}
