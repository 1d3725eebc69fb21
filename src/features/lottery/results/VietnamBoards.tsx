import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lotteryHall, resultsOfDay, type LotteryCard } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { PrizeBoard } from './PrizeBoard.tsx';
import styles from './Results.module.css';

type Area = NonNullable<LotteryCard['area']>;

const AREAS: readonly (readonly [Area, ReactNode])[] = [
  [
    'NORTH',
    <Trans
      key="n"
      id="lottery.area.north"
      context="Lottery: heading above the boards of northern Vietnam, called XSMB"
    >
      North (XSMB)
    </Trans>,
  ],
  [
    'CENTRAL',
    <Trans
      key="c"
      id="lottery.area.central"
      context="Lottery: heading above the boards of central Vietnam, called XSMT"
    >
      Central (XSMT)
    </Trans>,
  ],
  [
    'SOUTH',
    <Trans
      key="s"
      id="lottery.area.south"
      context="Lottery: heading above the boards of southern Vietnam, called XSMN"
    >
      South (XSMN)
    </Trans>,
  ],
];

/** Whether a lottery stands on a board of the day: draws of our own have no day, and boards of two stations show nothing of their own. */
export const standsOnBoard = ({ everySeconds, family }: LotteryCard): boolean =>
  everySeconds === null && /^VN[NS]$/.test(family);

/** The official boards of Vietnam on a day, region by region, its stations side by side: empty once bets have ended, filling as they are drawn. */
export function VietnamBoards({ date }: { date: string | undefined }) {
  const http = useHttp();
  const nameOf = useLotteryName();
  const hall = useQuery(lotteryHall(http, 'vnLottery'));
  const day = useQuery(resultsOfDay(http, date, 'vnLottery'));
  if ((day.isError && !day.data) || (hall.isError && !hall.data)) {
    return (
      <LoadFault
        onRetry={() => {
          void hall.refetch();
          void day.refetch();
        }}
      >
        <Trans id="lottery.results.fault" context="Lottery: results could not be loaded">
          The results could not be loaded.
        </Trans>
      </LoadFault>
    );
  }
  if (!day.data || !hall.data) return <Skeleton className={styles.shape} />;
  const cards = hall.data.groups.flatMap(({ lotteries }) => lotteries).filter(standsOnBoard);
  const drawn = new Map(day.data.list.map((each) => [each.lottery, each]));
  const areas = AREAS.flatMap(([area, title]) => {
    const boards = cards.flatMap((card) => {
      const result = drawn.get(card.lottery)?.result;
      return card.area === area && result
        ? [{ ...result, draw: result.draw ?? {}, name: nameOf(card), family: card.family }]
        : [];
    });
    return boards.length > 0 ? [{ area, title, boards }] : [];
  });
  if (areas.length === 0) {
    return (
      <Nothing
        title={
          <Trans
            id="lottery.boards.none"
            context="Lottery: in place of the Vietnamese boards of a day"
          >
            No station has drawn on this day yet. Choose another day.
          </Trans>
        }
      />
    );
  }
  return areas.map(({ area, title, boards }) => (
    <section key={area} className={styles.area}>
      <h2>{title}</h2>
      <PrizeBoard family={boards[0]!.family} results={boards} />
    </section>
  ));
}
