import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DrawJson } from '../../../../engine/lottery/lotteryModel.ts';
import { placesOf, twoWaysOf } from '../../../../engine/lottery/statistics.ts';
import { lotteryStatistics, type DrawResult } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { nameRow } from '../words/nameOf.ts';
import { OmissionTable } from './OmissionTable.tsx';
import { Road } from './Road.tsx';
import { StreakList } from './StreakList.tsx';
import { TrendChart } from './TrendChart.tsx';
import { GridTable } from './GridTable.tsx';
import styles from './Statistics.module.css';

const COUNTS = [30, 50, 100, 200] as const;

/** What was drawn lately, place by place. It changes nothing about what comes, and says so. */
export default function StatisticsPage({ path, gameCode }: PlaceProps & { gameCode: string }) {
  const [count, setCount] = useState<(typeof COUNTS)[number]>(50);
  const query = useQuery(lotteryStatistics(useHttp(), gameCode, count));
  const { data } = query;
  return (
    <div className={styles.page}>
      <PageHead
        path={path}
        gameCode={gameCode}
        title={
          <Trans
            id="lottery.stats.title"
            context="Lottery: heading of a page of statistics of past draws"
          >
            Statistics
          </Trans>
        }
      >
        <Counts count={count} onChange={setCount} />
      </PageHead>
      <p className={styles.note}>
        <Trans id="lottery.stats.note" context="Lottery: above statistics of past draws">
          Past draws change nothing: every number is as likely in the next draw as in any other.
        </Trans>
      </p>
      {query.isError && !data ? (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="lottery.stats.fault" context="Lottery: statistics could not be loaded">
            The statistics could not be loaded.
          </Trans>
        </LoadFault>
      ) : !data ? (
        <Skeleton className={styles.shape} />
      ) : data.list.length === 0 || placesOf(data.family).length === 0 ? (
        <p>
          <Trans id="lottery.stats.none" context="Lottery: in place of statistics of past draws">
            Nothing was drawn yet, so there is nothing to count.
          </Trans>
        </p>
      ) : (
        <Counted family={data.family} results={data.list} path={path} gameCode={gameCode} />
      )}
    </div>
  );
}

/** More symbols than these are shown as a grid. */
const LINE_SYMBOLS = 30;

function Counted(props: {
  family: string;
  results: readonly DrawResult[];
  path: string;
  gameCode: string;
}) {
  const { family, results } = props;
  const { i18n } = useI18n();
  const [chosen, setChosen] = useState(0);
  const places = placesOf(family);
  const place = places[chosen] ?? places[0]!;
  const draws = results.map(({ draw }) => draw as DrawJson | null);
  const questions = twoWaysOf(family).filter((question) => question.place === place.id);
  return (
    <>
      {places.length > 1 && (
        <div className={styles.choices} dir="ltr">
          {places.map((each, at) => (
            <button
              key={each.id}
              type="button"
              className={styles.choice}
              aria-pressed={each === place}
              onClick={() => setChosen(at)}
            >
              {nameRow(each.id, i18n)}
            </button>
          ))}
        </div>
      )}
      {place.symbols.length > LINE_SYMBOLS ? (
        <GridTable place={place} draws={draws} />
      ) : (
        <>
          <TrendChart place={place} draws={draws} issues={results.map(({ issue }) => issue)} />
          <OmissionTable place={place} draws={draws} />
        </>
      )}
      {questions.map((question) => (
        <Road
          key={question.kind}
          title={<RoadTitle kind={question.kind} />}
          answers={draws.map((draw) => question.read(draw))}
        />
      ))}
      <StreakList family={family} draws={draws} path={props.path} gameCode={props.gameCode} />
    </>
  );
}

function RoadTitle({ kind }: { kind: 'size' | 'parity' | 'dragonTiger' }) {
  switch (kind) {
    case 'size':
      return (
        <Trans
          id="lottery.stats.roadSize"
          context="Lottery: heading of a road map, columns of the same side in a row"
        >
          Road: big and small
        </Trans>
      );
    case 'parity':
      return (
        <Trans
          id="lottery.stats.roadParity"
          context="Lottery: heading of a road map, columns of the same side in a row"
        >
          Road: odd and even
        </Trans>
      );
    case 'dragonTiger':
      return (
        <Trans
          id="lottery.stats.roadDragon"
          context="Lottery: heading of a road map, columns of the same side in a row"
        >
          Road: dragon and tiger
        </Trans>
      );
  }
}

function Counts(props: {
  count: (typeof COUNTS)[number];
  onChange: (count: (typeof COUNTS)[number]) => void;
}) {
  const { t } = useLingui();
  return (
    <div
      className={styles.choices}
      role="group"
      aria-label={t({
        id: 'lottery.stats.counts',
        context: 'Lottery: name of buttons for how many draws are counted',
        message: 'Draws that are counted',
      })}
    >
      {COUNTS.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.choice}
          aria-pressed={each === props.count}
          onClick={() => props.onChange(each)}
        >
          <Plural
            id="lottery.stats.count"
            context="Lottery: button, # is how many draws are counted"
            value={each}
            one="# draw"
            other="# draws"
          />
        </button>
      ))}
    </div>
  );
}
