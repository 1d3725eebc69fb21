import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { cashback } from '../../../api/cashback.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { Claim } from './Claim.tsx';
import { Days } from './Days.tsx';
import { Rates } from './Rates.tsx';

/** What a member gets back of bets: what can be claimed, how today stands, and the days before. */
export default function CashbackScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans id="centre.cashback.title" context="Heading of the page of money back on bets">
            Cashback
          </Trans>
        }
      >
        <Content />
      </CentreFrame>
    </CentreRoot>
  );
}

function Content() {
  const query = useInfiniteQuery(cashback(useHttp()));
  const { data } = query;
  const first = data?.pages[0];
  if (!data || !first) {
    if (query.isPending) return <Skeleton className={centre.shape} />;
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="centre.cashback.fault" context="The page of cashback did not load">
          Your cashback could not be loaded. Nothing is lost; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <div className={centre.columns}>
      <div className={centre.stack}>
        <Claim of={first} />
        <Days
          list={data.pages.flatMap(({ list }) => list)}
          hasMore={query.hasNextPage}
          isLoadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      </div>
      {first.terms && <Rates terms={first.terms} />}
    </div>
  );
}
