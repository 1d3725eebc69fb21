import { fraction } from '../games/exact/fraction.ts';
import { sum } from './counting.ts';
import { entriesForm } from './forms.ts';
import type { Hit, LotteryFamily, LotteryPlay } from './lotteryModel.ts';
import { makePlay, makeRule, price, sumHits } from './play.ts';
import { reversalsOf } from './sea.ts';

/** Prizes of a draw: first, second, third, starters (specials) and consolations. */
export const TIERS = ['1', '2', '3', 'S', 'C'] as const;
/** One of them. */
export type Tier = (typeof TIERS)[number];

/** Numbers of four digits by prize: one each, ten of `S` and ten of `C`. */
export type FourDigitDraw = Readonly<Record<Tier, readonly string[]>>;

/** How many numbers a prize has. */
const SIZES: Readonly<Record<Tier, number>> = { '1': 1, '2': 1, '3': 1, S: 10, C: 10 };

/** What a unit wins, stake included, by play and prize; a table for each country. */
const PAYS: Readonly<
  Record<'MY' | 'SG', Readonly<Record<string, Readonly<Partial<Record<Tier, number>>>>>>
> = {
  MY: {
    BIG: { '1': 2500, '2': 1000, '3': 500, S: 180, C: 60 },
    SMALL: { '1': 3500, '2': 2000, '3': 1000 },
    A3: { '1': 660 },
    C3: { '1': 220, '2': 220, '3': 220 },
  },
  SG: {
    BIG: { '1': 2000, '2': 1000, '3': 490, S: 250, C: 60 },
    SMALL: { '1': 3000, '2': 2000, '3': 800 },
    A3: { '1': 660 },
    C3: { '1': 220, '2': 220, '3': 220 },
  },
};

const DIGITS = [...'0123456789'];
const ROLLS = [...DIGITS, 'R'];
/** How many orders four digits can have; four equal ones have no box. */
const ORDERS = [4, 6, 12, 24] as const;

const sortedOrder = (places: readonly number[]) => [...places].sort((one, other) => one - other);
const isBoxed = (places: readonly number[]) => new Set(places).size > 1;
const rollPlace = ROLLS.indexOf('R');

/** How entries are written and what they stand for. */
interface Way {
  readonly suffix: '' | '.BOX' | '.IBOX' | '.ROLL';
  readonly symbols: readonly string[];
  readonly order?: (places: readonly number[]) => readonly number[] | undefined;
  /** The numbers that an entry covers. */
  readonly covers: (entry: string) => readonly string[];
  /** Whether an entry is one unit, however many numbers it covers, at a share of the prize. */
  readonly shared?: boolean;
  readonly example: string;
}

const STRAIGHT: Way = { suffix: '', symbols: DIGITS, covers: (entry) => [entry], example: '0718' };
const WAYS: readonly Way[] = [
  STRAIGHT,
  {
    suffix: '.BOX',
    symbols: DIGITS,
    order: sortedOrder,
    covers: reversalsOf,
    example: '0178',
  },
  {
    suffix: '.IBOX',
    symbols: DIGITS,
    order: (places) => (isBoxed(places) ? sortedOrder(places) : undefined),
    covers: reversalsOf,
    shared: true,
    example: '0178',
  },
  {
    suffix: '.ROLL',
    symbols: ROLLS,
    order: (places) =>
      places.filter((place) => place === rollPlace).length === 1 ? places : undefined,
    covers: (entry) => DIGITS.map((digit) => entry.replace('R', digit)),
    example: '07R8',
  },
];

const EXAMPLE: FourDigitDraw = {
  '1': ['0718'],
  '2': ['5530'],
  '3': ['2468'],
  S: ['1111', '0081', '9402', '3377', '6150', '7781', '0719', '4023', '8888', '1290'],
  C: ['0007', '7001', '4455', '1818', '2090', '3141', '5926', '5358', '9793', '2384'],
};

/** A prize shared by the orders of its digits, rounded to hundredths. */
function shareOf(pays: number, orders: number): string {
  const hundredths = Math.floor((200 * pays + orders) / (2 * orders));
  return (hundredths / 100).toString();
}

/** The name of a price: the prize, and among how many orders it is shared. */
const priceId = (tier: Tier, orders?: number) =>
  orders === undefined ? tier : `${tier}/${orders}`;

/** Usual odds of a play by price, in the pay table of a country. */
export function fourDigitOdds(
  payTable: 'MY' | 'SG',
  code: string,
): Readonly<Record<string, string>> {
  const [kind = '', way] = code.split('.');
  const shares = way === 'IBOX' ? ORDERS : [undefined];
  return Object.fromEntries(
    shares.flatMap((orders) =>
      Object.entries(PAYS[payTable][kind] ?? {}).map(([tier, pays]) => [
        priceId(tier as Tier, orders),
        shareOf(pays, orders ?? 1),
      ]),
    ),
  );
}

