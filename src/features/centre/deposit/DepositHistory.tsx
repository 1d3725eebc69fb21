import { Trans } from '@lingui/react/macro';
import { DEPOSIT_STATES } from '../../../../schemas/api/deposits.ts';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { HistoryFilters, HistoryList, useHistoryFilter } from '../orders/History.tsx';
import { useDepositHistory } from '../orders/useHistory.tsx';
import { DepositName } from './words.tsx';

/** Every deposit, the newest first. */
export function DepositHistory() {
  const path = useScreenPath('deposit') ?? '';
  const filter = useHistoryFilter();
  const { query, lines } = useDepositHistory(filter);
  return (
    <CentreFrame
      up={{ href: path, name: <DepositName /> }}
      title={
        <Trans id="centre.deposits.title" context="Heading above all deposits of a member">
          Your deposits
        </Trans>
      }
      aside={<HistoryFilters kind="deposit" states={DEPOSIT_STATES} filter={filter} />}
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
            <Trans id="centre.deposits.none" context="In place of a list of deposits">
              No deposit to show here.
            </Trans>
            <ButtonLink kind="primary" href={path}>
              <DepositName />
            </ButtonLink>
          </>
        }
      />
    </CentreFrame>
  );
}
