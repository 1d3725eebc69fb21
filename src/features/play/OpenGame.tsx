import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOwnPath } from '../../../engine/brand/links.ts';
import type { launchProblemValue } from '../../../schemas/api/launch.ts';
import type { FromSchema } from 'json-schema-to-ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { isTrial, type Session } from '../../platform/session/session.ts';
import { getScheme } from '../../platform/theme/scheme.ts';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { ClosedGame } from './ClosedGame.tsx';
import { GameBar } from './GameBar.tsx';
import { GameCover } from './GameCover.tsx';
import { GameStage, type Phase } from './GameStage.tsx';
import type { GameMessage } from './gameMessages.ts';
import { frameLaunch } from './launchAddress.ts';
import { LaunchFault } from './LaunchFault.tsx';
import type { PlayIntent } from './playIntent.ts';
import { writeCheckPath } from './roundId.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useHeld } from './useHeld.ts';
import { useLaunch } from './useLaunch.ts';
import { useMoney } from './useMoney.ts';
import { useSitting } from './useSitting.ts';
import styles from './GamePage.module.css';

const MoveMoneySheet = lazy(loadChunk(() => import('./MoveMoneySheet.tsx')));
const SittingSheet = lazy(loadChunk(() => import('./SittingSheet.tsx')));

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
  const launch = useLaunch(game, session.account, intent.isTrial);
  const { launched, relaunch } = launch;
  const [phase, setPhase] = useState<Phase>('loading');
  const asked = intent.isTrial || isTrial(session) ? 'play' : 'real';
  const mode = launched?.mode ?? asked;
  const { sitting, refresh } = useSitting(
    { account: session.account, gameId: game.id, mode: asked },
    { isOpen: phase === 'open', startedAt: launched?.startedAt },
  );
  const money = useMoney(mode, game.vassalage);
  const shown = useHeld({ amount: money.amount, netMinor: sitting.netMinor });
  const sheet = useMoneySheet(money);
  const [isSittingShown, showSitting] = useState(false);
  const hideSitting = () => showSitting(false);
  const frame = useFrame(launched);
  const fullScreen = useFullScreen(page);

  const openCheck = useOpenCheck();

  const onMessage = (message: GameMessage) => {
    if (message.kind === 'check') return openCheck(message.roundId);
    if (message.kind === 'begun') shown.hold();
    else shown.release();
    if (message.kind === 'round') refresh();
    if (message.kind === 'round' || message.kind === 'balance') money.tell(message.balance);
  };
  const reload = () => {
    setPhase('loading');
    shown.release();
    relaunch();
  };
  const fault = frame ? undefined : findFault(launch);
  return (
    <section ref={page} className={styles.page}>
      <GameBar
        game={game}
        mode={mode}
        amount={shown.value.amount}
        sitting={{ ...sitting, netMinor: shown.value.netMinor }}
        isHeading={fault === undefined && (phase === 'loading' || phase === 'open')}
        fullScreen={fullScreen}
        onReload={reload}
        onSitting={() => showSitting(true)}
        onMoveMoney={sheet.open}
      />
      <div className={styles.stage}>
        {frame ? (
          <GameStage
            key={frame.src}
            {...{ game, frame, mode, phase, onMessage }}
            onPhase={setPhase}
            onRetry={reload}
          />
        ) : fault === undefined ? (
          <GameCover game={game} />
        ) : (
          <div className={styles.over}>
            <Refused game={game} problem={fault} onRetry={reload} />
          </div>
        )}
      </div>
      <Suspense>
        {sheet.isOpen && <MoveMoneySheet game={game} onClose={sheet.close} />}
        {isSittingShown && (
          <SittingSheet {...{ sitting, mode }} wallet={money.wallet} onClose={hideSitting} />
        )}
      </Suspense>
    </section>
  );
}

/** Goes to the check of a round. */
function useOpenCheck() {
  const navigate = useNavigate();
  const fairness = useScreenPath('fairness');
  return (roundId: string) => {
    if (fairness) void navigate(writeCheckPath(fairness, roundId));
  };
}

/** The form that moves money into the wallet of a game; it opens by itself once, where nothing is in there. */
function useMoneySheet({ hasOwnWallet, isEmpty }: ReturnType<typeof useMoney>) {
  const [isOpen, setOpen] = useState<boolean>();
  if (isOpen === undefined && hasOwnWallet && isEmpty) setOpen(true);
  return {
    isOpen: hasOwnWallet && isOpen === true,
    open: hasOwnWallet ? () => setOpen(true) : undefined,
    close: () => setOpen(false),
  };
}

/** Why there is no frame; null for a device that is offline, undefined while nothing is wrong. */
function findFault({ launched, problem, isOffline }: ReturnType<typeof useLaunch>) {
  if (problem) return problem;
  if (launched) return launched.kind === 'game' ? refusedAddress : undefined;
  return isOffline ? null : undefined;
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
