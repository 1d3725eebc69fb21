import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import type { LotteryCard, LotteryOffer } from '../../../api/lottery.ts';
import { mostOf, totalOf, type Plays, type SlipItem } from '../slip/slip.ts';

/** A lottery that a slip is bet on, with its own prices. */
export interface BetPlace {
  readonly card: LotteryCard;
  readonly offer: LotteryOffer;
  readonly plays: Plays;
}

/** The lines that are bet at one place, at its odds. */
export interface PlacedLines {
  readonly place: BetPlace;
  readonly items: readonly SlipItem[];
}

const isOpenWith = (card: LotteryCard, { area, current }: LotteryCard) =>
  card.area === area && card.current?.state === 'open' && card.current.drawAt === current?.drawAt;

/** Stations that are drawn together with one, itself first; it alone where it is no station of several a day. */
export function stationsWith(own: LotteryCard, cards: readonly LotteryCard[]): LotteryCard[] {
  if (own.source !== 'feed' || own.family !== 'VNS' || own.current?.state !== 'open') return [own];
  const others = cards.filter(
    (card) =>
      card.lottery !== own.lottery &&
      card.source === 'feed' &&
      card.family === own.family &&
      isOpenWith(card, own),
  );
  return [own, ...others];
}

/** `TG-20260823` is the issue of Tiền Giang, `TG+KG-20260823` that of it and Kiên Giang together. */
const codesOf = ({ current }: LotteryCard) => current?.issue.split('-')[0]?.split('+') ?? [];

/** The lotteries of two stations together, for each two of some. */
export function pairsOf(stations: readonly LotteryCard[], cards: readonly LotteryCard[]) {
  const codes = new Set(stations.flatMap(codesOf));
  return cards.filter(
    (card) =>
      card.source === 'parts' &&
      isOpenWith(card, stations[0]!) &&
      codesOf(card).every((code) => codes.has(code)),
  );
}

/** A line at the odds of a place; as it is where that does not offer the play, and the gateway says so. */
function pricedAt(item: SlipItem, { offer }: BetPlace): SlipItem {
  const offered = offer.plays.find(({ play }) => play === item.play);
  return offered?.mode === 'fixed'
    ? { ...item, odds: offered.prices.map(({ price, odds }) => ({ price, odds })) }
    : item;
}

/** Lines by the places where they are bet: those of two stations at each pair, all others at each station. */
export function placeLines(
  items: readonly SlipItem[],
  {
    stations,
    pairs,
  }: { readonly stations: readonly BetPlace[]; readonly pairs: readonly BetPlace[] },
): readonly PlacedLines[] {
  const isOfPair = ({ play }: SlipItem) => !stations[0]?.plays.has(play);
  return [
    ...stations.map((place) => ({ place, lines: items.filter((item) => !isOfPair(item)) })),
    ...pairs.map((place) => ({ place, lines: items.filter(isOfPair) })),
  ].flatMap(({ place, lines }) =>
    lines.length > 0 ? [{ place, items: lines.map((item) => pricedAt(item, place)) }] : [],
  );
}

/** What lines win at most at one place: a decimal of the currency. */
export const mostAt = ({ place: { plays, offer }, items }: PlacedLines): string =>
  mostOf(items, plays, offer);

/** What lines cost, and win at most, at all places together. */
export function totalsAt(placed: readonly PlacedLines[], decimals: number) {
  const most = placed.reduce((sum, one) => sum + (parseMinor(mostAt(one), decimals) ?? 0n), 0n);
  return {
    totals: totalOf(
      placed.flatMap(({ items }) => items),
      decimals,
    ),
    prize: formatMinor(most, decimals),
  };
}
