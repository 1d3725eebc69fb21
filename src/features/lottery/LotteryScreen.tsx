import { Suspense, useMemo } from 'react';
import type { LotteryFeature } from '../../api/lottery.ts';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { useCurrentScreen } from '../../platform/screens/ScreensContext.tsx';
import { useQueryText } from '../../platform/screens/useQueryValue.ts';
import { lazyPart } from '../../platform/chunks/lazyPart.tsx';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useLotteryStream } from './live/useLotteryStream.ts';
import { HallPage } from './hall/HallPage.tsx';
import { readPlace, type LotteryPlace, type PlaceProps } from './lotteryPaths.ts';
import styles from './Lottery.module.css';

const BetPage = lazyPart(loadChunk(() => import('./bet/BetPage.tsx')));
const ShorthandPage = lazyPart(loadChunk(() => import('./shorthand/ShorthandPage.tsx')));
const ResultsPage = lazyPart(loadChunk(() => import('./results/ResultsPage.tsx')));
const StatisticsPage = lazyPart(loadChunk(() => import('./statistics/StatisticsPage.tsx')));
const RulesPage = lazyPart(loadChunk(() => import('./rules/RulesPage.tsx')));
const OrdersPage = lazyPart(loadChunk(() => import('./orders/OrdersPage.tsx')));
const ChasesPage = lazyPart(loadChunk(() => import('./orders/ChasesPage.tsx')));
const CalendarPage = lazyPart(loadChunk(() => import('./results/CalendarPage.tsx')));
const TicketCheckPage = lazyPart(loadChunk(() => import('./results/TicketCheckPage.tsx')));

/** All lotteries of a feature: the hall, a lottery to bet on, results, statistics, rules and what the member bet. */
export default function LotteryScreen() {
  return (
    <div className={styles.page}>
      <Suspense fallback={<Skeleton className={styles.shape} />}>
        <WithMessages part="account">
          <WithMessages part="lottery">
            <Place />
          </WithMessages>
        </WithMessages>
      </Suspense>
    </div>
  );
}

function Place() {
  const screen = useCurrentScreen();
  useLotteryStream();
  const query = useQueryText();
  const { gameCode, view, playType, order } = useMemo(() => readPlace(query), [query]);
  const feature = (screen?.gate ?? 'lottery') as LotteryFeature;
  const path = screen?.paths[0] ?? '/lottery';
  const place = { feature, path };
  if (view === 'shorthand') return <ShorthandPage {...place} />;
  const records = getRecords({ ...place, view, gameCode, order });
  if (records) return <WithMessages part="lotteryRecords">{records}</WithMessages>;
  if (gameCode === null) return <HallPage {...place} />;
  return <BetPage key={gameCode} {...place} gameCode={gameCode} playType={playType} />;
}

/** What was drawn, what was bet, and the rules; nothing where one bets, or looks for a lottery to bet on. */
function getRecords(props: PlaceProps & Pick<LotteryPlace, 'view' | 'gameCode' | 'order'>) {
  const { view, gameCode, order, ...place } = props;
  if (view === 'results') return <ResultsPage {...place} gameCode={gameCode} />;
  if (view === 'orders') return <OrdersPage {...place} order={order} />;
  if (view === 'chases') return <ChasesPage {...place} />;
  if (view === 'check') return <TicketCheckPage {...place} />;
  if (view === 'calendar') return <CalendarPage {...place} />;
  if (gameCode === null) return null;
  if (view === 'trend') return <StatisticsPage key={gameCode} {...place} gameCode={gameCode} />;
  if (view === 'rules') return <RulesPage key={gameCode} {...place} gameCode={gameCode} />;
  return null;
}
