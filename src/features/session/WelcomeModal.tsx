import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { gameMenus } from '../../api/games.ts';
import { balance } from '../../api/wallet.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import type { ModalProps } from '../../platform/modals/modals.ts';
import { isPlainPress } from '../../platform/modals/useModalLink.ts';
import { isBuilt, type Screen } from '../../platform/screens/screen.ts';
import { useScreens } from '../../platform/screens/ScreensContext.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { ButtonLink, Button } from '../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './session.module.css';

/** Pages that come next for a new member, in this order, as far as the brand has them: who one is, then money. */
const NEXT = ['memberCenter', 'deposit'];

/** Greets somebody whose account has just been opened: what is in it, and what can be done next. */
export default function WelcomeModal({ onClose }: ModalProps<'welcome'>) {
  const { i18n } = useLingui();
  const session = useSession();
  const { data: money } = useQuery(balance(useHttp()));
  const screens = useScreens();
  const lobby = useOpenLobby();
  const next = NEXT.flatMap(
    (id) => screens.find((screen) => screen.id === id && isBuilt(screen)) ?? [],
  );
  const steps = [...next, ...(lobby ? [lobby] : [])];
  const account = session.kind === 'member' ? session.account : '';
  const go = (to: string) => (press: MouseEvent) => {
    if (!isPlainPress(press)) return;
    press.preventDefault();
    void onClose(to);
  };
  return (
    <Dialog
      size="small"
      title={
        <Trans
          id="afterLogin.welcome"
          context="Heading after somebody signed in for the first time; {account} is their username"
        >
          Welcome, <bdi>{account}</bdi>
        </Trans>
      }
      lead={
        <Trans id="welcome.lead" context="Below the welcome to somebody who has just registered">
          Your account is open. This is what you can do next.
        </Trans>
      }
      onClose={() => void onClose()}
    >
      <p className={styles.welcomeMoney}>
        <Trans id="welcome.balance" context="Before the amount of money of a new member">
          Your balance
        </Trans>
        <strong>
          {money ? (
            <MoneyText amount={money.sumBalance} />
          ) : (
            <span className={styles.welcomeRoom}>
              <Skeleton />
            </span>
          )}
        </strong>
      </p>
      <DialogActions>
        {steps.map(({ id, label, paths: [path] }, at) => (
          <ButtonLink
            key={id}
            href={path}
            kind={at === 0 ? 'primary' : 'secondary'}
            size="large"
            wide
            onClick={go(path)}
            {...(at === 0 && { 'data-first-focus': true })}
          >
            {id === lobby?.id ? (
              <Trans
                id="welcome.play"
                context="Button to a new member: see the games that are open"
              >
                See the games
              </Trans>
            ) : (
              i18n._(label)
            )}
          </ButtonLink>
        ))}
        <Button kind="quiet" size="large" wide onClick={() => void onClose()}>
          <Trans id="welcome.later" context="Button below the welcome: stay on the page">
            Look around first
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The first lobby that has games to play now. */
function useOpenLobby(): Screen | undefined {
  const { data } = useQuery(gameMenus(useHttp()));
  const open = new Set<string | undefined>(
    data?.categories
      .filter(({ cards }) =>
        cards.some(({ status, gameCount }) => status === 'normal' && gameCount > 0),
      )
      .map(({ gameCategory }) => gameCategory),
  );
  return useScreens().find(
    (screen) => screen.category !== undefined && open.has(screen.category) && isBuilt(screen),
  );
}
