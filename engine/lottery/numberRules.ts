import { fraction } from '../games/exact/fraction.ts';
import { choose, product, sum, takeDifferent, toMask } from './counting.ts';
import { row, rowsForm } from './forms.ts';
import { hit, makeRule, price, type Rule } from './play.ts';

/** Different numbers from 1, in the order in which they were drawn. */
export type Numbers = readonly number[];

/** 01 to `last`. */
export const symbolsTo = (last: number): readonly string[] =>
  Array.from({ length: last }, (_, at) => String(at + 1).padStart(2, '0'));

const positionRows = (length: number, symbols: readonly string[]) =>
  Array.from({ length }, (_, at) => row(`pos${at + 1}`, symbols));

/** 1 to `length`: a draw for examples. */
const ascending = (length: number): Numbers => Array.from({ length }, (_, at) => at + 1);

/** 直选: the first `take` numbers in their order; a unit never has one number twice. */
export function firstInOrder(last: number, take: number, drawn: number): Rule<Numbers> {
  const orders = product(Array.from({ length: take }, (_, at) => last - at));
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows: positionRows(take, symbolsTo(last)), joiner: ',', different: true }),
    prices: [price('W', () => fraction(1, orders))],
    outcomes: orders,
    units: (rows) => takeDifferent(rows.map(toMask)),
    test: (rows) => (draw) => hit(rows.every((picks, at) => picks.includes(draw[at]! - 1)) ? 1 : 0),
    example: {
      selection: symbolsTo(last).slice(0, take).join('|'),
      draw: ascending(drawn),
    },
  });
}

/** 定位胆: each of the places is bet on by itself. */
export function fixedPositions(last: number, drawn: number, orRows?: number): Rule<Numbers> {
  const rows = positionRows(drawn, symbolsTo(last));
  return makeRule({
    mode: 'series',
    form: rowsForm({ rows, joiner: ',', leastRows: 1, ...(orRows && { orRows }) }),
    prices: [price('W', () => fraction(1, last))],
    outcomes: last * drawn,
    units: (picks) => sum(picks.map(({ length }) => length)),
    test: (picks) => (draw) =>
      hit(draw.filter((number, at) => picks[at]!.includes(number - 1)).length),
    best: (picks) => hit(picks.filter(({ length }) => length > 0).length),
    example: {
      selection: ['01,03', ...rows.slice(1).map(() => '-')].join('|'),
      draw: ascending(drawn),
    },
  });
}

/** Results of `drawn` numbers in which each place has each number once: enough for what depends on one place. */
export const rotations = (last: number, drawn: number): readonly Numbers[] =>
  Array.from({ length: last }, (_, first) =>
    Array.from({ length: drawn }, (_place, at) => ((first + at) % last) + 1),
  );

/** Reads `length` different numbers up to `last`, two digits each and joined by commas; a RangeError otherwise. */
export function readNumbers(json: unknown, length: number, last: number): Numbers {
  const symbols = symbolsTo(last);
  const numbers = (typeof json === 'string' ? json.split(',', length + 1) : []).map(
    (symbol) => symbols.indexOf(symbol) + 1,
  );
  if (numbers.length !== length || numbers.includes(0) || new Set(numbers).size !== length) {
    throw new RangeError(`A result is ${length} different numbers from 01 to ${last}.`);
  }
  return numbers;
}

/** A result as it is kept: `07,01,11`. */
export const writeNumbers = (numbers: Numbers): string =>
  numbers.map((number) => String(number).padStart(2, '0')).join(',');

/** Hits of a set of which a unit takes `take` with all anchors, when `anchored` of these and `found` others are drawn. */
export const anchoredHits = (
  anchors: number,
  anchored: number,
  found: number,
  take: number,
): number => (anchored < anchors ? 0 : choose(found, take - anchors));
