/** A hit of the chart: which draw from the top, and which column. */
export interface TrendHit {
  readonly row: number;
  readonly column: number;
}

/** Sizes of the chart, in CSS pixels. */
export const CELL = 26;
const RADIUS = 11;

const centre = (at: number) => at * CELL + CELL / 2;

/** One path through the hits, row by row. */
export function linePath(hits: readonly TrendHit[]): string {
  return hits
    .map(({ row, column }, at) => `${at === 0 ? 'M' : 'L'}${centre(column)} ${centre(row)}`)
    .join('');
}

/** All hits as circles of one path: hundreds of them are one element. */
export function dotsPath(hits: readonly TrendHit[]): string {
  return hits
    .map(
      ({ row, column }) =>
        `M${centre(column) - RADIUS} ${centre(row)}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`,
    )
    .join('');
}

/** The lines of a grid of so many rows and columns. */
export function gridPath(rows: number, columns: number): string {
  const across = Array.from({ length: rows + 1 }, (_, at) => `M0 ${at * CELL}H${columns * CELL}`);
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${at * CELL} 0V${rows * CELL}`);
  return [...across, ...down].join('');
}