/** A number that is covered: by how many units, and at which share of the prize. */
interface Covered {
  units: number;
  readonly orders?: number;
}

function coverAll({ covers, shared }: Way, entries: readonly string[]): Map<string, Covered> {
  const covered = new Map<string, Covered>();
  for (const entry of entries) {
    const numbers = covers(entry);
    for (const number of numbers) {
      const already = covered.get(number);
      if (already) already.units += 1;
      else covered.set(number, { units: 1, ...(shared && { orders: numbers.length }) });
    }
  }
  return covered;
}

/** The dearest places go to the numbers that are covered best; no number is drawn twice. */
function bestOf(tiers: readonly Tier[], covered: Iterable<Covered>): readonly Hit[] {
  const worth = ({ units, orders = 1 }: Covered) => units / orders;
  const numbers = [...covered].sort((one, other) => worth(other) - worth(one));
  const places = tiers.flatMap((tier) => Array.from({ length: SIZES[tier] }, () => tier));
  return sumHits(
    places.slice(0, numbers.length).map((tier, at) => {
      const { units, orders } = numbers[at]!;
      return { price: priceId(tier, orders), units };
    }),
  );
}

function fourDigitPlay(kind: string, way: Way, width: 3 | 4): LotteryPlay<FourDigitDraw> {
  const code = kind + way.suffix;
  const odds = fourDigitOdds('MY', code);
  const tiers = TIERS.filter((tier) => PAYS.MY[kind]![tier] !== undefined);
  const shares = way.shared ? ORDERS : [undefined];
  const rule = makeRule<readonly string[], FourDigitDraw>({
    mode: 'fixed',
    form: entriesForm({
      symbols: way.symbols,
      width,
      inner: '',
      joiner: ',',
      ...(way.order && { order: way.order }),
    }),
    prices: shares.flatMap((orders) =>
      tiers.map((tier) => {
        const id = priceId(tier, orders);
        const chance = () => fraction(SIZES[tier] * (orders ?? 1), 10 ** width);
        return price(id, chance, { tier, odds: odds[id]! });
      }),
    ),
    outcomes: way.suffix === '.ROLL' ? 40_000 : 10 ** width,
    ...(way.suffix === '.ROLL' && { factor: 10 }),
    units: (entries) =>
      way.shared ? entries.length : sum(entries.map((entry) => way.covers(entry).length)),
    test(entries) {
      const covered = coverAll(way, entries);
      return (draw) =>
        sumHits(
          tiers.flatMap((tier) =>
            draw[tier].flatMap((number) => {
              const hit = covered.get(number.slice(-width));
              return hit ? [{ price: priceId(tier, hit.orders), units: hit.units }] : [];
            }),
          ),
        );
    },
    best: (entries) => bestOf(tiers, coverAll(way, entries).values()),
    example: { selection: way.example.slice(-width), draw: EXAMPLE },
  });
  return makePlay(code, kind, rule);
}

/** Four digits of Malaysia and Singapore: 23 numbers. */
export const fourDigits: LotteryFamily<FourDigitDraw> = {
  id: '4D',
  plays: [
    ...['BIG', 'SMALL'].flatMap((kind) => WAYS.map((way) => fourDigitPlay(kind, way, 4))),
    fourDigitPlay('A3', STRAIGHT, 3),
    fourDigitPlay('C3', STRAIGHT, 3),
  ],
  draw(stream) {
    const drawn = new Set<string>();
    while (drawn.size < 23) drawn.add(String(stream.below(10_000)).padStart(4, '0'));
    const left = [...drawn];
    return byTier((tier) => left.splice(0, SIZES[tier]));
  },
  readDraw(json) {
    if (typeof json !== 'object' || json === null) throw new RangeError('A result is an object.');
    const given = json as Readonly<Record<string, unknown>>;
    if (Object.keys(given).length !== TIERS.length) {
      throw new RangeError('A result has the prizes 1, 2, 3, S and C.');
    }
    return byTier((tier) => {
      const value = Object.hasOwn(given, tier) ? given[tier] : [];
      const numbers: readonly unknown[] = Array.isArray(value) ? value : [value];
      if (numbers.length !== SIZES[tier])
        throw new RangeError(`${tier} has ${SIZES[tier]} numbers.`);
      return numbers.map((number) => {
        if (typeof number === 'string' && /^[0-9]{4}$/.test(number)) return number;
        throw new RangeError(`Numbers of ${tier} have 4 digits.`);
      });
    });
  },
  writeDraw: (draw) => ({
    '1': draw['1'][0]!,
    '2': draw['2'][0]!,
    '3': draw['3'][0]!,
    S: draw.S,
    C: draw.C,
  }),
};

function byTier(make: (tier: Tier) => readonly string[]): FourDigitDraw {
  return { '1': make('1'), '2': make('2'), '3': make('3'), S: make('S'), C: make('C') };
}
