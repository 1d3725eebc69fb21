import { type Fraction, fraction } from '../../games/exact/fraction.ts';
import { boardRule, type BoardPrice, optionsOf } from '../board.ts';
import { lazily, sum } from '../counting.ts';
import { optionsForm, row, rowsForm } from '../forms.ts';
import { hit, makeRule, price, type Rule } from '../play.ts';
import {
  allBalls,
  ATTRIBUTES,
  COLOURS,
  EXAMPLE,
  HALF_COLOURS,
  headOf,
  type Judges,
  LAST,
  MAIN,
  type MarkSix,
  NUMBERS,
  tailOf,
} from './balls.ts';

/** A rule of Mark Six results. */
export type MarkSixRule = Rule<MarkSix>;

/** Which number of a result is bet on: the special one, or the main one at a place from 0. */
export type Ball = 'special' | number;

const ballOf = (ball: Ball, draw: MarkSix): number =>
  ball === 'special' ? draw.special : draw.main[ball]!;

/** Results with each number as any ball; nothing else of them is looked at. */
const everyNumber = (): readonly MarkSix[] =>
  NUMBERS.map(Number).map((number) => ({
    ...EXAMPLE,
    main: Array.from({ length: MAIN }, () => number),
    special: number,
  }));

interface BallBoard {
  readonly id: string;
  readonly ball: Ball;
  readonly judges: Judges;
  readonly prices: readonly BoardPrice[];
  readonly priceOf?: (token: string) => string;
  readonly selection: string;
}

const ballBoard = ({ id, ball, judges, prices, priceOf, selection }: BallBoard): MarkSixRule =>
  boardRule({
    mode: 'fixed',
    groups: [
      {
        id,
        options: optionsOf(
          Object.fromEntries(
            Object.entries(judges).map(([token, judge]) => [
              token,
              (draw: MarkSix) => judge(ballOf(ball, draw)),
            ]),
          ),
          { priceOf },
        ),
      },
    ],
    prices,
    cases: everyNumber,
    example: { selection, draw: EXAMPLE },
  });

/** 特码 and 正码特: the number of one ball. */
export const ballNumber = (ball: Ball): MarkSixRule =>
  makeRule({
    mode: 'fixed',
    form: rowsForm({ rows: [row('number', NUMBERS)], joiner: ',' }),
    prices: [price('W', () => fraction(1, LAST), { odds: '47' })],
    outcomes: LAST,
    units: ([picks = []]) => picks.length,
    test:
      ([picks = []]) =>
      (draw) =>
        hit(picks.includes(ballOf(ball, draw) - 1) ? 1 : 0),
    example: { selection: NUMBERS[ballOf(ball, EXAMPLE) - 1]!, draw: EXAMPLE },
  });

// `R` is the price of what is returned.
const COLOUR_PRICES: Readonly<Record<string, string>> = { R: 'RED', U: 'BLUE', G: 'GREEN' };
const colourPrices = Object.values(COLOUR_PRICES).map((id) => ({ id, payback: 9500 }));
const priceOfToken = (token: string) => COLOUR_PRICES[token] ?? token;
const attributePrices = Object.keys(ATTRIBUTES).map((id) => ({ id, odds: '1.98' }));

/** 两面 of the special number. */
export const specialAttributes = ballBoard({
  id: 'special',
  ball: 'special',
  judges: ATTRIBUTES,
  prices: attributePrices,
  selection: 'B,HB',
});

/** 正码特 两面: of a main number, with its colours. */
export const mainAttributes = (ball: number): MarkSixRule =>
  ballBoard({
    id: `ball${ball + 1}`,
    ball,
    judges: { ...ATTRIBUTES, ...COLOURS },
    prices: [...colourPrices, ...attributePrices],
    priceOf: priceOfToken,
    selection: ballOf(ball, EXAMPLE) % 2 === 1 ? 'O' : 'E',
  });

/** 色波 of the special number. */
export const specialColour = ballBoard({
  id: 'colour',
  ball: 'special',
  judges: COLOURS,
  prices: colourPrices,
  priceOf: priceOfToken,
  selection: 'R',
});

