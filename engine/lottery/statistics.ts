import { layOut } from '../games/baccarat/roads.ts';
import type { DrawJson } from './lotteryModel.ts';

/**
 * What past draws looked like. Nothing of it says anything about draws to come; it is counted from results as they are
 * written (`LotteryFamily.writeDraw`), so that the screens need no plays for it.
 */

/** A place of a result that is followed from draw to draw. */
export interface Place {
  /** `pos1`, `special`, `sum`, `tens` …; the screens have words. */
  readonly id: string;
  readonly symbols: readonly string[];
  /** What a draw shows there; several where it takes several, nothing where there is no result. */
  read(draw: DrawJson | null): readonly string[];
}

/** A question with two answers that each draw gives, such as big or small. */
export interface TwoWay {
  /** The place that it looks at: `pos1`, `sum`, `special`, or `dt15` for places 1 and 5. */
  readonly place: string;
  /** `size`, `parity` or `dragonTiger`. */
  readonly kind: 'size' | 'parity' | 'dragonTiger';
  readonly answers: readonly [string, string];
  /** The play that it is bet on with, where the family has one. */
  readonly play?: string;
  /** The answer of a draw; null where it is neither, such as a tie. */
  read(draw: DrawJson | null): string | null;
}

const range = (from: number, to: number, width = 1): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(width, '0'));

const DIGITS = range(0, 9);

/** The numbers of a result that is a text. */
function numbersOf(draw: DrawJson | null): readonly string[] {
  if (typeof draw !== 'string') return [];
  return draw.includes(',') ? draw.split(',') : [...draw];
}

const fieldOf = (draw: DrawJson | null, name: string): unknown =>
  typeof draw === 'object' && draw !== null ? draw[name] : undefined;

const one = (symbol: string | undefined): readonly string[] =>
  symbol === undefined ? [] : [symbol];

const positions = (count: number, symbols: readonly string[]): readonly Place[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `pos${at + 1}`,
    symbols,
    read: (draw) => one(numbersOf(draw)[at]),
  }));

/** The sum of the first `count` numbers of a result. */
function sumOf(draw: DrawJson | null, count: number): number | null {
  const numbers = numbersOf(draw);
  if (numbers.length < count) return null;
  return numbers.slice(0, count).reduce((sum, number) => sum + Number(number), 0);
}

const sumPlace = (count: number, from: number, to: number): Place => ({
  id: 'sum',
  symbols: range(from, to),
  read(draw) {
    const sum = sumOf(draw, count);
    return sum === null ? [] : [String(sum)];
  },
});

/** Digits of one number of a result that is an object; `from` counts from its end. */
const digitPlace = (id: string, field: string, from: number): Place => ({
  id,
  symbols: DIGITS,
  read(draw) {
    const number = fieldOf(draw, field);
    return typeof number === 'string' ? one(number.at(-from)) : [];
  },
});

const twoDigits = (number: unknown) => String(number).padStart(2, '0');

const MARK_SIX = range(1, 49, 2);

const markSix: readonly Place[] = [
  {
    id: 'special',
    symbols: MARK_SIX,
    read(draw) {
      const special = fieldOf(draw, 'special');
      return special === undefined ? [] : [twoDigits(special)];
    },
  },
  {
    id: 'numbers',
    symbols: MARK_SIX,
    read(draw) {
      const main = fieldOf(draw, 'main');
      return Array.isArray(main) ? main.map(twoDigits) : [];
    },
  },
];

/** The last two digits of every number of a Vietnamese board. */
function boardTails(draw: DrawJson | null): readonly string[] {
  if (typeof draw !== 'object' || draw === null) return [];
  const numbers = Object.values(draw)
    .flat()
    .filter((number) => typeof number === 'string');
  return numbers.map((number) => number.slice(-2));
}

const vietnam: readonly Place[] = [
  digitPlace('tens', 'DB', 2),
  digitPlace('units', 'DB', 1),
  { id: 'tails', symbols: range(0, 99, 2), read: boardTails },
];

