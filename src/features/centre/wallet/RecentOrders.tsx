import { Trans } from '@lingui/react/macro';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { HistoryList } from '../orders/History.tsx';
import { useDepositHistory, useWithdrawalHistory } from '../orders/useHistory.tsx';
import styles from './Wallet.module.css';

const SHOWN = 8;

/** What came in and went out lately, the newest first. */
export function RecentOrders() {
  const hasDeposits = useScreenPath('deposit') !== undefined;
  const hasWithdrawals = useScreenPath('withdraw') !== undefined;
  const paidIn = useDepositHistory({ enabled: hasDeposits });
  const paidOut = useWithdrawalHistory({ enabled: hasWithdrawals });
  const both = [...(hasDeposits ? [paidIn] : []), ...(hasWithdrawals ? [paidOut] : [])];
  if (both.length === 0) return null;
  const isKnown = both.every(({ lines }) => lines !== undefined);
  const lines = both
    .flatMap((one) => one.lines ?? [])
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, SHOWN);
  return (
    <section className={styles.section} aria-labelledby="recent">
      <h2 id="recent" className={styles.heading}>
        <Trans id="centre.recent" context="Heading above the latest deposits and withdrawals">
          Latest deposits and withdrawals
        </Trans>
      </h2>
      <HistoryList
        lines={isKnown ? lines : undefined}
        isPending={both.some(({ query }) => query.isPending)}
        onRetry={() => both.forEach(({ query }) => void query.refetch())}
        hasMore={false}
        isLoadingMore={false}
        onMore={doNothing}
        nothing={
          <Trans id="centre.recent.none" context="In place of a list of deposits and withdrawals">
            Nothing came in or went out yet. Each deposit and withdrawal will stand here.
          </Trans>
        }
      />
    </section>
  );
}

const doNothing = () => undefined;
