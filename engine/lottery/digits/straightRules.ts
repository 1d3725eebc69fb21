import { fraction } from '../../games/exact/fraction.ts';
import { choose, everyLine, lazily, product, sum, takeGroups, tally } from '../counting.ts';
import { entriesForm, row, rowsForm } from '../forms.ts';
import { hit, makeRule, price, type Rule } from '../play.ts';

/** Digits of a part of the result, in their order. */
export type Digits = readonly number[];

/** A rule of a part of the result. */
export type DigitRule = Rule<Digits>;

/** What may stand at a place. */
export const DIGITS: readonly string[] = [...'0123456789'];

const ATTRIBUTES = [...'BSOE'];

/** An example's digits for a window of so many. */
export const lastOf = (digits: Digits, length: number): Digits => digits.slice(-length);

const EXAMPLE: Digits = [1, 3, 5, 7, 9];

const positionRows = (length: number, symbols: readonly string[]) =>
  Array.from({ length }, (_, at) => row(`pos${at + 1}`, symbols));

/** The rule that one line of `length` digits is drawn as it stands. */
const lineChance = (length: number) => () => fraction(1, 10 ** length);

/** 直选: every place has its digits. */
export function direct(length: number): DigitRule {
  const digits = lastOf(EXAMPLE, length);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: positionRows(length, DIGITS), joiner: '' }),
    prices: [price('W', lineChance(length))],
    outcomes: 10 ** length,
    units: (rows) => product(rows.map(({ length: picked }) => picked)),
    test: (rows) => (drawn) => hit(drawn.every((digit, at) => rows[at]!.includes(digit)) ? 1 : 0),
    example: {
      selection: digits
        .map((digit) => `${digit}${(digit + 1) % 10}`)
        .map(sortDigits)
        .join('|'),
      draw: digits,
    },
  });
}

const sortDigits = (digits: string): string => [...digits].sort().join('');

/** 单式: lines as they are typed. */
export function single(length: number): DigitRule {
  const digits = lastOf(EXAMPLE, length);
  return makeRule({
    mode: 'series',
    form: entriesForm({ symbols: DIGITS, width: length, inner: '' }),
    prices: [price('W', lineChance(length))],
    outcomes: 10 ** length,
    units: (lines) => lines.length,
    test(lines) {
      const known = new Set(lines);
      return (drawn) => hit(known.has(drawn.join('')) ? 1 : 0);
    },
    example: { selection: digits.join(''), draw: digits },
  });
}

/** 组合: each line also bets on its last digits alone, one unit for each length; tier T1 is the whole line. */
export function combo(length: number): DigitRule {
  const digits = lastOf(EXAMPLE, length);
  const tiers = Array.from({ length }, (_, at) => at + 1);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: positionRows(length, DIGITS), joiner: '' }),
    prices: tiers.map((tier) => price(`T${tier}`, lineChance(length - tier + 1))),
    outcomes: length * 10 ** length,
    units: (rows) => length * product(rows.map(({ length: picked }) => picked)),
    test(rows) {
      const linesBefore = tiers.map((_, at) => product(rows.slice(0, at).map((one) => one.length)));
      return (drawn) => {
        let from = length;
        while (from > 0 && rows[from - 1]!.includes(drawn[from - 1]!)) from -= 1;
        return tiers.slice(from).flatMap((tier) => hit(linesBefore[tier - 1]!, `T${tier}`));
      };
    },
    best: (rows) =>
      tiers.flatMap((tier) =>
        hit(product(rows.slice(0, tier - 1).map((one) => one.length)), `T${tier}`),
      ),
    example: { selection: digits.join('|'), draw: digits },
  });
}

/** Every line whose `keyOf` is picked is a unit: sums and spans. */
function byKey(length: number, last: number, keyOf: (digits: Digits) => number): DigitRule {
  const lines = lazily(() => tally(everyLine(10, length), last, keyOf));
  const symbols = Array.from({ length: last + 1 }, (_, key) => String(key));
  const digits = lastOf(EXAMPLE, length);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: [row('sum', symbols)], joiner: ',' }),
    prices: [price('W', lineChance(length))],
    outcomes: 10 ** length,
    units: ([keys = []]) => sum(keys.map((key) => lines()[key]!)),
    test:
      ([keys = []]) =>
      (drawn) =>
        hit(keys.includes(keyOf(drawn)) ? 1 : 0),
    example: { selection: String(keyOf(digits)), draw: digits },
  });
}

