import { fraction } from '../../games/exact/fraction.ts';
import { arrangements, choose, everyLine, lazily, sum, tally } from '../counting.ts';
import { entriesForm, row, rowsForm } from '../forms.ts';
import { hit, makeRule, price, rarest } from '../play.ts';
import { type DigitRule, type Digits, DIGITS } from './straightRules.ts';

/** How often each digit occurs. */
export function occurrences(digits: Digits): readonly number[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const digit of digits) counts[digit]! += 1;
  return counts;
}

const inBoth = (one: Digits, other: Digits) => one.filter((digit) => other.includes(digit)).length;

/** So many digits that occur so often each. */
export interface Repeats {
  readonly digits: number;
  readonly times: number;
}

/** Digits picked for a group: those that repeat, and those beside them. */
type GroupPicks = readonly [repeated: Digits, others: Digits];

const NONE: Repeats = { digits: 0, times: 0 };

/** Ways to take the repeated digits from one list and the others from what is left of the second. */
function countGroups([repeated, others]: GroupPicks, first: Repeats, second: Repeats): number {
  const both = inBoth(repeated, others);
  return sum(
    Array.from(
      { length: first.digits + 1 },
      (_, shared) =>
        choose(both, shared) *
        choose(repeated.length - both, first.digits - shared) *
        choose(others.length - shared, second.digits),
    ),
  );
}

function testGroup([repeated, others]: GroupPicks, first: Repeats, second: Repeats) {
  const isMade = (counts: readonly number[], { digits, times }: Repeats, from: Digits) =>
    counts.filter((count, digit) => count === times && from.includes(digit)).length === digits;
  return (drawn: Digits) => {
    const counts = occurrences(drawn);
    const wins =
      isMade(counts, first, repeated) && (second.digits === 0 || isMade(counts, second, others));
    return hit(wins ? 1 : 0);
  };
}

const exampleOf = (first: Repeats, second: Repeats): Digits => [
  ...Array.from({ length: first.digits * first.times }, (_, at) => 2 + (at % first.digits)),
  ...Array.from({ length: second.digits * second.times }, (_, at) => 5 + (at % second.digits)),
];

const ROW_OF_TIMES = ['', 'pick', 'double', 'triple', 'quadruple'];

/**
 * 组选: the digits of the window in any order. `second` digits come from a row of their own; with `oneRow`, as in 组三,
 * from the same row.
 */
export function group(first: Repeats, second: Repeats = NONE, oneRow = false): DigitRule {
  const hasSecondRow = second.digits > 0 && !oneRow;
  const rows = [
    oneRow
      ? row('pick', DIGITS, first.digits + second.digits)
      : row(ROW_OF_TIMES[first.times]!, DIGITS, first.digits),
    ...(hasSecondRow ? [row('single', DIGITS, second.digits)] : []),
  ];
  const orders = arrangements([
    ...Array.from({ length: first.digits }, () => first.times),
    ...Array.from({ length: second.digits }, () => second.times),
  ]);
  const draw = exampleOf(first, second);
  const afterFirst = first.digits * first.times;
  const inRows = [
    draw.slice(0, first.digits).join(''),
    draw.slice(afterFirst, afterFirst + second.digits).join(''),
  ];
  const both = ([repeated = [], others = repeated]: readonly Digits[]): GroupPicks => [
    repeated,
    second.digits === 0 ? [] : others,
  ];
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows, joiner: '', different: true }),
    prices: [price('W', () => fraction(orders, 10 ** draw.length))],
    outcomes: countGroups(both(rows.map(() => DIGITS.map(Number))), first, second),
    units: (picks) => countGroups(both(picks), first, second),
    test: (picks) => testGroup(both(picks), first, second),
    example: { selection: inRows.join(hasSecondRow ? '|' : ''), draw },
  });
}

/** Units that are digits in any order, not all the same: with three places each is a 组三 or a 组六. */
const groupPrices = (length: number) =>
  length === 2
    ? [price('W', () => fraction(2, 100))]
    : [price('G3', () => fraction(3, 1000)), price('G6', () => fraction(6, 1000))];

const priceOf = (digits: Digits): string => {
  if (digits.length === 2) return 'W';
  return new Set(digits).size === 2 ? 'G3' : 'G6';
};

const allSame = (digits: Digits) => digits.every((digit) => digit === digits[0]);

const ascending = (digits: Digits) => [...digits].sort((one, other) => one - other);

/** All digits in any order but those that are all the same. */
const groupLines = (length: number) => choose(9 + length, length) - 10;

