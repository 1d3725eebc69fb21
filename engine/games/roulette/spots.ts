/** What can be bet on in roulette. */
export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'sixLine'
  | 'dozen'
  | 'column'
  | 'red'
  | 'black'
  | 'odd'
  | 'even'
  | 'low'
  | 'high';

/** A place on the cloth for chips. */
export interface Spot {
  /** Such as `straight:17`, `split:1-2`, `street:0-1-2`, `dozen:2` or `red`. */
  readonly id: string;
  readonly kind: SpotKind;
  /** The numbers that win, ascending. */
  readonly numbers: readonly number[];
  /** What is won for each unit, besides the unit itself. */
  readonly odds: number;
}

/** The pockets of a European wheel in their order, clockwise from the single zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

/** How many pockets the wheel has. */
export const POCKETS = WHEEL.length;

/** The red numbers, ascending. */
export const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36] as const;

const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);
const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

function spot(
  kind: SpotKind,
  numbers: readonly number[],
  id = `${kind}:${numbers.join('-')}`,
): Spot {
  return { id, kind, numbers, odds: 36 / numbers.length - 1 };
}

function inside(): readonly Spot[] {
  const streets = NUMBERS.filter((number) => number % 3 === 1);
  const beside = NUMBERS.filter((number) => number % 3 !== 0);
  return [
    ...[0, ...NUMBERS].map((number) => spot('straight', [number])),
    ...[1, 2, 3].map((number) => spot('split', [0, number])),
    ...beside.map((number) => spot('split', [number, number + 1])),
    ...NUMBERS.slice(0, -3).map((number) => spot('split', [number, number + 3])),
    spot('street', [0, 1, 2]),
    spot('street', [0, 2, 3]),
    ...streets.map((first) => spot('street', run(first, 3))),
    spot('corner', [0, 1, 2, 3]),
    ...beside
      .filter((number) => number < 34)
      .map((number) => spot('corner', [number, number + 1, number + 3, number + 4])),
    ...streets.slice(0, -1).map((first) => spot('sixLine', run(first, 6))),
  ];
}

function outside(): readonly Spot[] {
  const third = [1, 2, 3];
  const isRed = (number: number) => RED.some((red) => red === number);
  return [
    ...third.map((dozen) => spot('dozen', run(12 * dozen - 11, 12), `dozen:${dozen}`)),
    ...third.map((column) => {
      const numbers = NUMBERS.filter((number) => (number - column) % 3 === 0);
      return spot('column', numbers, `column:${column}`);
    }),
    spot('red', RED, 'red'),
    spot(
      'black',
      NUMBERS.filter((number) => !isRed(number)),
      'black',
    ),
    spot(
      'odd',
      NUMBERS.filter((number) => number % 2 === 1),
      'odd',
    ),
    spot(
      'even',
      NUMBERS.filter((number) => number % 2 === 0),
      'even',
    ),
    spot('low', run(1, 18), 'low'),
    spot('high', run(19, 18), 'high'),
  ];
}

/** Every spot by its id. */
export const SPOTS: ReadonlyMap<string, Spot> = new Map(
  [...inside(), ...outside()].map((each) => [each.id, each]),
);