/** 半波 of the special number. */
export const specialHalfColour = ballBoard({
  id: 'halfColour',
  ball: 'special',
  judges: HALF_COLOURS,
  prices: Object.keys(HALF_COLOURS).map((id) => ({ id, payback: 9500 })),
  selection: 'R-B',
});

/** One digit of the special number: none is as rare as 0. */
function specialDigit(
  id: string,
  digits: number,
  digitOf: (number: number) => number,
): MarkSixRule {
  return ballBoard({
    id,
    ball: 'special',
    judges: Object.fromEntries(
      Array.from({ length: digits }, (_, digit) => [
        String(digit),
        (number: number) => digitOf(number) === digit,
      ]),
    ),
    prices: [
      { id: 'ZERO', payback: 9000 },
      { id: 'PLAIN', payback: 9000 },
    ],
    priceOf: (token) => (token === '0' ? 'ZERO' : 'PLAIN'),
    selection: String(digitOf(EXAMPLE.special)),
  });
}

/** 特尾 */
export const specialTail = specialDigit('tail', 10, tailOf);
/** 特头 */
export const specialHead = specialDigit('head', 5, headOf);

/** 正码: a number among the six main ones. */
export const anyMain: MarkSixRule = makeRule({
  mode: 'fixed',
  form: rowsForm({ rows: [row('number', NUMBERS)], joiner: ',' }),
  prices: [price('W', () => fraction(MAIN, LAST), { odds: '7.35' })],
  outcomes: LAST,
  units: ([picks = []]) => picks.length,
  test:
    ([picks = []]) =>
    ({ main }) =>
      hit(picks.filter((place) => main.includes(place + 1)).length),
  best: ([picks = []]) => hit(Math.min(picks.length, MAIN)),
  example: { selection: '07,12', draw: EXAMPLE },
});

const BIG_TOTAL = 175;
const BALLS = MAIN + 1;

/** How many sets of seven numbers have a sum: by the sums that each number adds to those before it. */
const totals = lazily(() => {
  const last = (BALLS * (2 * LAST - BALLS + 1)) / 2;
  const counts = Array.from({ length: BALLS + 1 }, () => new Float64Array(last + 1));
  counts[0]![0] = 1;
  for (let number = 1; number <= LAST; number += 1) {
    for (let balls = BALLS; balls > 0; balls -= 1) {
      for (let total = last; total >= number; total -= 1) {
        counts[balls]![total]! += counts[balls - 1]![total - number]!;
      }
    }
  }
  return counts[BALLS]!;
});

const TOTAL_JUDGES: Readonly<Record<string, (total: number) => boolean>> = {
  B: (total) => total >= BIG_TOTAL,
  S: (total) => total < BIG_TOTAL,
  O: (total) => total % 2 === 1,
  E: (total) => total % 2 === 0,
};

const shareOfTotals = (id: string) => (): Fraction =>
  fraction(sum([...totals()].filter((_, total) => TOTAL_JUDGES[id]!(total))), sum([...totals()]));

/** 总和: all seven numbers together. */
export const total: MarkSixRule = (() => {
  const ids = Object.keys(TOTAL_JUDGES);
  const options = ids.map((token) => ({ token, price: token }));
  return makeRule<readonly number[], MarkSix>({
    mode: 'fixed',
    form: optionsForm([{ id: 'total', options }]),
    prices: ['S', 'O', 'E', 'B'].map((id) =>
      price(id, shareOfTotals(id), { tier: 'W', odds: '1.95' }),
    ),
    outcomes: ids.length,
    units: (picks) => picks.length,
    test: (picks) => (draw) => {
      const drawn = sum(allBalls(draw));
      return picks.flatMap((place) => hit(TOTAL_JUDGES[ids[place]!]!(drawn) ? 1 : 0, ids[place]));
    },
    best: (picks) => [
      ...hit(picks.some((place) => place < 2) ? 1 : 0, picks.includes(1) ? 'S' : 'B'),
      ...hit(picks.some((place) => place > 1) ? 1 : 0, picks.includes(2) ? 'O' : 'E'),
    ],
    example: { selection: 'S,E', draw: EXAMPLE },
  });
})();
