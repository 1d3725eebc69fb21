import type { LotteryCard } from '../../../api/lottery.ts';

/** Boards of two stations are bet on from their pages. */
const isShown = ({ source }: LotteryCard) => source !== 'parts';

/** Lotteries for a menu: those that are played most first, then those that close next, each once. */
export function pickPopular(cards: readonly LotteryCard[], most: number): readonly LotteryCard[] {
  const closesAt = ({ current }: LotteryCard) =>
    current?.state === 'open' ? Date.parse(current.closeAt) : Infinity;
  return cards
    .filter(isShown)
    .sort(
      (one, other) =>
        Number(other.isHot) - Number(one.isHot) ||
        (one.isHot ? 0 : compare(closesAt(one), closesAt(other))),
    )
    .slice(0, most);
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);
