import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  lotteryHall,
  lotteryResults,
  lotteryState,
  resultsOfDay,
  type DrawResult,
} from '../../../api/lottery.ts';
import { writeDrawCheckPath } from '../../../lib/drawCheckPath.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { ViewWord } from '../bet/IssueBar.tsx';
import { writePlace, type PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { DemoMark } from '../parts/DemoMark.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { useFilters } from '../parts/useFilters.ts';
import { MarkSixResult, readMarkSix } from './MarkSixResult.tsx';
import { DrawingNow, isBoard, PrizeBoard } from './PrizeBoard.tsx';
import { standsOnBoard, VietnamBoards } from './VietnamBoards.tsx';
import styles from './Results.module.css';

/** Drawn numbers: of one lottery, or the newest of each on a day. */

export default function ResultsPage(props: PlaceProps & { gameCode: string | null }) {
  const { gameCode, path, feature } = props;
  const { t } = useLingui();
  const { values, choose } = useFilters(['date']);
  const date = /^\d{4}-\d{2}-\d{2}$/.test(values.date) ? values.date : undefined;
  return (
    <div className={styles.page}>
      <PageHead
        path={path}
        gameCode={gameCode}
        title={
          <Trans id="lottery.results.title" context="Lottery: heading of a page of drawn numbers">
            Results
          </Trans>
        }
      >
        <input
          type="date"
          className={styles.date}
          aria-label={t({
            id: 'lottery.results.date',
            context: 'Lottery: name of a field for the day whose results are shown',
            message: 'Day',
          })}
          value={date ?? ''}
          onChange={({ target }) => choose('date', target.value)}
        />
        {feature === 'vnLottery' && gameCode === null && (
          <ButtonLink size="small" href={writePlace(path, { view: 'check' })}>
            <ViewWord view="check" />
          </ButtonLink>
        )}
        <ButtonLink size="small" href={writePlace(path, { view: 'calendar' })}>
          <ViewWord view="calendar" />
        </ButtonLink>
      </PageHead>
      {gameCode !== null ? (
        <OneLottery path={path} gameCode={gameCode} date={date} />
      ) : (
        <>
          {feature === 'vnLottery' && <VietnamBoards date={date} />}
          <AllResults feature={feature} path={path} date={date} />
        </>
      )}
    </div>
  );
}

function Fault({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFault onRetry={onRetry}>
      <Trans id="lottery.results.fault" context="Lottery: results could not be loaded">
        The results could not be loaded.
      </Trans>
    </LoadFault>
  );
}

function NoResults() {
  return (
    <Nothing
      title={
        <Trans id="lottery.results.none" context="Lottery: in place of drawn numbers">
          Nothing was drawn on this day. Choose another day.
        </Trans>
      }
    />
  );
}

function AllResults({ feature, path, date }: PlaceProps & { date: string | undefined }) {
  const nameOf = useLotteryName();
  const http = useHttp();
  const { data, isError, refetch } = useQuery(resultsOfDay(http, date, feature));
  const hasBoards = feature === 'vnLottery';
  const hall = useQuery({ ...lotteryHall(http, feature), enabled: hasBoards });
  if (isError && !data) return <Fault onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.shape} />;
  if (hasBoards && !hall.data) return null;
  const onBoards = new Set(
    (hall.data?.groups ?? [])
      .flatMap(({ lotteries }) => lotteries)
      .filter(standsOnBoard)
      .map(({ lottery }) => lottery),
  );
  const drawn = data.list.filter(
    ({ lottery, result }) =>
      result?.draw !== undefined && result.draw !== null && !(hasBoards && onBoards.has(lottery)),
  );
  if (drawn.length === 0) return hasBoards ? null : <NoResults />;
  return (
    <ul role="list" className={styles.list}>
      {drawn.map(({ lottery, name, family, result }) => (
        <Result
          key={lottery}
          result={result!}
          family={family}
          name={
            <SiteLink
              href={writePlace(path, { gameCode: lottery, view: 'results' })}
              className={styles.name}
            >
              {nameOf({ lottery, name })}
            </SiteLink>
          }
        />
      ))}
    </ul>
  );
}

function OneLottery(props: { path: string; gameCode: string; date: string | undefined }) {
  const { gameCode, date } = props;
  const http = useHttp();
  const state = useQuery(lotteryState(http, gameCode));
  const pages = useInfiniteQuery(lotteryResults(http, gameCode, date));
  const isFaulty = (pages.isError && !pages.data) || (state.isError && !state.data);
  if (isFaulty) {
    return (
      <Fault
        onRetry={() => {
          void state.refetch();
          void pages.refetch();
        }}
      />
    );
  }
  if (!pages.data || !state.data) return <Skeleton className={styles.shape} />;
  const { family } = state.data.lottery;
  const list = pages.data.pages.flatMap(({ list: each }) => each);
  const [newest] = list;
  if (!newest) return <NoResults />;
  return (
    <>
      {isBoard(newest.draw) && (
        <PrizeBoard key={newest.issue} family={family} results={list.slice(0, 1)} />
      )}
      <ul role="list" className={styles.list}>
        {list.map((result) => (
          <Result
            key={result.issue}
            result={result}
            family={family}
            hasBoard={result !== newest}
            name={<bdi className={styles.name}>{result.issue}</bdi>}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          <Trans id="lottery.older" context="Lottery: button that shows older lines of a list">
            Show older
          </Trans>
        </Button>
      )}
    </>
  );
}

function Result(props: {
  result: DrawResult;
  family: string;
  name: ReactNode;
  /** Whether the whole board opens below. */
  hasBoard?: boolean;
}) {
  const { result, family, name, hasBoard } = props;
  const fairness = useScreenPath('fairness');
  const markSix = family === 'LHC' ? readMarkSix(result.draw) : null;
  return (
    <li className={styles.result}>
      <span className={styles.names}>
        {name}
        <IssueTime result={result} />
      </span>
      {markSix ? (
        <MarkSixResult draw={markSix} />
      ) : hasBoard && isBoard(result.draw) ? (
        <details className={styles.more}>
          <summary className={styles.summary}>
            <DrawnBalls family={family} draw={result.draw} />
          </summary>
          <PrizeBoard family={family} results={[result]} />
        </details>
      ) : (
        <DrawnBalls family={family} draw={result.draw} />
      )}
      {fairness && result.version > 0 && result.draw !== null && (
        <SiteLink
          href={writeDrawCheckPath(fairness, result.lottery, result.issue)}
          className={styles.proof}
        >
          <Trans
            id="lottery.results.proof"
            context="Lottery: link beside a result: to the page that computes it again"
          >
            Check
          </Trans>
        </SiteLink>
      )}
    </li>
  );
}

function IssueTime({ result }: { result: DrawResult }) {
  const formats = useFormats();
  return (
    <span className={styles.time}>
      <time dateTime={result.drawAt}>{formats.dateTime(result.drawAt)}</time>
      {result.version > 1 && (
        <>
          {' · '}
          <Trans
            id="lottery.results.corrected"
            context="Lottery: beside a result that was corrected afterwards"
          >
            corrected
          </Trans>
        </>
      )}
      {result.state === 'drawing' && (
        <>
          {' · '}
          <DrawingNow />
        </>
      )}
      {result.state === 'void' && (
        <>
          {' · '}
          <Trans id="lottery.results.void" context="Lottery: beside a draw that did not take place">
            no draw, stakes returned
          </Trans>
        </>
      )}
      {result.demo && (
        <>
          {' '}
          <DemoMark />
        </>
      )}
    </span>
  );
}
