import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startTrial } from '../../api/session.ts';
import { isTryPressed } from '../../lib/gamePaths.ts';
import { useGate } from '../../platform/gates/gates.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useModals } from '../../platform/modals/modals.ts';
import { useSessionActions } from '../../platform/session/SessionContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { GamePicture } from '../../ui/GameCard/GamePicture.tsx';
import { GameShape } from './GameShape.tsx';
import { PlainPage } from './PlainPage.tsx';
import type { PlayIntent } from './playIntent.ts';
import styles from './GuestQuestion.module.css';

interface GuestProps {
  readonly game: Game;
  readonly intent: PlayIntent;
}

/** A guest at a game: who pressed "Try free" to come here goes straight into it, all others are asked how to play. */
export function GuestAtGame({ game, intent }: GuestProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const trial = useTrial();
  const canTry = useGate('freePlay') && game.supportPlay === 0;
  const [isPressed] = useState(canTry && intent.isTrial && isTryPressed(location.state));
  const { start } = trial;
  useEffect(() => {
    if (!isPressed) return;
    // Once: coming back later, or a reload, is no press.
    void navigate(location.pathname + location.search, { replace: true, state: null });
    start();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the press was one
  }, []);
  if (isPressed && !trial.hasFailed) return <GameShape game={game} />;
  return (
    <PlainPage game={game}>
      <GuestQuestion game={game} intent={intent} canTry={canTry} trial={trial} />
    </PlainPage>
  );
}

/**
 * Asks a guest how to play: with an account, or for nothing where the game has that. It takes a press: an address that
 * signs in by itself could be put into any page of somebody else's.
 */
function GuestQuestion({
  game,
  intent,
  canTry,
  trial,
}: GuestProps & { readonly canTry: boolean; readonly trial: ReturnType<typeof useTrial> }) {
  const modals = useModals();
  const wantsTrial = canTry && intent.isTrial;
  const { gameName, vendorName } = game;
  const logIn = (
    <Button
      key="logIn"
      kind={wantsTrial ? 'secondary' : 'primary'}
      size="large"
      wide
      onPointerEnter={() => modals.prefetch('login')}
      onClick={() => modals.open('login', { reason: 'protected' })}
    >
      <Trans id="play.guest.logIn" context="Button to a guest at a game: sign in and play">
        Log in to play
      </Trans>
    </Button>
  );
  const tryFree = canTry && (
    <Button
      key="try"
      kind={wantsTrial ? 'primary' : 'secondary'}
      size="large"
      wide
      loading={trial.isBusy}
      onClick={trial.start}
    >
      <Trans id="play.guest.try" context="Button to a guest at a game: play with play money">
        Try it for free
      </Trans>
    </Button>
  );
  return (
    <div className={styles.question}>
      <span className={styles.picture}>
        <GamePicture game={game} sizes="(min-width: 900px) 288px, 176px" eager />
      </span>
      <div className={styles.words}>
        <p className={styles.vendor}>{vendorName}</p>
        <h1 className={styles.name}>{gameName}</h1>
        <p className={styles.text}>
          {canTry ? (
            <Trans id="play.guest.text" context="To a guest at a game that can be tried">
              Play with your account, or try it with play money: no account, nothing to pay.
            </Trans>
          ) : (
            <Trans id="play.guest.realOnly" context="To a guest at a game for members only">
              You are not logged in. This game is played with an account.
            </Trans>
          )}
        </p>
        {trial.hasFailed && (
          <p role="alert" className={styles.fault}>
            <Trans id="play.guest.failed" context="The free trial could not be started">
              The trial did not start. Wait a moment, then try again.
            </Trans>
          </p>
        )}
        <div className={styles.actions}>{wantsTrial ? [tryFree, logIn] : [logIn, tryFree]}</div>
        <NoAccount />
      </div>
    </div>
  );
}

function NoAccount() {
  const modals = useModals();
  if (!useGate('registration')) return null;
  return (
    <p className={styles.foot}>
      <Trans id="play.guest.noAccount" context="A button to register follows">
        No account yet?
      </Trans>{' '}
      <button type="button" className={styles.link} onClick={() => modals.open('register')}>
        <Trans id="play.guest.register" context="Button: open an account">
          Create one
        </Trans>
      </button>
    </p>
  );
}

function useTrial() {
  const http = useHttp();
  const { signIn } = useSessionActions();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const start = () => {
    setState('busy');
    startTrial(http).then(signIn, () => setState('failed'));
  };
  return { start, isBusy: state === 'busy', hasFailed: state === 'failed' };
}
