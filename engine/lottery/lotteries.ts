import type { Lottery, Station } from './catalogue/lottery.ts';
import { OFFICIAL_DRAWS } from './catalogue/officialDraws.ts';
import { OWN_DRAWS, VIETNAM_FAST, YEEKEE } from './catalogue/ownDraws.ts';
import { stationsOn, VIETNAM_DRAWS } from './catalogue/vietnam.ts';
import { dayIn, weekdayOf } from '../zonedTime.ts';

/** Every lottery that brands may offer, in the order in which they are shown where a brand says nothing. */
export const LOTTERIES: readonly Lottery[] = [
  ...OWN_DRAWS,
  ...VIETNAM_FAST,
  ...VIETNAM_DRAWS,
  ...OFFICIAL_DRAWS,
  ...YEEKEE,
];

const byId = new Map(LOTTERIES.map((lottery) => [lottery.id, lottery]));
const byGameId = new Map(LOTTERIES.map((lottery) => [lottery.gameId, lottery]));

/** The lottery of a wire code such as `SSC1M`. */
export function findLottery(id: string): Lottery | undefined {
  return byId.get(id);
}

/** The lottery of a numeric wire id. */
export function findLotteryByGameId(gameId: number): Lottery | undefined {
  return byGameId.get(gameId);
}

/** Whether a lottery has a play of its family. */
export function hasPlay(
  { playsLeftOut = [] }: Pick<Lottery, 'playsLeftOut'>,
  code: string,
): boolean {
  return !playsLeftOut.some((left) => code === left || code.startsWith(`${left}.`));
}

/** The station or city of the draw at a moment; undefined for lotteries without. */
export function stationOf({ stations, schedule }: Lottery, drawAt: number): Station | undefined {
  if (!stations || schedule.kind === 'instant') return undefined;
  const weekday = weekdayOf(dayIn(schedule.zone, drawAt));
  return stations.find(({ weekdays }) => weekdays.includes(weekday));
}

/** Which issue of which lottery a part of a result comes from. */
export interface IssuePart {
  readonly lottery: string;
  readonly issue: string;
}

/**
 * The two issues whose results make an issue's result, `A` and `B` of the family `VNSX`; undefined for a lottery that is
 * not put together of others.
 */
export function partsOf(
  { places, area, schedule }: Lottery,
  drawAt: number,
): { readonly A: IssuePart; readonly B: IssuePart } | undefined {
  if (!places || !area || schedule.kind === 'instant') return undefined;
  const day = dayIn(schedule.zone, drawAt);
  const stations = stationsOn(area, weekdayOf(day));
  const part = (place: number): IssuePart => {
    const { code } = stations[place]!;
    return { lottery: `VN${code}`, issue: `${code}-${day.replaceAll('-', '')}` };
  };
  return { A: part(places[0]), B: part(places[1]) };
}
