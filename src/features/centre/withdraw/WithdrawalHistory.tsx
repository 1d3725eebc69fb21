import { Trans } from '@lingui/react/macro';
import { WITHDRAWAL_STATES } from '../../../../schemas/api/withdrawals.ts';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { HistoryFilters, HistoryList, useHistoryFilter } from '../orders/History.tsx';
import { useWithdrawalHistory } from '../orders/useHistory.tsx';
import { WithdrawName } from './words.tsx';

/** Every withdrawal, the newest first. */
export function WithdrawalHistory() {
  const path = useScreenPath('withdraw') ?? '';
  const filter = useHistoryFilter();
  const { query, lines } = useWithdrawalHistory(filter);
  return (
    <CentreFrame
      up={{ href: path, name: <WithdrawName /> }}
      title={
        <Trans id="centre.withdrawals.title" context="Heading above all withdrawals of a member">
          Your withdrawals
        </Trans>
      }
      aside={<HistoryFilters kind="withdrawal" states={WITHDRAWAL_STATES} filter={filter} />}
    >
      <HistoryList
        lines={lines}
        isPending={query.isPending}
        onRetry={() => void query.refetch()}
        hasMore={query.hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        nothing={
          <>
            <Trans id="centre.withdrawals.none" context="In place of a list of withdrawals">
              No withdrawal to show here.
            </Trans>
            <ButtonLink kind="primary" href={path}>
              <WithdrawName />
            </ButtonLink>
          </>
        }
      />
    </CentreFrame>
  );
}
