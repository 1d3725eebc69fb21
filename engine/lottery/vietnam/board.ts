import { add, fraction, multiply, type Fraction } from '../../games/exact/fraction.ts';
import type { DrawStream } from '../../games/fairness/drawStream.ts';
import { choose, sum } from '../counting.ts';

/** A prize of a board: so many numbers of so many digits. Drawn here, no two of them are the same. */
export interface BoardPrize {
  /** `DB` (đặc biệt), `G1` … `G8`. */
  readonly id: string;
  readonly count: number;
  readonly digits: number;
  /** An official result may have the same number twice; it never does in the North. */
  readonly mayRepeat?: boolean;
}

/** Numbers by prize, each prize with at least one, in the order in which they were drawn. */
export type Board = Readonly<Record<string, readonly string[]>>;

const prize = (id: string, count: number, digits: number): BoardPrize => ({ id, count, digits });

/** 27 numbers. */
export const NORTH_PRIZES: readonly BoardPrize[] = [
  prize('DB', 1, 5),
  prize('G1', 1, 5),
  prize('G2', 2, 5),
  prize('G3', 6, 5),
  prize('G4', 4, 4),
  prize('G5', 6, 4),
  prize('G6', 3, 3),
  prize('G7', 4, 2),
];

/** 18 numbers, in the South and in the Centre. */
export const SOUTH_PRIZES: readonly BoardPrize[] = [
  prize('DB', 1, 6),
  prize('G1', 1, 5),
  prize('G2', 1, 5),
  prize('G3', 2, 5),
  prize('G4', 7, 5),
  prize('G5', 1, 4),
  prize('G6', 3, 4),
  prize('G7', 1, 3),
  prize('G8', 1, 2),
].map((each) => ({ ...each, mayRepeat: true }));

/** A board of nothing but chance; a number that its prize has already is drawn again, as in the official draws. */
export function drawBoard(prizes: readonly BoardPrize[], stream: DrawStream): Board {
  return Object.fromEntries(
    prizes.map(({ id, count, digits }) => {
      const numbers = new Set<string>();
      while (numbers.size < count) {
        numbers.add(String(stream.below(10 ** digits)).padStart(digits, '0'));
      }
      return [id, [...numbers]];
    }),
  );
}

/** How many boards there are, all as likely. */
export function countBoards(prizes: readonly BoardPrize[]): bigint {
  let boards = 1n;
  for (const { count, digits } of prizes) {
    for (let taken = 0; taken < count; taken += 1) boards *= BigInt(10 ** digits - taken);
  }
  return boards;
}

/**
 * Reads a board of JSON: a text for a prize of one number, a list for others. A RangeError for what is none; numbers
 * still to come may be missing only where `partial` says so.
 */
export function readBoard(
  prizes: readonly BoardPrize[],
  json: unknown,
  { partial = false }: { readonly partial?: boolean } = {},
): Board {
  if (typeof json !== 'object' || json === null) throw new RangeError('A board is an object.');
  const given = json as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(given).find((id) => !prizes.some((known) => known.id === id));
  if (unknown !== undefined) throw new RangeError(`There is no prize ${unknown.slice(0, 16)}.`);
  const board: Record<string, readonly string[]> = {};
  for (const { id, count, digits, mayRepeat } of prizes) {
    const value = Object.hasOwn(given, id) ? given[id] : [];
    const numbers: readonly unknown[] = Array.isArray(value) ? value : [value];
    const isRight = (number: unknown): number is string =>
      typeof number === 'string' && number.length === digits && /^[0-9]+$/.test(number);
    if (partial ? numbers.length > count : numbers.length !== count) {
      throw new RangeError(`${id} has ${count} numbers, not ${numbers.length}.`);
    }
    if (!numbers.every(isRight)) throw new RangeError(`Numbers of ${id} have ${digits} digits.`);
    if (!mayRepeat && new Set(numbers).size !== numbers.length) {
      throw new RangeError(`${id} repeats a number.`);
    }
    if (numbers.length > 0) board[id] = numbers;
  }
  return board;
}

/** A board as JSON, in the form that `readBoard` reads. */
export function writeBoard(
  prizes: readonly BoardPrize[],
  board: Board,
): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    prizes.flatMap(({ id, count }) => {
      const numbers = board[id];
      if (!numbers) return [];
      return [[id, count === 1 ? numbers[0]! : numbers]];
    }),
  );
}

/** Where a bet looks: at the first or last digits of some prizes. */
export interface Cut {
  readonly digits: number;
  readonly from: 'start' | 'end';
  /** Digits passed over on that side. */
  readonly skip?: number;
  /** The prizes looked at; all with enough digits where absent. */
  readonly prizes?: readonly string[];
}

/** The prizes that a cut looks at. */
export function prizesOf(prizes: readonly BoardPrize[], cut: Cut): readonly BoardPrize[] {
  return prizes.filter(({ id, digits }) => cut.prizes?.includes(id) ?? digits >= cut.digits);
}

/** What a cut sees of a board, number by number. */
export function cutBoard(prizes: readonly BoardPrize[], board: Board, cut: Cut): readonly string[] {
  const { digits, from, skip = 0 } = cut;
  return prizesOf(prizes, cut).flatMap(({ id, digits: width }) => {
    const start = from === 'start' ? skip : width - digits - skip;
    return board[id]!.map((number) => number.slice(start, start + digits));
  });
}

/** How many numbers a cut sees. */
export function countNumbers(prizes: readonly BoardPrize[], cut: Cut): number {
  return sum(prizesOf(prizes, cut).map(({ count }) => count));
}

/** The most numbers of a board that can fall on `picked` different ones. */
export function mostHits(prizes: readonly BoardPrize[], cut: Cut, picked: number): number {
  return sum(
    prizesOf(prizes, cut).map(({ count, digits, mayRepeat }) =>
      mayRepeat ? count : Math.min(count, picked * 10 ** (digits - cut.digits)),
    ),
  );
}

/** The chance that none of `picked` two-digit numbers is among the tails of `boards` boards. */
export function chanceOfNone(prizes: readonly BoardPrize[], picked: number, boards = 1): Fraction {
  const one = prizes.map(({ count, digits }) => {
    const all = 10 ** digits;
    const left = all - picked * 10 ** (digits - 2);
    let [over, under] = [1n, 1n];
    for (let taken = 0; taken < count; taken += 1) {
      over *= BigInt(left - taken);
      under *= BigInt(all - taken);
    }
    return fraction(over, under);
  });
  return multiply(...Array.from({ length: boards }, () => one).flat());
}

/** The chance that all of `picked` two-digit numbers are among the tails of `boards` boards. */
export function chanceOfAll(prizes: readonly BoardPrize[], picked: number, boards = 1): Fraction {
  // By inclusion and exclusion over the numbers that are missing.
  return add(
    ...Array.from({ length: picked + 1 }, (_, missing) =>
      multiply(
        fraction(choose(picked, missing) * (missing % 2 === 0 ? 1 : -1)),
        chanceOfNone(prizes, missing, boards),
      ),
    ),
  );
}
