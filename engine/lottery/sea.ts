import { fraction } from '../games/exact/fraction.ts';
import type { SeaMarket } from './catalogue/lottery.ts';
import { entriesForm, listForm, type InputForm } from './forms.ts';
import type { Hit, LotteryFamily, LotteryPlay } from './lotteryModel.ts';
import { hit, makePlay, makeRule, price, sumHits } from './play.ts';

/** What the South-East Asian board is bet on. */
export interface SeaDraw {
  /** Three digits. */
  readonly top: string;
  /** Two digits. */
  readonly bottom: string;
  /** Two numbers of three digits each, which may be the same; only of the Thai lottery. */
  readonly front3?: readonly string[];
  readonly last3?: readonly string[];
}

const DIGITS = [...'0123456789'];
const TWO_DIGITS = DIGITS.flatMap((tens) => DIGITS.map((units) => tens + units));

const FORMS: Readonly<Record<number, InputForm<readonly string[]>>> = {
  1: listForm(DIGITS),
  2: listForm(TWO_DIGITS),
  3: entriesForm({ symbols: DIGITS, width: 3, inner: '', joiner: ',' }),
};

/** Every order of some digits, each once, sorted: what "reverse" makes of an entry. */
export function reversalsOf(entry: string): readonly string[] {
  const orders: string[] = [];
  const go = (order: string, left: string) => {
    if (left === '') orders.push(order);
    for (let at = 0; at < left.length; at += 1) {
      // Of equal digits only the first is taken, so that no order comes twice.
      if (at > 0 && left[at] === left[at - 1]) continue;
      go(order + left[at]!, left.slice(0, at) + left.slice(at + 1));
    }
  };
  go('', sorted(entry));
  return orders;
}

const sorted = (digits: string) => [...digits].sort().join('');

interface SeaRule {
  readonly code: string;
  readonly group: string;
  readonly width: number;
  /** The prices by id, each with its chance and usual odds; all count for the tier `W`. */
  readonly prices: readonly (readonly [id: string, wins: number, of: number, odds: string])[];
  /** How often an entry wins on a draw, and at which price. */
  test(entry: string, draw: SeaDraw): Hit | undefined;
  /** The best that one draw can bring so many entries. */
  best(entries: readonly string[]): readonly Hit[];
  readonly example: string;
}

const EXAMPLE: SeaDraw = {
  top: '895',
  bottom: '52',
  front3: ['431', '176'],
  last3: ['014', '449'],
};

function seaPlay({
  code,
  group,
  width,
  prices,
  test,
  best,
  example,
}: SeaRule): LotteryPlay<SeaDraw> {
  const won = (entry: string, draw: SeaDraw): readonly Hit[] => {
    const found = test(entry, draw);
    return found ? [found] : [];
  };
  const rule = makeRule<readonly string[], SeaDraw>({
    mode: 'fixed',
    form: FORMS[width]!,
    prices: prices.map(([id, wins, of, odds]) =>
      price(id, () => fraction(wins, of), { tier: 'W', odds }),
    ),
    outcomes: 10 ** width,
    units: (picks) => picks.length,
    test: (picks) => (draw) => sumHits(picks.flatMap((entry) => won(entry, draw))),
    best,
    example: { selection: example, draw: EXAMPLE },
  });
  return makePlay(code, group, rule);
}

const win = (isWon: boolean, units = 1): Hit | undefined =>
  isWon ? { price: 'W', units } : undefined;

/** An entry has to equal what is cut from a part. */
const equal = (code: string, width: number, part: 'top' | 'bottom', odds: string) =>
  seaPlay({
    code,
    group: part === 'top' ? 'TOP' : 'BOTTOM',
    width,
    prices: [['W', 1, 10 ** width, odds]],
    test: (entry, draw) => win(draw[part].slice(-width) === entry),
    best: () => hit(1),
    example: EXAMPLE[part].slice(-width),
  });

/** A digit anywhere in a part, paid once. */
const running = (code: string, part: 'top' | 'bottom', odds: string) => {
  const width = EXAMPLE[part].length;
  return seaPlay({
    code,
    group: part === 'top' ? 'TOP' : 'BOTTOM',
    width: 1,
    prices: [['W', 10 ** width - 9 ** width, 10 ** width, odds]],
    test: (entry, draw) => win(draw[part].includes(entry)),
    best: ({ length }) => hit(Math.min(length, width)),
    example: EXAMPLE[part][0]!,
  });
};

/** An entry has to equal one of two numbers, and is paid for each. */
const either = (code: string, part: 'front3' | 'last3') =>
  seaPlay({
    code,
    group: 'PAIRS',
    width: 3,
    prices: [['W', 2, 1000, '400']],
    test: (entry, draw) => {
      const hits = (draw[part] ?? []).filter((number) => number === entry).length;
      return win(hits > 0, hits);
    },
    best: () => hit(2),
    example: EXAMPLE[part]![0]!,
  });

/** The prices of three digits in any order, by how many of them differ. */
const ANY_ORDER: Readonly<Record<number, { readonly id: string; readonly orders: number }>> = {
  1: { id: 'AAA', orders: 1 },
  2: { id: 'AAB', orders: 3 },
  3: { id: 'ABC', orders: 6 },
};
const anyOrder = (entry: string) => ANY_ORDER[new Set(entry).size]!;

