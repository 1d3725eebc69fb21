import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { vipProgramme, vipStanding } from '../../../api/vip.ts';
import { useGate } from '../../../platform/gates/gates.tsx';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useModals } from '../../../platform/modals/modals.ts';
import { isRealMember } from '../../../platform/session/session.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { CentreRoot } from '../CentreRoot.tsx';
import { Gifts } from './Gifts.tsx';
import { History } from './History.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Levels } from './Levels.tsx';
import { KeepCard, MonthCard, RankCard } from './Standing.tsx';
import styles from './Vip.module.css';

/** The VIP programme: where a member is, what is next, and what each level gives; guests see the programme. */
export default function VipScreen() {
  return (
    <CentreRoot>
      <div className={styles.page}>
        <Content />
      </div>
    </CentreRoot>
  );
}

function Content() {
  const isMember = isRealMember(useSession());
  const { data, isPending, refetch } = useQuery(vipProgramme(useHttp()));
  if (!data) {
    if (isPending) return <Shape />;
    return (
      <LoadFault onRetry={() => void refetch()}>
        <Trans id="vip.fault" context="The page of the VIP programme did not load">
          The VIP programme could not be loaded. Check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <>
      {isMember ? <Mine of={data} /> : <Welcome />}
      {isMember ? <MineLevels of={data} /> : <Levels of={data} current={null} />}
      <HowItWorks of={data} />
      {isMember && <History of={data} />}
    </>
  );
}

type Programme = Parameters<typeof Levels>[0]['of'];

function MineLevels({ of }: { of: Programme }) {
  const { data } = useQuery(vipStanding(useHttp()));
  return <Levels of={of} current={data?.level ?? null} />;
}

function Mine({ of }: { of: Programme }) {
  const { data, isPending, refetch } = useQuery(vipStanding(useHttp()));
  if (!data) {
    if (isPending) return <Skeleton className={styles.heroShape} />;
    return (
      <LoadFault onRetry={() => void refetch()}>
        <Trans id="vip.standing.fault" context="Where a member is in the programme did not load">
          Your level could not be loaded. Nothing is lost; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <>
      <RankCard of={of} standing={data} />
      <Gifts of={of} standing={data} />
      <div className={styles.pair}>
        <KeepCard standing={data} />
        <MonthCard of={of} standing={data} />
      </div>
    </>
  );
}

/** What guests and trial accounts see in place of a level of their own. */
function Welcome() {
  const { requireMember } = useModals();
  const canRegister = useGate('registration');
  return (
    <header className={styles.hero} data-scheme="dark">
      <span className={styles.crown} aria-hidden="true">
        <Icon name="vip" size={32} />
      </span>
      <h1 className={styles.heroTitle}>
        <Trans id="vip.title" context="Heading of the VIP page for guests">
          A programme that grows with you
        </Trans>
      </h1>
      <p className={styles.heroLead}>
        <Trans id="vip.lead" context="Under the heading of the VIP page for guests">
          Every bet that counts brings growth. Each level gives once as you reach it, then month by
          month and on your birthday.
        </Trans>
      </p>
      <div className={styles.heroActs}>
        {canRegister && (
          <ButtonLink kind="primary" size="large" href="/register">
            <Trans id="vip.join" context="Button of the VIP page: opens an account">
              Open an account
            </Trans>
          </ButtonLink>
        )}
        <Button size="large" onClick={() => requireMember(() => undefined, { real: true })}>
          <Trans id="vip.signIn" context="Button of the VIP page: shows the guest their own level">
            See my level
          </Trans>
        </Button>
      </div>
    </header>
  );
}

function Shape() {
  return (
    <>
      <Skeleton className={styles.heroShape} />
      <div className={styles.levels}>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} className={styles.levelShape} />
        ))}
      </div>
    </>
  );
}
