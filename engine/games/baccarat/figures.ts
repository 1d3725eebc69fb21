import { add, fraction, multiply, subtract, type Fraction } from '../exact/fraction.ts';
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

/** What decides a bet. */
const EVENTS = ['player', 'banker', 'tie', 'bankerSix', 'small'] as const;
type Event = (typeof EVENTS)[number];

/**
 * Goes through all orders of four to six cards by what cards count. Each order of six weighs one: so those of fewer
 * cards weigh as much as there are ways to go on. All sums of one length stay below 2^53.
 */
function countWays(decks: number): Readonly<Record<Event, bigint>> {
  const left = Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4));
  const byLength = [4, 5, 6].map((dealt) => ({
    dealt,
    ways: { player: 0, banker: 0, tie: 0, bankerSix: 0, small: 0 },
  }));
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
    const { ways } = byLength[dealt - 4]!;
    const [one, other] = [player % 10, banker % 10];
    ways[one === other ? 'tie' : one > other ? 'player' : 'banker'] += weight;
    if (other > one && other === 6) ways.bankerSix += weight;
    if (dealt === 4) ways.small += weight;
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
  const cards = decks * 52;
  const sum = (event: Event) =>
    byLength.reduce((all, { dealt, ways }) => {
      let weight = BigInt(ways[event]);
      for (let at = dealt; at < 6; at += 1) weight *= BigInt(cards - at);
      return all + weight;
    }, 0n);
  return Object.fromEntries(EVENTS.map((event) => [event, sum(event)])) as Record<Event, bigint>;
}

function countPairs(decks: number): Pick<BaccaratChances, 'pair' | 'eitherPair'> {
  const [cards, ofRank] = [decks * 52, decks * 4];
  const pair = fraction(ofRank - 1, cards - 1);
  const after = fraction(
    (ofRank - 2) * (ofRank - 3) + 12 * ofRank * (ofRank - 1),
    (cards - 2) * (cards - 3),
  );
  return { pair, eitherPair: subtract(add(pair, pair), multiply(pair, after)) };
}

/** The exact chances of a fresh shoe; of at most eight decks. */
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

const times = (chance: Fraction, won: number, units = 1): Fraction =>
  multiply(chance, fraction(won, units));

/** What a unit on a spot returns in the long run, the stake included. */
export function returnOfSpot(id: SpotId, rule: BankerRule, chances: BaccaratChances): Fraction {
  const { player, banker, tie, bankerSix, small, pair, eitherPair } = chances;
  switch (id) {
    case 'player':
      return add(times(player, 2), tie);
    case 'banker':
      return rule === 'commission'
        ? add(times(banker, 39, 20), tie)
        : add(add(times(banker, 2), times(bankerSix, -1, 2)), tie);
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
      return add(fraction(77, 50), times(small, -77, 50));
    case 'bankerSix':
      return times(bankerSix, 13);
  }
}