const PLACES: Readonly<Record<string, readonly Place[]>> = {
  SSC: positions(5, DIGITS),
  LF: [...positions(3, DIGITS), sumPlace(3, 0, 27)],
  P5: positions(5, DIGITS),
  '11X5': positions(5, range(1, 11, 2)),
  PK10: positions(10, range(1, 10, 2)),
  K3: [...positions(3, range(1, 6)), sumPlace(3, 3, 18)],
  PCB: [sumPlace(3, 0, 27), ...positions(3, DIGITS)],
  LHC: markSix,
  VNN: vietnam,
  VNS: vietnam,
  SEA: [
    digitPlace('top1', 'top', 3),
    digitPlace('top2', 'top', 2),
    digitPlace('top3', 'top', 1),
    digitPlace('bottom1', 'bottom', 2),
    digitPlace('bottom2', 'bottom', 1),
  ],
  '4D': [4, 3, 2, 1].map((from) => digitPlace(`pos${5 - from}`, '1', from)),
};

/** The places of a family's results that are followed; none of a family without statistics. */
export function placesOf(family: string): readonly Place[] {
  return PLACES[family] ?? [];
}

type Reading = (draw: DrawJson | null) => number | null;

/** Big from a number on; `neither` is a number that is neither big nor small. */
interface Halves {
  readonly place: string;
  readonly big: number;
  readonly neither?: number;
  readonly play?: string;
  readonly read: Reading;
}

function halves({ place, big, neither, play, read }: Halves): readonly TwoWay[] {
  const ask =
    (yes: string, no: string, is: (value: number) => boolean) => (draw: DrawJson | null) => {
      const value = read(draw);
      if (value === null || value === neither) return null;
      return is(value) ? yes : no;
    };
  return [
    {
      place,
      kind: 'size',
      answers: ['B', 'S'],
      play,
      read: ask('B', 'S', (value) => value >= big),
    },
    {
      place,
      kind: 'parity',
      answers: ['O', 'E'],
      play,
      read: ask('O', 'E', (value) => value % 2 === 1),
    },
  ];
}

const numberAt =
  (at: number): Reading =>
  (draw) => {
    const number = numbersOf(draw)[at];
    return number === undefined ? null : Number(number);
  };

const eachPosition = (count: number, parts: Omit<Halves, 'place' | 'read'>) =>
  Array.from({ length: count }, (_, at) =>
    halves({ ...parts, place: `pos${at + 1}`, read: numberAt(at) }),
  ).flat();

const total = (count: number, parts: Omit<Halves, 'place' | 'read'>) =>
  halves({ ...parts, place: 'sum', read: (draw) => sumOf(draw, count) });

/** Whether the number of one place is above that of another. */
const dragonTiger = (first: number, second: number, play: string): TwoWay => ({
  place: `dt${first}${second === 10 ? '-10' : second}`,
  kind: 'dragonTiger',
  answers: ['D', 'T'],
  play,
  read(draw) {
    const [one, other] = [numberAt(first - 1)(draw), numberAt(second - 1)(draw)];
    if (one === null || other === null || one === other) return null;
    return one > other ? 'D' : 'T';
  },
});

const lastTwo =
  (field: string): Reading =>
  (draw) => {
    const number = fieldOf(draw, field);
    return typeof number === 'string' ? Number(number.slice(-2)) : null;
  };

const vietnamTwoWay = halves({ place: 'special', big: 50, read: lastTwo('DB') });

