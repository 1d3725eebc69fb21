import type { Verdict } from '../board.ts';
import type { Animal } from './zodiac.ts';

/** A Mark Six result. */
export interface MarkSix {
  /** Six numbers, in the order in which they were drawn where the source tells it. */
  readonly main: readonly number[];
  readonly special: number;
  /** The animal of the lunar year in which it was drawn. */
  readonly zodiac: Animal;
}

/** Numbers of a Mark Six draw. */
export const LAST = 49;
/** How many of them are main numbers. */
export const MAIN = 6;
/** It is neither big nor small, odd nor even, and returns such bets. */
export const NEUTRAL = 49;

/** 01 to 49. */
export const NUMBERS: readonly string[] = Array.from({ length: LAST }, (_, at) =>
  String(at + 1).padStart(2, '0'),
);

/** All seven numbers. */
export const allBalls = ({ main, special }: MarkSix): readonly number[] => [...main, special];

/** A result for examples. */
export const EXAMPLE: MarkSix = { main: [7, 9, 12, 25, 34, 40], special: 29, zodiac: 'HORSE' };

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** Red, blue or green. */
export type Colour = 'R' | 'U' | 'G';

/** The colour of a number. */
export function colourOf(number: number): Colour {
  if (RED.has(number)) return 'R';
  return BLUE.has(number) ? 'U' : 'G';
}

/** First digit of a number. */
export const headOf = (number: number): number => Math.floor(number / 10);
/** Last digit of a number. */
export const tailOf = (number: number): number => number % 10;
const digitSum = (number: number) => headOf(number) + tailOf(number);

/** What numbers do to the units of options, by the options' tokens. */
export type Judges = Readonly<Record<string, (number: number) => Verdict>>;

/** The options, but 49 is none of them and returns the stake. */
const unlessNeutral = (judges: Judges): Judges =>
  Object.fromEntries(
    Object.entries(judges).map(([token, judge]) => [
      token,
      (number: number) => (number === NEUTRAL ? 'push' : judge(number)),
    ]),
  );

const TWO_WAY: Judges = {
  B: (number) => number >= 25,
  S: (number) => number < 25,
  O: (number) => number % 2 === 1,
  E: (number) => number % 2 === 0,
};

/** 两面: big, small, odd and even of the number, of the sum of its digits (`H`) and of its tail (`T`). */
export const ATTRIBUTES: Judges = unlessNeutral({
  ...TWO_WAY,
  HB: (number) => digitSum(number) >= 7,
  HS: (number) => digitSum(number) < 7,
  HO: (number) => digitSum(number) % 2 === 1,
  HE: (number) => digitSum(number) % 2 === 0,
  TB: (number) => tailOf(number) >= 5,
  TS: (number) => tailOf(number) < 5,
});

/** 色波 */
export const COLOURS: Judges = {
  R: (number) => colourOf(number) === 'R',
  U: (number) => colourOf(number) === 'U',
  G: (number) => colourOf(number) === 'G',
};

/** 半波: a colour together with big, small, odd or even. */
export const HALF_COLOURS: Judges = unlessNeutral(
  Object.fromEntries(
    Object.entries(COLOURS).flatMap(([colour, hasColour]) =>
      Object.entries(TWO_WAY).map(([name, judge]) => [
        `${colour}-${name}`,
        (number: number) => hasColour(number) && judge(number),
      ]),
    ),
  ),
);
