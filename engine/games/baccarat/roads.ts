import type { Winner } from './hand.ts';

/** A round as roads see it. */
export interface RoadResult {
  readonly winner: Winner;
  readonly playerPair?: boolean;
  readonly bankerPair?: boolean;
}

/** A run of one side's wins. */
export interface RoadColumn {
  readonly winner: 'player' | 'banker';
  /** One entry a win: how many ties came after it, before the next win. */
  readonly ties: readonly number[];
}

/** A mark of a derived road: red where the road repeats itself, blue where it does not. */
export type RoadMark = 'red' | 'blue';

/** Where an entry stands in a grid, columns and rows from 0. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
}

/** How many rows roads have. */
export const ROAD_ROWS = 6;

/**
 * The big road as runs, the oldest first. Ties stand at the win before them; those before the first win stand at that
 * one.
 */
export function toColumns(results: readonly RoadResult[]): readonly RoadColumn[] {
  const columns: { winner: 'player' | 'banker'; ties: number[] }[] = [];
  let early = 0;
  for (const { winner } of results) {
    const last = columns.at(-1);
    if (winner === 'tie') {
      if (last) last.ties[last.ties.length - 1]! += 1;
      else early += 1;
      continue;
    }
    if (last?.winner === winner) last.ties.push(0);
    else columns.push({ winner, ties: [last ? 0 : early] });
  }
  return columns;
}

/** A derived road compares what is `back` columns apart: 1 for big eye boy, 2 for the small road, 3 for the cockroach road. */
export function deriveRoad(columns: readonly RoadColumn[], back: 1 | 2 | 3): readonly RoadMark[] {
  const lengthOf = (column: number) => columns[column]?.ties.length ?? 0;
  const marks: RoadMark[] = [];
  columns.forEach(({ ties }, column) => {
    ties.forEach((_, row) => {
      if (column < back || (column === back && row === 0)) return;
      const before = lengthOf(column - back);
      // A new run goes by whether the two before it are as long; a longer one by whether the run that it is compared
      // with ended just here.
      const repeats =
        row === 0 ? lengthOf(column - 1) === lengthOf(column - 1 - back) : before !== row;
      marks.push(repeats ? 'red' : 'blue');
    });
  });
  return marks;
}

/** Runs of the same mark, as lengths. */
export function toRuns(marks: readonly RoadMark[]): readonly { mark: RoadMark; length: number }[] {
  const runs: { mark: RoadMark; length: number }[] = [];
  for (const mark of marks) {
    const last = runs.at(-1);
    if (last?.mark === mark) last.length += 1;
    else runs.push({ mark, length: 1 });
  }
  return runs;
}

/**
 * Where each entry of runs of these lengths stands, run by run: a run goes down from the first free column, and turns to
 * the right at the last row or above another's tail.
 */
export function layOut(lengths: readonly number[], rows = ROAD_ROWS): readonly RoadCell[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => !taken.has(`${column} ${row}`);
  const cells: RoadCell[] = [];
  let start = 0;
  for (const length of lengths) {
    while (!isFree(start, 0)) start += 1;
    let [column, row] = [start, 0];
    let hasTurned = false;
    for (let at = 0; at < length; at += 1) {
      if (at > 0) {
        hasTurned ||= row + 1 >= rows || !isFree(column, row + 1);
        if (hasTurned) column += 1;
        else row += 1;
      }
      taken.add(`${column} ${row}`);
      cells.push({ column, row });
    }
    start += 1;
  }
  return cells;
}
