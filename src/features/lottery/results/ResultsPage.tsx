import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  lotteryResults,
  lotteryState,
  resultsOfDay,
  type DrawResult,
} from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { PageHead } from '../PageHead.tsx';
import { writePlace, type PlaceProps } from '../lotteryPaths.ts';
import { isBoard, PrizeBoard } from './PrizeBoard.tsx';
import styles from './Results.module.css';

/** Drawn numbers: of one lottery, or the newest of each on a day. */
export default function ResultsPage(props: PlaceProps & { gameCode: string | null }) {
  const [date, setDate] = useState('');
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHead
        path={props.path}
        gameCode={props.gameCode}
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
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      </PageHead>
      {props.gameCode === null ? (
        <AllResults {...props} date={date || undefined} />
      ) : (
        <OneLottery {...props} gameCode={props.gameCode} date={date || undefined} />
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

function Nothing() {
  return (
    <p className={styles.nothing}>
      <Trans id="lottery.results.none" context="Lottery: in place of drawn numbers">
        Nothing was drawn on this day. Choose another day.
      </Trans>
    </p>
  );
}

function AllResults({ feature, path, date }: PlaceProps & { date: string | undefined }) {
  const { data, isError, refetch } = useQuery(resultsOfDay(useHttp(), date, feature));
  if (isError && !data) return <Fault onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.shape} />;
  const drawn = data.list.filter(({ result }) => result !== null);
  if (drawn.length === 0) return <Nothing />;
  return (
    <ul className={styles.list}>
      {drawn.map(({ lottery, name, family, result }) => (
        <li key={lottery} className={styles.result}>
          <span className={styles.names}>
            <SiteLink
              href={writePlace(path, { gameCode: lottery, view: 'results' })}
              className={styles.name}
            >
              {name}
            </SiteLink>
            <IssueTime result={result!} />
          </span>
          <DrawnBalls family={family} draw={result!.draw} />
          <ProofLink result={result!} />
        </li>
      ))}
    </ul>
  );
}

function OneLottery(props: PlaceProps & { gameCode: string; date: string | undefined }) {
  const { gameCode, date } = props;
  const http = useHttp();
  const state = useQuery(lotteryState(http, gameCode));
  const pages = useInfiniteQuery(lotteryResults(http, gameCode, date));
  if (pages.isError && !pages.data) return <Fault onRetry={() => void pages.refetch()} />;
  if (!pages.data || !state.data) return <Skeleton className={styles.shape} />;
  const { family } = state.data.lottery;
  const list = pages.data.pages.flatMap(({ list: each }) => each);
  const [newest] = list;
  if (!newest) return <Nothing />;
  return (
    <>
      {isBoard(newest.draw) && (
        <PrizeBoard key={newest.issue} family={family} results={list.slice(0, 1)} />
      )}
      <ul className={styles.list}>
        {list.map((result) => (
          <li key={result.issue} className={styles.result}>
            <span className={styles.names}>
              <span className={styles.name}>
                <bdi>{result.issue}</bdi>
              </span>
              <IssueTime result={result} />
            </span>
            {isBoard(result.draw) && result !== newest ? (
              <details className={styles.more}>
                <summary className={styles.summary}>
                  <DrawnBalls family={family} draw={result.draw} />
                </summary>
                <PrizeBoard family={family} results={[result]} />
              </details>
            ) : (
              <DrawnBalls family={family} draw={result.draw} />
            )}
            <ProofLink result={result} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          <Trans id="lottery.more" context="Lottery: button that shows older entries of a list">
            Show older
          </Trans>
        </Button>
      )}
    </>
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
      {result.demo && (
        <>
          {' · '}
          <Trans
            id="lottery.demo"
            context="Lottery: beside the numbers of a draw that was made up for a demonstration"
          >
            Demo draw
          </Trans>
        </>
      )}
    </span>
  );
}

function ProofLink({ result }: { result: DrawResult }) {
  return (
    <SiteLink href={writeProofPath(result.lottery, result.issue)} className={styles.proof}>
      <Trans
        id="lottery.results.proof"
        context="Lottery: link beside a result: to the page that computes it again"
      >
        Check
      </Trans>
    </SiteLink>
  );
}

/** The page that proves the draw of an issue. */
const writeProofPath = (lottery: string, issue: string) =>
  `/fairness?${new URLSearchParams({ lottery, issue }).toString()}`;
