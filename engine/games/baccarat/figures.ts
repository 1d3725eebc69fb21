import { fraction, type Fraction } from '../exact/fraction.ts';
import { DECKS } from './cards.ts';
import { bankerDraws, playerDraws } from './hand.ts';
import type { BankerRule, SpotId } from './spots.ts';

/** How likely what decides a bet is, each a sum over every order of cards that a fresh shoe can give. */
export interface BaccaratChances {
  readonly player: Fraction;
  readonly banker: Fraction;
  readonly tie: Fraction;
  /** The banker wins with a total of six. */
  readonly bankerSix: Fraction;
  /** The hand takes four cards. */
  readonly small: Fraction;
  /** The first two cards of one side are of one rank. */
  readonly pair: Fraction;
  readonly eitherPair: Fraction;
}

/** Ways to deal, by what they come to. */
interface Ways {
  player: bigint;
  banker: bigint;
  tie: bigint;
  bankerSix: bigint;
  small: bigint;
}

/**
 * Goes through all orders of six cards by what cards count: each takes six, dealt or not, so that all weigh in one
 * measure.
 */
function countWays(decks: number): Ways {
  const left = Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4));
  const cards = decks * 52;
  const ways: Ways = { player: 0n, banker: 0n, tie: 0n, bankerSix: 0n, small: 0n };
  /** Weights are products of at most six counts below 417, so below 2^53. */
  const take = (next: (points: number, weight: number) => void, weight: number) => {
    for (let points = 0; points < 10; points += 1) {
      const count = left[points]!;
      if (count === 0) continue;
      left[points] = count - 1;
      next(points, weight * count);
      left[points] = count;
    }
  };
  const end = (player: number, banker: number, weight: number, dealt: number) => {
    let all = BigInt(weight);
    for (let at = dealt; at < 6; at += 1) all *= BigInt(cards - at);
    const [one, other] = [player % 10, banker % 10];
    if (one === other) ways.tie += all;
    else if (one > other) ways.player += all;
    else ways.banker += all;
    if (other > one && other === 6) ways.bankerSix += all;
    if (dealt === 4) ways.small += all;
  };
  const goOn = (player: number, banker: number, third: number | null, weight: number) => {
    const dealt = third === null ? 4 : 5;
    if (!bankerDraws(banker, third)) return end(player, banker, weight, dealt);
    return take((card, heavier) => end(player, banker + card, heavier, dealt + 1), weight);
  };
  const deal = (player: number, banker: number, weight: number) => {
    if (player >= 8 || banker >= 8) return end(player, banker, weight, 4);
    if (!playerDraws(player)) return goOn(player, banker, null, weight);
    return take((card, heavier) => goOn(player + card, banker, card, heavier), weight);
  };
  take((p1, w1) => {
    take((b1, w2) => {
      take((p2, w3) => {
        take((b2, w4) => deal((p1 + p2) % 10, (b1 + b2) % 10, w4), w3);
      }, w2);
    }, w1);
  }, 1);
  return ways;
}

function countPairs(decks: number): Pick<BaccaratChances, 'pair' | 'eitherPair'> {
  const [cards, ofRank] = [decks * 52, decks * 4];
  const pair = fraction(ofRank - 1, cards - 1);
  const after = fraction(
    (ofRank - 2) * (ofRank - 3) + 12 * ofRank * (ofRank - 1),
    (cards - 2) * (cards - 3),
  );
  const both = fraction(pair.over * after.over, pair.under * after.under);
  const eitherPair = fraction(
    2n * pair.over * both.under - both.over * pair.under,
    pair.under * both.under,
  );
  return { pair, eitherPair };
}

/** The exact chances of a fresh shoe; takes some milliseconds. */
export function findChances(decks = DECKS): BaccaratChances {
  const { player, banker, tie, bankerSix, small } = countWays(decks);
  const all = player + banker + tie;
  return {
    player: fraction(player, all),
    banker: fraction(banker, all),
    tie: fraction(tie, all),
    bankerSix: fraction(bankerSix, all),
    small: fraction(small, all),
    ...countPairs(decks),
  };
}

const times = ({ over, under }: Fraction, won: number, units = 1): Fraction =>
  fraction(over * BigInt(won), under * BigInt(units));
const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.over * other.under + other.over * one.under, one.under * other.under);

/** What a unit on a spot returns in the long run, the stake included. */
export function returnOfSpot(id: SpotId, rule: BankerRule, chances: BaccaratChances): Fraction {
  const { player, banker, tie, bankerSix, small, pair, eitherPair } = chances;
  switch (id) {
    case 'player':
      return plus(times(player, 2), tie);
    case 'banker':
      return rule === 'commission'
        ? plus(times(banker, 39, 20), tie)
        : plus(plus(times(banker, 2), times(bankerSix, -1, 2)), tie);
    case 'tie':
      return times(tie, 9);
    case 'playerPair':
    case 'bankerPair':
      return times(pair, 12);
    case 'eitherPair':
      return times(eitherPair, 6);
    case 'small':
      return times(small, 5, 2);
    case 'big':
      return plus(fraction(77, 50), times(small, -77, 50));
    case 'bankerSix':
      return times(bankerSix, 13);
  }
}
