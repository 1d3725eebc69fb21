import { joinNumbers, numbersOf } from '../../../engine/lottery/halfPay.ts';
import { parseExact } from '../../../engine/lottery/prices.ts';
import type { OddsMoved } from '../../../schemas/api/lotteryRefusals.ts';
import type { SlipItem } from '../../db/lotteryTables.ts';
import { oddsOfSeries, writeExact, type Offer } from './offer.ts';

/** The part of an item that pays half in an issue. */
export const halfIn = ({ half }: Pick<SlipItem, 'half'>, issue: string | null) =>
  (issue === null ? undefined : half?.[issue]) ?? half?.['*'];

/** An item with the part of it that pays half in the issues it is bet on, and everywhere else. */
export function withHalf(offer: Offer, item: SlipItem, issues: readonly string[]): SlipItem {
  const entries = offer.halfPay.filter(({ play }) => play === item.play);
  const play = offer.plays.get(item.play);
  if (entries.length === 0 || !play) return item;
  const numbers = numbersOf(play, item.selection);
  const partOf = (issue?: string) => {
    const counts = entries.filter((entry) => entry.issue === undefined || entry.issue === issue);
    const paid = new Set(counts.flatMap((entry) => entry.numbers));
    return joinNumbers(
      play,
      numbers.filter((number) => paid.has(number)),
    );
  };
  const always = partOf();
  const own = issues
    .filter((issue) => entries.some((entry) => entry.issue === issue))
    .map((issue) => [issue, partOf(issue)] as const)
    .filter(([, part]) => part !== always);
  if (always === '' && own.length === 0) return item;
  return { ...item, half: { ...(always !== '' && { '*': always }), ...Object.fromEntries(own) } };
}

/** Numbers of an item that the member saw paying whole and that pay half by now, or the other way round. */
export function movedNumbers(
  offer: Offer,
  { play: code, half = {}, series, odds }: SlipItem,
  { item, seen }: { readonly item: number; readonly seen: readonly string[] },
): OddsMoved['moved'] {
  const play = offer.plays.get(code)!;
  const now = new Set(Object.values(half).flatMap((part) => numbersOf(play, part)));
  const then = new Set(seen);
  const { id: price } = play.prices[0]!;
  const whole = (series === null ? odds : oddsOfSeries(play, series))?.[price] ?? '0';
  const cut = writeExact((parseExact(whole) ?? 0n) / 2n);
  return [...new Set([...now, ...then])]
    .filter((number) => now.has(number) !== then.has(number))
    .map((option) => {
      const [before, after] = now.has(option) ? [whole, cut] : [cut, whole];
      return { item, play: code, price, option, seen: before, now: after };
    });
}
