import { SPOTS, type Spot } from '../../../engine/games/roulette/spots.ts';

/** How the cloth lies: along a wide screen, or down a tall one. */
export type ClothLayout = 'wide' | 'tall';

/** A part of the cloth, in cells from its first corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a spot takes chips. */
export interface Zone extends Box {
  readonly spot: Spot;
  /** Whether it lies on the lines between cells, over their zones. */
  readonly isLine: boolean;
}

/** Cells of the whole cloth, along and down. */
export const CLOTH_CELLS: Readonly<
  Record<ClothLayout, { readonly x: number; readonly y: number }>
> = { wide: { x: 14, y: 5 }, tall: { x: 5, y: 14 } };

/** How far the zone of a line reaches into the cells beside it, in shares of a cell: enough for a finger. */
const REACH: Readonly<Record<ClothLayout, { readonly x: number; readonly y: number }>> = {
  wide: { x: 0.2, y: 0.18 },
  // On its side: y of this is across the narrow rows of a phone.
  tall: { x: 0.2, y: 0.15 },
};

const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** Cells of the wide cloth, zero's corner at 0. */
function cellOf(number: number): { column: number; row: number } {
  return { column: 1 + Math.floor((number - 1) / 3), row: 2 - ((number - 1) % 3) };
}

/** The box of a spot that is a cell of its own on the wide cloth; undefined for one on the lines. */
function wideCell({ id, kind, numbers }: Spot): Box | undefined {
  const nth = Number(id.split(':')[1]);
  if (kind === 'dozen') return { x: 4 * nth - 3, y: 3, w: 4, h: 1 };
  if (kind === 'column') return { x: 13, y: 3 - nth, w: 1, h: 1 };
  const chance = EVEN_CHANCES.indexOf(id);
  if (chance >= 0) return { x: 1 + 2 * chance, y: 4, w: 2, h: 1 };
  if (kind !== 'straight') return undefined;
  const [number = 0] = numbers;
  if (number === 0) return { x: 0, y: 0, w: 1, h: 3 };
  const { column, row } = cellOf(number);
  return { x: column, y: row, w: 1, h: 1 };
}

/** The point between its numbers where a spot of the lines lies on the wide cloth. */
function linePoint({ kind, numbers }: Spot): { x: number; y: number } {
  const cells = numbers.filter((number) => number > 0).map(cellOf);
  const columns = cells.map(({ column }) => column);
  const rows = cells.map(({ row }) => row);
  const [firstColumn, lastColumn] = [Math.min(...columns), Math.max(...columns)];
  const [firstRow, lastRow] = [Math.min(...rows), Math.max(...rows)];
  const isOneRow = firstRow === lastRow;
  const atBottom = kind === 'sixLine' || (kind === 'street' && !numbers.includes(0));
  if (numbers.includes(0)) {
    const y = isOneRow ? firstRow + 0.5 : lastRow - firstRow === 2 ? 3 : lastRow;
    return { x: 1, y };
  }
  return {
    x: firstColumn === lastColumn ? firstColumn + 0.5 : lastColumn,
    y: atBottom ? 3 : isOneRow ? firstRow + 0.5 : lastRow,
  };
}

function wideZone(spot: Spot, reach: { x: number; y: number }): Zone {
  const cell = wideCell(spot);
  if (cell) return { spot, isLine: false, ...cell };
  const { x, y } = linePoint(spot);
  const halfX = Number.isInteger(x) ? reach.x : 0.5 - reach.x;
  const halfY = Number.isInteger(y) ? reach.y : 0.5 - reach.y;
  return { spot, isLine: true, x: x - halfX, y: y - halfY, w: 2 * halfX, h: 2 * halfY };
}

/** Turns the wide cloth by a quarter: zero at the top, the outside bets at the left. */
const turn = ({ x, y, w, h }: Box): Box => ({ x: CLOTH_CELLS.wide.y - y - h, y: x, w: h, h: w });

const ZONES: Readonly<Record<ClothLayout, readonly Zone[]>> = {
  wide: [...SPOTS.values()].map((spot) => wideZone(spot, REACH.wide)),
  tall: [...SPOTS.values()].map((spot) => {
    const zone = wideZone(spot, REACH.tall);
    return { ...zone, ...turn(zone) };
  }),
};

/** The zones of all spots, cells first, as they are laid over each other. */
export function zonesOf(layout: ClothLayout): readonly Zone[] {
  return ZONES[layout];
}

/** The middle of a box. */
export const middleOf = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

/** A way over the cloth. */
export type Way = 'back' | 'on' | 'up' | 'down';

const NEARLY = 0.001;

/** A box as seen along a way: how far it is, and how far aside. */
function along(from: Box, to: Box, way: Way) {
  const isAcross = way === 'back' || way === 'on';
  const sign = way === 'on' || way === 'down' ? 1 : -1;
  const [a, b] = [middleOf(from), middleOf(to)];
  const distance = sign * (isAcross ? b.x - a.x : b.y - a.y);
  const aside = Math.abs(isAcross ? b.y - a.y : b.x - a.x);
  const touches = isAcross
    ? Math.min(from.y + from.h, to.y + to.h) - Math.max(from.y, to.y) > NEARLY
    : Math.min(from.x + from.w, to.x + to.w) - Math.max(from.x, to.x) > NEARLY;
  const half = isAcross ? (from.w + to.w) / 2 : (from.h + to.h) / 2;
  return { distance, aside, touches, gap: distance - half };
}

/** The spot that an arrow leads to: the next cell, or by small steps the next spot on or off the lines. */
export function nextSpot(
  layout: ClothLayout,
  fromId: string,
  way: Way,
  isSmall: boolean,
): string | undefined {
  const zones = zonesOf(layout);
  const from = zones.find(({ spot }) => spot.id === fromId);
  if (!from) return undefined;
  const isCellStep = !isSmall && !from.isLine;
  const found = zones.flatMap((zone) => {
    if (zone === from || (!isSmall && zone.isLine)) return [];
    const { distance, aside, touches, gap } = along(from, zone, way);
    if (distance < NEARLY) return [];
    if (isCellStep) return touches && gap > -NEARLY ? [{ zone, cost: gap * 10 + aside }] : [];
    return aside <= distance + NEARLY ? [{ zone, cost: distance + 3 * aside }] : [];
  });
  found.sort((one, other) => one.cost - other.cost);
  return found[0]?.zone.spot.id;
}
