import { createHash } from 'node:crypto';

/** A shape on a field of 48 × 48 as the `d` of an SVG path, and how much room it leaves for a letter. */
export interface SealShape {
  readonly name: string;
  readonly d: string;
  /** Height of the letter in the middle. */
  readonly letterHeight: number;
  /** Where the middle of the letter lies; most shapes carry it at 24. */
  readonly letterY: number;
}

type Point = readonly [x: number, y: number];

const CENTRE = 24;

function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE + radius * Math.sin(angle), CENTRE - radius * Math.cos(angle)];
}

const pair = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A polygon whose corners are softened by `cut`, a share of each side. */
function soft(points: readonly Point[], cut: number): string {
  const steps = points.map((corner, index) => {
    const before = points.at(index - 1)!;
    const after = points[(index + 1) % points.length]!;
    const start = pair(between(corner, before, cut));
    return `${index === 0 ? 'M' : 'L'}${start}Q${pair(corner)} ${pair(between(corner, after, cut))}`;
  });
  return `${steps.join('')}Z`;
}

function ring(count: number, radius: number, turn = 0): readonly Point[] {
  return Array.from({ length: count }, (_, index) => at(radius, turn + (index * 360) / count));
}

/** Points that lie far out and less far in turns. */
function star(count: number, outer: number, inner: number): readonly Point[] {
  return ring(count * 2, 1).map((_, index) => at(index % 2 ? inner : outer, (index * 180) / count));
}

/** A rim of round petals. */
function scallop(count: number, radius: number): string {
  const points = ring(count, radius, 180 / count);
  const bulge = radius * Math.sin(Math.PI / count) * 1.06;
  const arcs = points.map((_, index) => {
    const next = points[(index + 1) % count]!;
    return `A${bulge.toFixed(2)} ${bulge.toFixed(2)} 0 0 1 ${pair(next)}`;
  });
  return `M${pair(points[0]!)}${arcs.join('')}Z`;
}

const plain = { letterHeight: 20, letterY: CENTRE } as const;

/** Every outline that an emblem may have. */
export const SEAL_SHAPES: readonly SealShape[] = [
  { name: 'coin', d: 'M24 3A21 21 0 0 1 24 45A21 21 0 0 1 24 3Z', ...plain },
  { name: 'hexagon', d: soft(ring(6, 22.5), 0.22), ...plain },
  { name: 'octagram', d: soft(star(8, 22, 16.85), 0.16), ...plain, letterHeight: 18 },
  { name: 'rosette', d: scallop(10, 19.6), ...plain, letterHeight: 19 },
  {
    name: 'shield',
    d: 'M24 3.2C29.5 6 35.5 7.2 42 7.4V22.5C42 33.4 35 41 24 45.2C13 41 6 33.4 6 22.5V7.4C12.5 7.2 18.5 6 24 3.2Z',
    ...plain,
    letterY: 23,
    letterHeight: 19,
  },
  {
    name: 'arch',
    d: 'M7 40.5V21A17 17 0 0 1 41 21V40.5A4 4 0 0 1 37 44.5H11A4 4 0 0 1 7 40.5Z',
    ...plain,
    letterY: 25.5,
  },
  { name: 'lozenge', d: soft(ring(4, 24), 0.24), ...plain, letterHeight: 16.5 },
  {
    name: 'leaf',
    d: 'M6 25A20 20 0 0 1 26 5H39A4 4 0 0 1 43 9V23A20 20 0 0 1 23 43H10A4 4 0 0 1 6 39Z',
    ...plain,
    letterY: 24,
  },
  { name: 'sun', d: soft(star(16, 22.5, 19.4), 0.3), ...plain, letterHeight: 18.5 },
  {
    name: 'cushion',
    d: 'M24 4C38.5 4 44 9.5 44 24C44 38.5 38.5 44 24 44C9.5 44 4 38.5 4 24C4 9.5 9.5 4 24 4Z',
    ...plain,
  },
];

/** The shape of a brand: always the same for one id, spread evenly over all ids. */
export function chooseShape(id: string): SealShape {
  const number = createHash('sha256').update(id).digest().readUInt32BE(0);
  return SEAL_SHAPES[number % SEAL_SHAPES.length]!;
}