/** 和值 */
export const sumOf = (length: number): DigitRule => byKey(length, 9 * length, sum);

/** 跨度 */
export const spanOf = (length: number): DigitRule =>
  byKey(length, 9, (digits) => Math.max(...digits) - Math.min(...digits));

/** 和值尾数: the last digit of the sum. */
export function sumTail(length: number): DigitRule {
  const digits = lastOf(EXAMPLE, length);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: [row('tail', DIGITS)], joiner: ',' }),
    prices: [price('W', () => fraction(1, 10))],
    outcomes: 10,
    units: ([tails = []]) => tails.length,
    test:
      ([tails = []]) =>
      (drawn) =>
        hit(tails.includes(sum(drawn) % 10) ? 1 : 0),
    example: { selection: String(sum(digits) % 10), draw: digits },
  });
}

/** Whether a digit is big, small, odd and even, in the order of the options. */
export const attributesOf = (digit: number): readonly boolean[] => [
  digit >= 5,
  digit < 5,
  digit % 2 === 1,
  digit % 2 === 0,
];

/** 大小单双: one attribute for each place. */
export function bigSmallOddEven(length: number): DigitRule {
  const digits = lastOf(EXAMPLE, length);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: positionRows(length, ATTRIBUTES), joiner: '' }),
    prices: [price('W', () => fraction(5 ** length, 10 ** length))],
    outcomes: 4 ** length,
    units: (rows) => product(rows.map(({ length: picked }) => picked)),
    test: (rows) => (drawn) =>
      hit(
        product(
          drawn.map((digit, at) => {
            const has = attributesOf(digit);
            return rows[at]!.filter((attribute) => has[attribute]).length;
          }),
        ),
      ),
    best: (rows) =>
      hit(
        product(rows.map((row) => new Set(row.map((attribute) => Math.floor(attribute / 2))).size)),
      ),
    example: { selection: digits.map(() => 'O').join('|'), draw: digits },
  });
}

const filledOf = (rows: readonly Digits[]) => rows.filter(({ length }) => length > 0).length;

/** 定位胆: each place is bet on by itself. */
export function fixedPosition(length: number): DigitRule {
  const draw: Digits = EXAMPLE.slice(0, length);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: positionRows(length, DIGITS), joiner: '', leastRows: 1 }),
    prices: [price('W', () => fraction(1, 10))],
    outcomes: 10 * length,
    units: (rows) => sum(rows.map(({ length: picked }) => picked)),
    test: (rows) => (drawn) => hit(drawn.filter((digit, at) => rows[at]!.includes(digit)).length),
    best: (rows) => hit(filledOf(rows)),
    example: {
      selection: ['13', ...Array.from({ length: length - 1 }, () => '-')].join('|'),
      draw,
    },
  });
}

/** 任选直选: every `take` places of the result are a window of their own. */
export function anyDirect(of: number, take: number): DigitRule {
  const draw: Digits = EXAMPLE.slice(0, of);
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: positionRows(of, DIGITS), joiner: '', leastRows: take }),
    prices: [price('W', lineChance(take))],
    outcomes: takeGroups(
      Array.from({ length: of }, () => 10),
      take,
    ),
    units: (rows) =>
      takeGroups(
        rows.map(({ length }) => length),
        take,
      ),
    test: (rows) => (drawn) =>
      hit(
        takeGroups(
          drawn.map((digit, at) => (rows[at]!.includes(digit) ? 1 : 0)),
          take,
        ),
      ),
    best: (rows) => hit(choose(filledOf(rows), take)),
    example: {
      selection: draw.map((digit, at) => (at < take ? digit : '-')).join('|'),
      draw,
    },
  });
}
