import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { referrals } from '../../../api/referrals.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { Friends } from './Friends.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Invitation } from './Invitation.tsx';

/** How a member invites friends, what it brings, and who came. */
export default function InviteScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans
            id="centre.invite.title"
            context="Heading of the page on which members invite friends"
          >
            Invite friends
          </Trans>
        }
      >
        <Content />
      </CentreFrame>
    </CentreRoot>
  );
}

function Content() {
  const query = useInfiniteQuery(referrals(useHttp()));
  const { data } = query;
  const first = data?.pages[0];
  if (!data || !first) {
    if (query.isPending) return <Skeleton className={centre.shape} />;
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans
          id="centre.invite.fault"
          context="The page on which members invite friends did not load"
        >
          Your invitation could not be loaded. Check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <div className={centre.columns}>
      <div className={centre.stack}>
        <Invitation code={first.code} terms={first.terms} />
        <Friends
          totals={first}
          list={data.pages.flatMap(({ list }) => list)}
          hasMore={query.hasNextPage}
          isLoadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      </div>
      {first.terms && <HowItWorks terms={first.terms} />}
    </div>
  );
}
