import { chiSquareTail } from './significance.ts';

/** A sum of squares that is chi-square distributed where numbers are fair; such sums can be added up. */
export interface ChiSquare {
  readonly statistic: number;
  readonly degrees: number;
}

/** Draws below one range, in the order in which they came. */
export interface Sequence {
  readonly range: number;
  readonly draws: readonly number[];
}

/** Fewer to a cell, and a chi-square is none. */
const LEAST_EXPECTED = 5;

/** Whether each number comes as often as any other. */
export function testFrequency({ range, draws }: Sequence): ChiSquare {
  return compareCells(draws, range);
}

/** Whether each pair of neighbours comes as often as any other; no number is in two pairs. */
export function testSerial({ range, draws }: Sequence): ChiSquare {
  const pairs: number[] = [];
  for (let at = 0; at + 1 < draws.length; at += 2) pairs.push(draws[at]! * range + draws[at + 1]!);
  return compareCells(pairs, range * range);
}

/** Whether there are as many runs of low and of high numbers as chance makes (Wald and Wolfowitz). */
export function testRuns({ range, draws }: Sequence): ChiSquare {
  const isLow = draws.map((draw) => 2 * draw < range);
  const low = isLow.filter(Boolean).length;
  const high = draws.length - low;
  const runs = isLow.filter((one, at) => one !== isLow[at - 1]).length;
  const twice = 2 * low * high;
  const expected = twice / draws.length + 1;
  const variance = (twice * (twice - draws.length)) / (draws.length ** 2 * (draws.length - 1));
  if (!(variance > 0)) return { statistic: Infinity, degrees: 1 };
  return { statistic: (runs - expected) ** 2 / variance, degrees: 1 };
}

/** How likely fair numbers are to differ from what is expected at least this much, over all sequences together. */
export function likelihood(
  test: (sequence: Sequence) => ChiSquare,
  sequences: readonly Sequence[],
): number {
  const all = sequences.map(test);
  const statistic = all.reduce((sum, each) => sum + each.statistic, 0);
  return chiSquareTail(
    statistic,
    all.reduce((sum, each) => sum + each.degrees, 0),
  );
}

function compareCells(cells: readonly number[], count: number): ChiSquare {
  const expected = cells.length / count;
  if (expected < LEAST_EXPECTED || count < 2) return { statistic: 0, degrees: 0 };
  const counts = new Uint32Array(count);
  for (const cell of cells) counts[cell]! += 1;
  const statistic = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  return { statistic, degrees: count - 1 };
}
