import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LIMIT_KINDS } from '../../../../schemas/api/limits.ts';
import { limits } from '../../../api/limits.ts';
import { playTime } from '../../../api/playTime.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { Breaks } from './Breaks.tsx';
import { LimitGroup } from './LimitGroup.tsx';
import { PlayTimes } from './PlayTimes.tsx';
import { Review } from './Review.tsx';

/** Limits of money that members set for themselves, and breaks from the site. */
export default function LimitsScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans id="centre.limits.title" context="Heading of the page on which limits are set">
            My limits
          </Trans>
        }
      >
        <p className={centre.quiet}>
          <Trans id="centre.limits.lead" context="Under the heading of the page of limits">
            Decide beforehand how much you want to spend. A lower limit holds at once. A higher one
            waits, so that you can think about it.
          </Trans>
        </p>
        <Content />
      </CentreFrame>
    </CentreRoot>
  );
}

function Content() {
  const http = useHttp();
  const query = useQuery(limits(http));
  const times = useQuery(playTime(http));
  if (!query.data || times.isPending) {
    if (query.isPending || times.isPending) return <Skeleton className={centre.shape} />;
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="centre.limits.fault" context="The limits of a member could not be loaded">
          Your limits could not be loaded. They still hold; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <>
      <Review limits={query.data} />
      {LIMIT_KINDS.map((kind) => (
        <LimitGroup key={kind} kind={kind} limits={query.data} />
      ))}
      <PlayTimes raiseDelayHours={query.data.raiseDelayHours} />
      <Breaks limits={query.data} />
    </>
  );
}
