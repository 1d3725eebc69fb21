import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { pointBalance } from '../../../api/points.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useModals } from '../../../platform/modals/modals.ts';
import { isRealMember } from '../../../platform/session/session.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { useAddress } from '../../../ui/Records/useAddress.ts';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { CentreRoot } from '../CentreRoot.tsx';
import { Convert } from './Convert.tsx';
import { Details, Orders } from './History.tsx';
import { Items } from './Items.tsx';
import styles from './Mall.module.css';
import { Rules } from './Rules.tsx';

const PAGES = ['redeem', 'history', 'details', 'rules'] as const;
type MallPage = (typeof PAGES)[number];

/** The points mall: what points are redeemed for, what was ordered, how points moved, and the rules. */
export default function PointMallScreen() {
  return (
    <CentreRoot>
      <Mall />
    </CentreRoot>
  );
}

function Mall() {
  const { t } = useLingui();
  const { read, choose } = useAddress();
  const isMember = isRealMember(useSession());
  const asked = PAGES.find((page) => page === read('tab')) ?? 'redeem';
  const own = <OnlyMembers />;
  const pages: Readonly<Record<MallPage, ReactNode>> = {
    redeem: <Items />,
    history: isMember ? <Orders /> : own,
    details: isMember ? <Details /> : own,
    rules: <Rules />,
  };
  return (
    <div className={styles.page}>
      <Head />
      <Tabs
        label={t({
          id: 'mall.tabs',
          context: 'Name of the tabs of the points mall, read aloud',
          message: 'Parts of the points mall',
        })}
        tabs={[
          {
            id: 'redeem',
            label: t({ id: 'mall.tab.redeem', context: 'Tab: what there is', message: 'Redeem' }),
          },
          {
            id: 'history',
            label: t({
              id: 'mall.tab.history',
              context: 'Tab: what the member ordered',
              message: 'My orders',
            }),
          },
          {
            id: 'details',
            label: t({
              id: 'mall.tab.details',
              context: 'Tab: how points moved',
              message: 'Points details',
            }),
          },
          {
            id: 'rules',
            label: t({ id: 'mall.tab.rules', context: 'Tab: how points work', message: 'Rules' }),
          },
        ]}
        chosen={asked}
        onChoose={(id) => choose('tab', id === 'redeem' ? '' : id)}
      >
        {pages[asked]}
      </Tabs>
    </div>
  );
}

/** What the member has, and the way to change it into money; guests are told what this is. */
function Head() {
  const isMember = isRealMember(useSession());
  const { data } = useQuery({ ...pointBalance(useHttp()), enabled: isMember });
  const formats = useFormats();
  const [isConverting, setConverting] = useState(false);
  const owed = data ? formats.number(data.owed) : '';
  return (
    <header className={styles.head} data-scheme="dark">
      <span className={styles.sign} aria-hidden="true">
        <Icon name="points" size={32} />
      </span>
      <div className={styles.headWords}>
        <h1 className={styles.title}>
          <Trans id="mall.title" context="Heading of the points mall">
            Points mall
          </Trans>
        </h1>
        <p className={styles.lead}>
          <Trans id="mall.lead" context="Under the heading of the points mall">
            Bets that count bring points. They never expire.
          </Trans>
        </p>
      </div>
      {isMember && (
        <div className={styles.have}>
          <p className={styles.balance}>
            <span className={styles.over}>
              <Trans id="mall.have" context="Above the number of points that a member has">
                Your points
              </Trans>
            </span>
            <strong>{data ? formats.number(data.points) : '–'}</strong>
            {data && data.owed > 0 && (
              <span className={styles.over}>
                <Trans
                  id="mall.owed"
                  context="Points that corrections took back beyond what there was; {owed} is a number"
                >
                  {owed} were corrected; the next points pay them off
                </Trans>
              </span>
            )}
          </p>
          {data && data.convertible > 0 && (
            <Button kind="primary" onClick={() => setConverting(true)}>
              <Trans id="mall.convert.open" context="Button: change points into money">
                Change into money
              </Trans>
            </Button>
          )}
        </div>
      )}
      {isConverting && data && <Convert balance={data} onClose={() => setConverting(false)} />}
    </header>
  );
}

function OnlyMembers() {
  const { requireMember } = useModals();
  return (
    <div className={styles.nothing}>
      <p>
        <Trans id="mall.members" context="In place of what only members have">
          Sign in to see your points and orders.
        </Trans>
      </p>
      <Button kind="primary" onClick={() => requireMember(() => undefined, { real: true })}>
        <Trans id="mall.signIn" context="Button">
          Sign in
        </Trans>
      </Button>
    </div>
  );
}
