import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useBanners } from '../../api/useBanners.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useGate } from '../../platform/gates/gates.tsx';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { useQueryValue } from '../../platform/screens/useQueryValue.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { LoginArt } from './LoginArt.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import styles from './LoginScreen.module.css';
import { TrialOffer } from './TrialOffer.tsx';

/** Signing in as a page of its own, where a brand asks for it before anything else or an address leads here. */
export default function LoginScreen() {
  const hasArt = useHasArt();
  return (
    <section className={styles.page}>
      <div className={styles.card} data-pictured={hasArt || undefined}>
        {hasArt && (
          <div className={styles.art}>
            <LoginArt />
          </div>
        )}
        <div className={styles.content}>
          <WithMessages part="account">
            <Ways />
          </WithMessages>
        </div>
      </div>
    </section>
  );
}

function useHasArt(): boolean {
  const { data } = useBanners('w_login');
  return data === undefined || data.length > 0;
}

function Ways() {
  const { name } = useBrand();
  const session = useSession();
  const navigate = useNavigate();
  const canTry = useGate('freePlay');
  const wantsTrial = useQueryValue('demo') === '1';
  if (session.kind === 'member') return <Inside account={session.account} />;
  if (canTry && wantsTrial) return <TrialOffer />;
  const leave = async () => navigate('/', { replace: true });
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans id="login.page.title" context="Heading of the log-in page; {name} is the brand">
          Log in to {name}
        </Trans>
      </h1>
      <LoginPanel args={{}} leaving={{ leave, isPage: true }} />
    </>
  );
}

function Inside({ account }: { account: string }) {
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans id="login.page.inside" context="Heading of the log-in page for who is in already">
          You are logged in as <bdi>{account}</bdi>
        </Trans>
      </h1>
      <ButtonLink href="/" kind="primary" size="large">
        <Trans id="login.page.home" context="Button of the log-in page for who is in already">
          Go to the home page
        </Trans>
      </ButtonLink>
    </>
  );
}