const TWO_WAY: Readonly<Record<string, readonly TwoWay[]>> = {
  SSC: [
    ...total(5, { big: 23, play: 'Z.SUM' }),
    ...eachPosition(5, { big: 5, play: 'Z.POS' }),
    dragonTiger(1, 5, 'DT.15'),
  ],
  LF: [...total(3, { big: 14 }), ...eachPosition(3, { big: 5 })],
  P5: eachPosition(5, { big: 5 }),
  '11X5': [
    ...total(5, { big: 31, neither: 30, play: 'Z.SUM' }),
    ...eachPosition(5, { big: 6, neither: 11, play: 'Z.POS' }),
    dragonTiger(1, 5, 'Z.DT'),
  ],
  PK10: [
    ...total(2, { big: 12, play: 'SUM2' }),
    ...eachPosition(10, { big: 6, play: 'Z.POS' }),
    ...[1, 2, 3, 4, 5].map((rank) => dragonTiger(rank, 11 - rank, 'Z.DT')),
  ],
  K3: total(3, { big: 11 }),
  PCB: total(3, { big: 14 }),
  LHC: halves({
    place: 'special',
    big: 25,
    neither: 49,
    play: 'SP.ATTR',
    read(draw) {
      const special = fieldOf(draw, 'special');
      return special === undefined ? null : Number(special);
    },
  }),
  VNN: vietnamTwoWay,
  VNS: vietnamTwoWay,
  SEA: halves({ place: 'special', big: 50, read: lastTwo('top') }),
  '4D': [],
};

/** The questions with two answers that road maps and dragons follow. */
export function twoWaysOf(family: string): readonly TwoWay[] {
  return TWO_WAY[family] ?? [];
}

/** How often a symbol came, and for how many draws it did not. */
export interface Omission {
  readonly symbol: string;
  readonly hits: number;
  /** Draws since it came last; all of them where it never did. */
  readonly current: number;
  /** Draws without it, on average of the stretches between its hits. */
  readonly average: number;
  /** The longest stretch without it. */
  readonly most: number;
}

/** Omissions of every symbol of a place; `draws` with the oldest first. */
export function omissionsOf(
  place: Place,
  draws: readonly (DrawJson | null)[],
): readonly Omission[] {
  const seen = draws.map((draw) => new Set(place.read(draw)));
  return place.symbols.map((symbol) => {
    let [hits, current, most] = [0, 0, 0];
    for (const symbols of seen) {
      const isHit = symbols.has(symbol);
      hits += isHit ? 1 : 0;
      current = isHit ? 0 : current + 1;
      most = Math.max(most, current);
    }
    return { symbol, hits, current, most, average: (draws.length - hits) / (hits + 1) };
  });
}

/** How long the newest answer has been the same. */
export interface Run {
  readonly question: TwoWay;
  readonly answer: string;
  readonly length: number;
}

/** The runs that still go on, the longest first; `draws` with the oldest first. A draw that is neither ends a run. */
export function runsOf(
  family: string,
  draws: readonly (DrawJson | null)[],
  least: number,
): readonly Run[] {
  const newest = [...draws].reverse();
  return twoWaysOf(family)
    .flatMap((question): readonly Run[] => {
      const answers = newest.map((draw) => question.read(draw));
      const [answer] = answers;
      if (answer === undefined || answer === null) return [];
      const end = answers.findIndex((each) => each !== answer);
      const length = end < 0 ? answers.length : end;
      return length >= least ? [{ question, answer, length }] : [];
    })
    .sort((first, second) => second.length - first.length);
}

/** A mark of a road map. */
export interface RoadMark {
  readonly answer: string;
  /** From 0. */
  readonly column: number;
  readonly row: number;
}

/**
 * A road map of answers, the oldest first: a column for each run; a run that reaches the bottom, or a mark of a former
 * one, goes on to the right. Answers that are neither are left out.
 */
export function roadOf(answers: readonly (string | null)[], rows = 6): readonly RoadMark[] {
  const runs: { readonly answer: string; length: number }[] = [];
  for (const answer of answers) {
    if (answer === null) continue;
    const last = runs.at(-1);
    if (last?.answer === answer) last.length += 1;
    else runs.push({ answer, length: 1 });
  }
  const marked = runs.flatMap(({ answer, length }) => Array.from({ length }, () => answer));
  const cells = layOut(
    runs.map(({ length }) => length),
    rows,
  );
  return cells.map((cell, at) => ({ answer: marked[at]!, ...cell }));
}
