import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lotteryHall, type LotteryCard } from '../../../api/lottery.ts';
import { loadChunk } from '../../../platform/chunks/loadChunk.ts';
import { useServerTime } from '../../../platform/clock/useServerClock.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats, useLocale } from '../../../platform/i18n/LocaleContext.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { writePlace, type PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import type { CalendarDraw } from './drawCalendar.ts';
import styles from './Calendar.module.css';

const loadCalendar = loadChunk(() => import('./drawCalendar.ts'));

const HOUR_MS = 3_600_000;
const hourOf = (now: number | null) => (now === null ? null : Math.floor(now / HOUR_MS) * HOUR_MS);

/** When official lotteries are drawn this week: lịch mở thưởng. Draws of our own never rest and are left out. */

export default function CalendarPage({ feature, path }: PlaceProps) {
  const hall = useQuery(lotteryHall(useHttp(), feature));
  const from = useServerTime(hourOf);
  const official = (hall.data?.groups ?? [])
    .flatMap(({ lotteries }) => lotteries)
    .filter(({ everySeconds }) => everySeconds === null);
  const codes = official.map(({ lottery }) => lottery);
  const draws = useQuery({
    queryKey: ['drawCalendar', from, codes.join()],
    queryFn: async () => (await loadCalendar()).listDraws(codes, from!),
    enabled: from !== null && hall.data !== undefined,
    staleTime: Infinity,
  });
  return (
    <div className={styles.page}>
      <PageHead
        path={path}
        gameCode={null}
        title={
          <Trans
            id="lottery.calendar.title"
            context="Lottery: heading of a page that says when lotteries are drawn"
          >
            Draw calendar
          </Trans>
        }
      />
      {hall.isError && !hall.data ? (
        <LoadFault onRetry={() => void hall.refetch()}>
          <Trans
            id="lottery.calendar.fault"
            context="Lottery: the calendar of draws could not be loaded"
          >
            The calendar could not be loaded.
          </Trans>
        </LoadFault>
      ) : !draws.data ? (
        <Skeleton className={styles.shape} />
      ) : draws.data.length === 0 ? (
        <Nothing
          title={
            <Trans id="lottery.calendar.none" context="Lottery: in place of a calendar of draws">
              No official lottery is drawn in the next seven days.
            </Trans>
          }
        />
      ) : (
        <Days draws={draws.data} cards={official} path={path} />
      )}
    </div>
  );
}

function Days(props: {
  draws: readonly CalendarDraw[];
  cards: readonly LotteryCard[];
  path: string;
}) {
  const { draws, cards, path } = props;
  const formats = useFormats();
  const { tag } = useLocale();
  const say = useLotteryName();
  const [weekday, time] = useMemo(() => {
    const locale = `${tag}-u-nu-latn`;
    return [
      new Intl.DateTimeFormat(locale, { weekday: 'long' }),
      new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
    ];
  }, [tag]);
  const nameOf = new Map(cards.map((card) => [card.lottery, say(card)]));
  const days = new Map<string, CalendarDraw[]>();
  for (const draw of draws) {
    const day = formats.date(draw.drawAt);
    days.set(day, [...(days.get(day) ?? []), draw]);
  }
  return (
    <div className={styles.days}>
      {[...days].map(([day, list]) => (
        <section key={day} className={styles.day}>
          <h2 className={styles.heading}>
            {weekday.format(new Date(list[0]!.drawAt))} <span className={styles.date}>{day}</span>
          </h2>
          <ol role="list">
            {list.map(({ lottery, drawAt, station }) => (
              <li key={`${lottery} ${drawAt}`} className={styles.draw}>
                <time dateTime={drawAt}>{time.format(new Date(drawAt))}</time>
                <SiteLink href={writePlace(path, { gameCode: lottery })} className={styles.name}>
                  {nameOf.get(lottery) ?? lottery}
                </SiteLink>
                {station && <span className={styles.station}>{station}</span>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
