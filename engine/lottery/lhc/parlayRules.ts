import { fraction } from '../../games/exact/fraction.ts';
import type { Verdict } from '../board.ts';
import { choose, sum } from '../counting.ts';
import { parlayForm } from '../forms.ts';
import type { PriceLine } from '../lotteryModel.ts';
import { hit, makeRule, price } from '../play.ts';
import { parlayPrice } from '../prices.ts';
import type { MarkSixRule } from './ballRules.ts';
import {
  allBalls,
  ATTRIBUTES,
  COLOURS,
  EXAMPLE,
  type Judges,
  LAST,
  MAIN,
  type MarkSix,
  NUMBERS,
  tailOf,
} from './balls.ts';
import { byAnimal, byTail } from './groupRules.ts';
import { type Animal, animalOf, ANIMALS } from './zodiac.ts';

/** The balls that legs are about: the main ones in the order in which they are drawn, and the special one. */
const BALLS = [
  ...Array.from({ length: MAIN }, (_, at) => ({ id: `ball${at + 1}`, prefix: String(at + 1) })),
  { id: 'special', prefix: 'SP' },
];
const FEWEST = 2;

/** What can be said of one ball. */
interface Leg {
  readonly token: string;
  readonly price: string;
  /** Its price where it is the year's animal. */
  readonly priceInYear?: string;
  judge(number: number, year: Animal): Verdict;
}

interface Parlay {
  /** The same of each ball. */
  readonly legs: readonly Leg[];
  readonly prices: readonly PriceLine[];
  readonly most: number;
  readonly different?: boolean;
  readonly selection: string;
}

/** 过关: one leg a ball, of two balls or more. All must win; a leg that is returned counts as odds of 1. */
function parlay({ legs, prices, most, different = false, selection }: Parlay): MarkSixRule {
  const groups = BALLS.map(({ id, prefix }) => ({
    id,
    options: legs.map(({ token, price: id, priceInYear }) => ({
      token: `${prefix}-${token}`,
      price: id,
      ...(priceInYear !== undefined && { priceInYear }),
    })),
  }));
  const of = (place: number) => ({
    ball: Math.floor(place / legs.length),
    leg: legs[place % legs.length]!,
  });
  const waysOf = (count: number) =>
    choose(BALLS.length, count) *
    (different
      ? Array.from({ length: count }, (_, at) => legs.length - at).reduce((all, one) => all * one)
      : legs.length ** count);
  return {
    ...makeRule<readonly number[], MarkSix>({
      mode: 'fixed',
      form: parlayForm(groups, { least: FEWEST, most, ...(different && { different }) }),
      prices,
      outcomes: sum(Array.from({ length: most - FEWEST + 1 }, (_, at) => waysOf(FEWEST + at))),
      units: () => 1,
      test: (picks) => (draw) => {
        const balls = allBalls(draw);
        const verdicts = picks.map((place) => {
          const { ball, leg } = of(place);
          const isYears = leg.priceInYear !== undefined && leg.token === draw.zodiac;
          return {
            verdict: leg.judge(balls[ball]!, draw.zodiac),
            price: isYears ? leg.priceInYear! : leg.price,
          };
        });
        if (verdicts.some(({ verdict }) => verdict === false)) return [];
        const won = verdicts.filter(({ verdict }) => verdict === true);
        return hit(1, parlayPrice(won.map(({ price: id }) => id)));
      },
      // Animals win more in the years of others, and any one is the year's at most.
      best: (picks) => hit(1, parlayPrice(picks.map((place) => of(place).leg.price))),
      example: { selection, draw: EXAMPLE },
    }),
    legsTogether: fraction(LAST, LAST - 1),
  };
}

const COLOUR_PRICES: Readonly<Record<string, string>> = { R: 'RED', U: 'BLUE', G: 'GREEN' };

/** How many of the 49 numbers get a verdict. */
const countOf = (judges: Judges, token: string, verdict: Verdict) =>
  NUMBERS.filter((number) => judges[token]!(Number(number)) === verdict).length;

const attributeLegs: Judges = { ...ATTRIBUTES, ...COLOURS };

/** 正码过关: big and small, odd and even, sums, tails and colours of the balls. */
const attributes = parlay({
  legs: Object.entries(attributeLegs).map(([token, judge]) => ({
    token,
    price: COLOUR_PRICES[token] ?? token,
    judge,
  })),
  prices: [...Object.keys(COLOURS), ...Object.keys(ATTRIBUTES)].map((token) =>
    price(
      COLOUR_PRICES[token] ?? token,
      () => fraction(countOf(attributeLegs, token, true), LAST),
      COLOUR_PRICES[token] === undefined
        ? {
            push: () => fraction(countOf(attributeLegs, token, 'push'), LAST),
            tier: 'W',
            odds: '1.95',
          }
        : { tier: 'W', payback: 9500 },
    ),
  ),
  most: BALLS.length,
  selection: '1-S,3-E',
});

/** Numbers, no two alike: at four legs the odds would be above what they are worth. */
const numbers = parlay({
  legs: NUMBERS.map((token) => ({
    token,
    price: 'W',
    judge: (number) => number === Number(token),
  })),
  prices: [price('W', () => fraction(1, LAST), { tier: 'W', odds: '47' })],
  most: 3,
  different: true,
  selection: '1-07,3-12',
});

/** Groups have four numbers or five: more legs might ask for more of one group than it has. */
const MOST_GROUPS = 4;

const animals = parlay({
  legs: ANIMALS.map((token, place) => ({
    token,
    price: 'PLAIN',
    priceInYear: byAnimal.oddPrice,
    judge: (number, year) => animalOf(number, year) === place,
  })),
  prices: [
    price('PLAIN', () => fraction(byAnimal.size, LAST), { tier: 'W', odds: '11.02' }),
    price(byAnimal.oddPrice, () => fraction(byAnimal.oddSize, LAST), { tier: 'W', odds: '8.82' }),
  ],
  most: MOST_GROUPS,
  selection: '1-RAT,3-GOAT',
});

const tails = parlay({
  legs: byTail.symbols.map((token) => ({
    token,
    price: token === '0' ? byTail.oddPrice : 'PLAIN',
    judge: (number) => tailOf(number) === Number(token),
  })),
  prices: [
    price(byTail.oddPrice, () => fraction(byTail.oddSize, LAST), { tier: 'W', payback: 9000 }),
    price('PLAIN', () => fraction(byTail.size, LAST), { tier: 'W', payback: 9000 }),
  ],
  most: MOST_GROUPS,
  selection: '1-7,3-2',
});

/** 过关 by the names of their plays. */
export const PARLAYS: Readonly<Record<string, MarkSixRule>> = {
  ATTR: attributes,
  NUM: numbers,
  ZODIAC: animals,
  TAIL: tails,
};
