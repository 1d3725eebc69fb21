import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lotteryOffer, lotteryState } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { isProblem } from '../../../platform/http/problem.ts';
import { usePageSubject } from '../../../platform/screens/ScreensContext.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useDrawShow } from '../draws/useDrawShow.ts';
import { useFamily } from '../useFamily.ts';
import type { PlaceProps } from '../lotteryPaths.ts';
import { BetTable } from './BetTable.tsx';
import { IssueBar } from './IssueBar.tsx';
import styles from './Bet.module.css';

/** One lottery to bet on: its clock, what can be picked, and the slip. */
export default function BetPage({
  feature,
  path,
  gameCode,
  playType,
}: PlaceProps & { gameCode: string; playType: string | null }) {
  const http = useHttp();
  const session = useSession();
  const account = session.kind === 'member' ? session.account : undefined;
  const state = useQuery({
    ...lotteryState(http, gameCode),
    refetchInterval: ({ state: { data } }) => (data && data.waiting.length > 0 ? 2_000 : 15_000),
  });
  // A guest who signs in keeps what they were doing while their own prices are on the way.
  const offer = useQuery({
    ...lotteryOffer(http, gameCode, account),
    placeholderData: (before) => before,
  });
  const family = useFamily(state.data?.lottery.family);
  const show = useDrawShow(state.data);
  const nameOf = useLotteryName();
  usePageSubject(state.data && nameOf(state.data.lottery));
  const missing = isProblem(state.error, 'lotteryNotOffered', 'featureOff', 'notFound');
  useEffect(() => {
    if (playType !== null) window.scrollTo({ top: 0 });
  }, [playType]);

  if (missing) return <NotOffered path={path} />;
  if ((state.isError && !state.data) || (offer.isError && !offer.data) || family === null) {
    return (
      <LoadFault
        onRetry={() => {
          void state.refetch();
          void offer.refetch();
        }}
      >
        <Trans id="lottery.bet.fault" context="Lottery: a lottery could not be loaded">
          This lottery could not be loaded.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <div className={styles.page}>
      {state.data ? (
        <IssueBar state={state.data} path={path} show={show} />
      ) : (
        <Skeleton className={styles.barShape} />
      )}
      {state.data && offer.data && family ? (
        <BetTable
          state={state.data}
          offer={offer.data}
          family={family}
          path={path}
          feature={feature}
          startPlay={playType}
          show={show}
          onOfferOld={() => void offer.refetch()}
        />
      ) : (
        <Skeleton className={styles.tableShape} />
      )}
    </div>
  );
}

function NotOffered({ path }: { path: string }) {
  return (
    <div className={styles.none}>
      <h1>
        <Trans
          id="lottery.none.title"
          context="Lottery: heading of a page about a lottery that is not offered"
        >
          This lottery is not offered here
        </Trans>
      </h1>
      <p>
        <Trans id="lottery.none.text" context="Lottery: below that heading">
          It may have been switched off, or the address is wrong.
        </Trans>
      </p>
      <ButtonLink href={path} kind="primary">
        <Trans id="lottery.none.hall" context="Lottery: link to all lotteries">
          See all lotteries
        </Trans>
      </ButtonLink>
    </div>
  );
}