/** Entries of the same digits win together; the best are those that fill most of their orders. */
function bestAnyOrder(entries: readonly string[]): readonly Hit[] {
  const together = new Map<string, number>();
  for (const entry of entries) {
    const digits = sorted(entry);
    together.set(digits, (together.get(digits) ?? 0) + 1);
  }
  const filled = ([digits, units]: readonly [string, number]) => units / anyOrder(digits).orders;
  const [digits, units] = [...together].reduce((best, other) =>
    filled(other) > filled(best) ? other : best,
  );
  return hit(units, anyOrder(digits).id);
}

const PLAYS: readonly LotteryPlay<SeaDraw>[] = [
  equal('TOP3', 3, 'top', '850'),
  seaPlay({
    code: 'TOD3',
    group: 'TOP',
    width: 3,
    prices: [
      ['AAA', 1, 1000, '750'],
      ['AAB', 3, 1000, '250'],
      ['ABC', 6, 1000, '125'],
    ],
    test: (entry, draw) =>
      sorted(draw.top) === sorted(entry) ? { price: anyOrder(entry).id, units: 1 } : undefined,
    best: bestAnyOrder,
    example: '589',
  }),
  equal('TOP2', 2, 'top', '90'),
  running('RUNTOP', 'top', '3.2'),
  equal('BOT2', 2, 'bottom', '90'),
  running('RUNBOT', 'bottom', '4.2'),
  either('FRONT3', 'front3'),
  either('LAST3', 'last3'),
];

const isNumber = (value: unknown, width: number): value is string =>
  typeof value === 'string' && value.length === width && /^[0-9]+$/.test(value);

function readPair(value: unknown): readonly string[] {
  const numbers: readonly unknown[] = Array.isArray(value) ? value : [];
  const read = numbers.filter((number) => isNumber(number, 3));
  if (read.length !== 2 || numbers.length !== 2) {
    throw new RangeError('Front and last are two numbers of three digits each.');
  }
  return read;
}

/** Fields of an object of JSON; a RangeError for anything else, and for fields that are not among `known`. */
function fieldsOf(json: unknown, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null) throw new RangeError('A result is an object.');
  const unknown = Object.keys(json).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new RangeError(`A result has no ${unknown.slice(0, 16)}.`);
  return json as Readonly<Record<string, unknown>>;
}

/** Digits of nothing but chance. */
const digitsOf = (count: number, below: (range: number) => number) =>
  String(below(10 ** count)).padStart(count, '0');

/** The South-East Asian board; drawn here it has five digits and no pairs of three. */
export const sea: LotteryFamily<SeaDraw> = {
  id: 'SEA',
  plays: PLAYS,
  outcomes: 100_000n,
  draw: (stream) => cutRound(digitsOf(5, (range) => stream.below(range))),
  readDraw(json) {
    const { top, bottom, front3, last3 } = fieldsOf(json, ['top', 'bottom', 'front3', 'last3']);
    if (!isNumber(top, 3) || !isNumber(bottom, 2)) {
      throw new RangeError('A result has three digits at the top and two at the bottom.');
    }
    if (front3 === undefined && last3 === undefined) return { top, bottom };
    return { top, bottom, front3: readPair(front3), last3: readPair(last3) };
  },
  writeDraw: (draw) => ({ ...draw }),
};

/** A round of Yeekee: the last three of five digits are the top, the two before them the bottom. */
function cutRound(round: string): SeaDraw {
  return { top: round.slice(-3), bottom: round.slice(-5, -3) };
}

/**
 * What a market's official result comes to on the board; a RangeError for what is none. As they are published: Thailand
 * `{ first, two, front3, last3 }`, Lao `{ number }` of six digits, Yeekee `{ number }` of five or more, Hanoi and
 * Malaysia the prizes whose digits count, `{ DB, G1 }` and `{ 1, 2 }`, among others.
 */
export function cutResult(market: SeaMarket, official: unknown): SeaDraw {
  if (typeof official !== 'object' || official === null) {
    throw new RangeError('A result is an object.');
  }
  const of = official as Readonly<Record<string, unknown>>;
  const digits = (name: string, least: number, most = least): string => {
    const value = of[name];
    if (typeof value !== 'string' || !/^[0-9]+$/.test(value)) {
      throw new RangeError(`${name} is of digits.`);
    }
    if (value.length < least || value.length > most) {
      throw new RangeError(`${name} has ${least} digits, not ${value.length}.`);
    }
    return value;
  };
  switch (market) {
    case 'THAI':
      return {
        top: digits('first', 6).slice(-3),
        bottom: digits('two', 2),
        front3: readPair(of['front3']),
        last3: readPair(of['last3']),
      };
    case 'HANOI':
      return { top: digits('DB', 5).slice(-3), bottom: digits('G1', 5).slice(-2) };
    case 'LAO': {
      // The last four of six digits count: three of them at the top, the first two at the bottom.
      const four = digits('number', 6).slice(-4);
      return { top: four.slice(-3), bottom: four.slice(0, 2) };
    }
    case 'MALAYSIA':
      return { top: digits('1', 4).slice(-3), bottom: digits('2', 4).slice(-2) };
    case 'YEEKEE':
      return cutRound(digits('number', 5, 15));
  }
}
