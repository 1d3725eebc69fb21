import { stationsOn } from '../../../../engine/lottery/catalogue/vietnam.ts';
import type { LottoArea } from '../../../../engine/lottery/catalogue/lottery.ts';
import { weekdayOf, dayIn } from '../../../../engine/zonedTime.ts';
import type {
  ShorthandContext,
  ShorthandStation,
} from '../../../../engine/lottery/vietnam/shorthand.ts';
import { findLottery } from '../../../../engine/lottery/lotteries.ts';
import type { LotteryCard } from '../../../api/lottery.ts';

/** Regions in the order in which players name them. */
export const AREAS = ['SOUTH', 'CENTRAL', 'NORTH'] as const satisfies readonly LottoArea[];

/** What lists of a region are read against: the stations of its next draw, and the lotteries that take the bets. */
export interface DrawDay extends ShorthandContext {
  readonly area: LottoArea;
  /** Day of the draw where it is drawn, `2026-11-26`. */
  readonly day: string;
  /** When bets end, ISO 8601, UTC. */
  readonly closeAt: string;
  readonly cards: ReadonlyMap<string, LotteryCard>;
}

const dayOf = ({ current, zone }: LotteryCard) =>
  current ? dayIn(zone, Date.parse(current.drawAt)) : undefined;

/** The next draw of a region, of the lotteries that are offered; nothing where none of them is open. */
export function nextDrawDay(area: LottoArea, cards: readonly LotteryCard[]): DrawDay | undefined {
  const open = cards.filter(
    (card) => card.area === area && card.everySeconds === null && card.current?.state === 'open',
  );
  const official = open.filter(({ source }) => source === 'feed');
  const [day] = official.flatMap((card) => dayOf(card) ?? []).sort();
  if (day === undefined) return undefined;
  const ofDay = new Map(
    open.filter((card) => dayOf(card) === day).map((card) => [card.lottery, card]),
  );
  const places = stationsOn(area, weekdayOf(day));
  const stations = places.flatMap(({ code, name }): readonly ShorthandStation[] => {
    const card = ofDay.get(area === 'NORTH' ? 'VNMB' : `VN${code}`);
    if (!card) return [];
    return [{ code: area === 'NORTH' ? 'MB' : code, name, ...pick(card) }];
  });
  const pairs = [...ofDay.keys()].flatMap((id) => {
    const at = findLottery(id)?.places;
    return at ? [{ lottery: id, codes: at.map((place) => places[place]?.code) }] : [];
  });
  return {
    area,
    day,
    closeAt: official.find((card) => dayOf(card) === day)!.current!.closeAt,
    cards: ofDay,
    stations,
    pairOf: (one, other) =>
      pairs.find(({ codes }) => codes.includes(one.code) && codes.includes(other.code))?.lottery,
  };
}

const pick = ({ lottery, family }: LotteryCard) => ({ lottery, family });
