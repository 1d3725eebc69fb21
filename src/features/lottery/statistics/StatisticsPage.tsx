import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DrawJson } from '../../../../engine/lottery/lotteryModel.ts';
import { placesOf } from '../../../../engine/lottery/statistics.ts';
import { lotteryStatistics, type LotteryStatistics } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { ChipSelect } from '../../../ui/ChipSelect/ChipSelect.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { Dragons } from './Dragons.tsx';
import { Omissions } from './Omissions.tsx';
import { namePlace } from './placeWords.ts';
import { RoadMap } from './RoadMap.tsx';
import { Section } from './Section.tsx';
import { TrendChart } from './TrendChart.tsx';
import styles from './Statistics.module.css';

const COUNTS = ['30', '50', '100', '200'] as const;

/** What was drawn of late, counted in several ways; none of it says what comes next. */
export default function StatisticsPage({ path, gameCode }: PlaceProps & { gameCode: string }) {
  const { t } = useLingui();
  const [count, setCount] = useState('50');
  const query = useQuery({
    ...lotteryStatistics(useHttp(), gameCode, Number(count)),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <PageHead
        path={path}
        gameCode={gameCode}
        title={
          <Trans
            id="lottery.statistics.title"
            context="Lottery: heading of a page about past draws"
          >
            Statistics
          </Trans>
        }
      >
        <ChipSelect
          label={t({
            id: 'lottery.statistics.count',
            context: 'Lottery: name of a choice of how many past draws are shown',
            message: 'Number of draws',
          })}
          value={count}
          options={COUNTS.map((value) => ({
            value,
            label: t({
              id: 'lottery.statistics.last',
              context:
                'Lottery: choice of how many past draws are shown; {value} is 30, 50, 100 or 200',
              message: `Last ${value} draws`,
            }),
          }))}
          onChoose={setCount}
        />
      </PageHead>
      <p className={styles.note}>
        <Trans
          id="lottery.statistics.note"
          context="Lottery: above statistics, so that nobody draws wrong conclusions from them"
        >
          Past draws change nothing about the next one: every number is as likely as before.
        </Trans>
      </p>
      {query.data ? (
        <Counted {...query.data} path={path} isOld={query.isPlaceholderData} />
      ) : query.isPending ? (
        <Skeleton className={styles.shape} />
      ) : (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="lottery.statistics.fault" context="Lottery: statistics could not be loaded">
            The past draws could not be loaded.
          </Trans>
        </LoadFault>
      )}
    </div>
  );
}

function Counted(props: LotteryStatistics & { path: string; isOld: boolean }) {
  const { i18n } = useI18n();
  const { lottery, family, list, statistics, path, isOld } = props;
  const places = placesOf(family);
  const [chosen, setChosen] = useState(places[0]?.id);
  const place = places.find(({ id }) => id === chosen) ?? places[0];
  const draws = useMemo(() => list.map(({ draw }) => draw as DrawJson | null), [list]);
  const newest = useMemo(
    () => list.map(({ issue, draw }) => ({ issue, draw: draw as DrawJson | null })).reverse(),
    [list],
  );
  if (!place || draws.length === 0) {
    return (
      <Nothing
        title={
          <Trans id="lottery.statistics.none" context="Lottery: in place of statistics">
            There are no past draws to count yet.
          </Trans>
        }
      />
    );
  }
  return (
    <div className={styles.sections} aria-busy={isOld || undefined}>
      <div className={styles.places} role="group">
        {places.map(({ id }) => (
          <button
            key={id}
            type="button"
            className={styles.place}
            aria-pressed={id === place.id}
            onClick={() => setChosen(id)}
          >
            {namePlace(id, i18n)}
          </button>
        ))}
      </div>
      <Section
        title={
          <Trans
            id="lottery.trend.title"
            context="Lottery: heading above a chart of what was drawn"
          >
            What was drawn
          </Trans>
        }
      >
        <TrendChart place={place} draws={newest} />
      </Section>
      <Omissions counted={statistics.places.find(({ id }) => id === place.id)?.omissions ?? []} />
      <Dragons family={family} dragons={statistics.dragons} lottery={lottery} path={path} />
      <RoadMap family={family} draws={draws} />
    </div>
  );
}