/** 混合组选: lines in any order. */
export function mixed(length: number): DigitRule {
  const prices = groupPrices(length);
  const draw: Digits = [3, 1, 2].slice(0, length);
  return makeRule({
    mode: 'series',
    form: entriesForm({
      symbols: DIGITS,
      width: length,
      inner: '',
      order: (digits) => (allSame(digits) ? undefined : ascending(digits)),
    }),
    prices,
    outcomes: groupLines(length),
    units: (lines) => lines.length,
    test(lines) {
      const known = new Set(lines);
      return (drawn) => hit(known.has(ascending(drawn).join('')) ? 1 : 0, priceOf(drawn));
    },
    best: (lines) =>
      rarest(prices, [...new Set(lines.map((line) => priceOf([...line].map(Number))))]),
    example: { selection: ascending(draw).join(''), draw },
  });
}

/** 组选和值: every group of digits with the sum, those that are all the same left out. */
export function groupSum(length: number): DigitRule {
  const isGroup = (digits: Digits) =>
    !allSame(digits) && digits.every((digit, at) => at === 0 || digit >= digits[at - 1]!);
  const groups = lazily(() =>
    tally(everyLine(10, length), 9 * length, (digits) =>
      isGroup(digits) ? sum(digits) : undefined,
    ),
  );
  const symbols = Array.from({ length: 9 * length - 1 }, (_, at) => String(at + 1));
  const draw: Digits = [1, 2, 2].slice(0, length);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: [row('sum', symbols)], joiner: ',' }),
    prices: groupPrices(length),
    outcomes: groupLines(length),
    units: ([places = []]) => sum(places.map((place) => groups()[place + 1]!)),
    test:
      ([places = []]) =>
      (drawn) =>
        hit(!allSame(drawn) && places.includes(sum(drawn) - 1) ? 1 : 0, priceOf(drawn)),
    example: { selection: String(sum(draw)), draw },
  });
}

/** 包胆: every group of digits that has the one picked. */
export function banker(length: number): DigitRule {
  const units = choose(8 + length, length - 1) - 1;
  const draw: Digits = [0, 7, 7].slice(0, length);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: [row('pick', DIGITS, 1, 1)], joiner: '' }),
    prices: groupPrices(length),
    outcomes: groupLines(length),
    units: () => units,
    test:
      ([[digit] = [] as Digits]) =>
      (drawn) =>
        hit(!allSame(drawn) && drawn.includes(digit!) ? 1 : 0, priceOf(drawn)),
    example: { selection: '0', draw },
  });
}

/** 不定位: all `count` digits of a unit occur somewhere in the window. */
export function anywhere(length: number, count: number): DigitRule {
  const draw: Digits = [4, 1, 8, 6, 2].slice(0, length);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: [row('pick', DIGITS, count)], joiner: '' }),
    prices: [
      price('W', () =>
        fraction(
          // Lines that miss none of the digits, by inclusion and exclusion.
          sum(
            Array.from(
              { length: count + 1 },
              (_, missed) => (-1) ** missed * choose(count, missed) * (10 - missed) ** length,
            ),
          ),
          10 ** length,
        ),
      ),
    ],
    outcomes: choose(10, count),
    units: ([digits = []]) => choose(digits.length, count),
    test:
      ([digits = []]) =>
      (drawn) =>
        hit(choose(inBoth(digits, drawn), count)),
    best: ([digits = []]) => hit(choose(Math.min(digits.length, length), count)),
    example: { selection: ascending(draw.slice(0, count)).join(''), draw },
  });
}

/** 一帆风顺 to 四季发财: the digit occurs at least so often. */
export function repeated(length: number, times: number): DigitRule {
  const draw: Digits = [...Array.from({ length: times }, () => 7), 0, 1, 2, 3].slice(0, length);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: [row('pick', DIGITS)], joiner: '' }),
    prices: [
      price('W', () =>
        fraction(
          sum(
            Array.from({ length: length - times + 1 }, (_, more) => {
              const count = times + more;
              return choose(length, count) * 9 ** (length - count);
            }),
          ),
          10 ** length,
        ),
      ),
    ],
    outcomes: 10,
    units: ([digits = []]) => digits.length,
    test:
      ([digits = []]) =>
      (drawn) => {
        const counts = occurrences(drawn);
        return hit(digits.filter((digit) => counts[digit]! >= times).length);
      },
    best: ([digits = []]) => hit(Math.min(digits.length, Math.floor(length / times))),
    example: { selection: '7', draw },
  });
}
