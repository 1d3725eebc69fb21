import type { LengthBounds } from '../../engine/fields/patterns.ts';

/** Code points from one to another, both included. */
export type Ranges = readonly (readonly [from: number, to: number])[];

const UPPER: Ranges = [[0x41, 0x5a]];
const LOWER: Ranges = [[0x61, 0x7a]];
const DIGITS: Ranges = [[0x30, 0x39]];
const LATIN: Ranges = [...UPPER, ...LOWER];
const SPACE: Ranges = [[0x20, 0x20]];
const VISIBLE: Ranges = [[0x21, 0x7e]];
const CONTROLS: Ranges = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
];
const HALVES: Ranges = [[0xd800, 0xdfff]];
const SPACES: Ranges = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200b],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const HAN: Ranges = [
  [0x2e80, 0x2e99],
  [0x2e9b, 0x2ef3],
  [0x2f00, 0x2fd5],
  [0x3005, 0x3005],
  [0x3007, 0x3007],
  [0x3021, 0x3029],
  [0x3038, 0x303b],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfa6d],
  [0xfa70, 0xfad9],
  [0x20000, 0x2a6df],
  [0x2f800, 0x2fa1d],
  [0x30000, 0x3134a],
];
const CHINESE_MARKS: Ranges = [
  [0xb7, 0xb7],
  [0x2010, 0x2027],
  [0x3001, 0x3003],
  [0x3008, 0x3011],
  [0x3014, 0x301f],
  [0x3030, 0x3030],
  [0x303d, 0x303d],
  [0x30fb, 0x30fb],
  [0xfe30, 0xfe52],
  [0xff01, 0xff03],
  [0xff05, 0xff0a],
  [0xff0c, 0xff0f],
  [0xff1a, 0xff1b],
  [0xff1f, 0xff20],
  [0xff3b, 0xff3d],
  [0xff3f, 0xff3f],
  [0xff5b, 0xff5b],
  [0xff5d, 0xff5d],
  [0xff5f, 0xff65],
];
const HANGUL: Ranges = [
  [0x1100, 0x11ff],
  [0x302e, 0x302f],
  [0x3131, 0x318e],
  [0x3200, 0x321e],
  [0x3260, 0x327e],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xd7b0, 0xd7c6],
  [0xd7cb, 0xd7fb],
  [0xffa0, 0xffbe],
  [0xffc2, 0xffc7],
  [0xffca, 0xffcf],
  [0xffd2, 0xffd7],
  [0xffda, 0xffdc],
];
const THAI: Ranges = [
  [0xe01, 0xe3a],
  [0xe40, 0xe5b],
];
const FULL_WIDTH_JAPANESE: Ranges = [
  [0x3041, 0x3096],
  [0x309d, 0x309e],
  [0x30a1, 0x30fe],
  [0x31f0, 0x31ff],
  [0xff10, 0xff19],
  [0xff21, 0xff3a],
  [0xff41, 0xff5a],
  ...HAN,
];
/** Letters of some scripts; with `SCRIPT_MARKS` and `SCRIPT_DIGITS` all that the inputs hold of these kinds. */
const SCRIPT_LETTERS: Ranges = [
  ...LATIN,
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x24f],
  [0x391, 0x3a1],
  [0x3a3, 0x3f5],
  [0x400, 0x481],
  [0x5d0, 0x5ea],
  [0x620, 0x64a],
  [0x904, 0x939],
  [0xe01, 0xe30],
  [0xe40, 0xe46],
  [0x1ea0, 0x1eff],
  [0x3041, 0x3096],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff21, 0xff3a],
  [0x10400, 0x1044f],
];
const SCRIPT_MARKS: Ranges = [
  [0x300, 0x36f],
  [0x64b, 0x65f],
  [0x93e, 0x94f],
  [0xe34, 0xe3a],
  [0xe47, 0xe4e],
];
const SCRIPT_DIGITS: Ranges = [
  ...DIGITS,
  [0x660, 0x669],
  [0x966, 0x96f],
  [0xe50, 0xe59],
  [0xff10, 0xff19],
];
const NAME_SIGNS: Ranges = [
  [0x27, 0x27],
  [0x2019, 0x2019],
  [0x2d, 0x2e],
];
/** Neither letter, mark, digit nor space, or cut in two. */
const STRANGERS: Ranges = [
  [0x21, 0x26],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xd7, 0xd7],
  [0xe3f, 0xe3f],
  [0x2460, 0x2468],
  [0xff61, 0xff65],
  [0x1f600, 0x1f64f],
  ...HALVES,
  [0x00, 0x1f],
];

/** What a text must be made of, what it must hold, or how it is to be walked. */
interface Table {
  readonly of?: Ranges;
  readonly notOf?: Ranges;
  readonly first?: Ranges;
  readonly holds?: readonly Ranges[];
  readonly walk?: (points: readonly number[]) => boolean;
}

/** The 24 patterns once more, as tables of code points. */
const TABLES: readonly Table[] = [
  { notOf: [...CONTROLS, ...HALVES] },
  { of: [...LATIN, ...DIGITS], first: LATIN },
  { of: [...HAN, ...DIGITS] },
  { walk: walkMailbox },
  { of: [...LATIN, ...DIGITS] },
  { of: [...LATIN, ...DIGITS], holds: [LATIN, DIGITS] },
  { of: DIGITS },
  { of: [...LATIN, ...DIGITS], holds: [UPPER] },
  { of: [...LATIN, ...SPACE] },
  { notOf: [...CONTROLS, ...HALVES, ...SPACES] },
  { of: [...HAN, ...CHINESE_MARKS] },
  { walk: (points) => walkDate(points, [0, 4], [5, 7], [8, 10], [4, 7]) },
  { of: [...SCRIPT_LETTERS, ...SCRIPT_MARKS, ...SPACE] },
  { walk: (points) => walkDate(points, [6, 10], [0, 2], [3, 5], [2, 5]) },
  { of: [...SCRIPT_LETTERS, ...SCRIPT_MARKS, ...SCRIPT_DIGITS] },
  { of: HANGUL },
  { of: THAI },
  { of: [...THAI, ...LATIN, ...SPACE] },
  { of: [...UPPER, ...SPACE], holds: [UPPER] },
  { of: VISIBLE },
  {
    of: VISIBLE,
    holds: [
      UPPER,
      LOWER,
      DIGITS,
      [
        [0x21, 0x2f],
        [0x3a, 0x40],
        [0x5b, 0x60],
        [0x7b, 0x7e],
      ],
    ],
  },
  { walk: walkName },
  { of: FULL_WIDTH_JAPANESE },
  { of: UPPER },
];

/** Patterns whose tables name every code point there is, and not just those of some scripts. */
export const EXHAUSTIVE_IDS = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 18, 19, 20, 22, 23];

/** Code points that inputs for a pattern are made of: its own, and those of everything else. */
export function listPoints(patternId: number): { own: Ranges; strange: Ranges } {
  const { of, walk } = TABLES[patternId]!;
  const scripts = [...SCRIPT_LETTERS, ...SCRIPT_MARKS, ...SCRIPT_DIGITS, ...SPACES, ...NAME_SIGNS];
  const strange = [...scripts, ...STRANGERS];
  if (walk) return { own: [...SCRIPT_LETTERS, ...SCRIPT_MARKS, ...NAME_SIGNS, ...SPACE], strange };
  return { own: of ?? scripts, strange };
}

/** Whether a text matches a pattern, decided code point by code point. */
export function askOracle(patternId: number, text: string, bounds: LengthBounds): boolean {
  const points = toPoints(text);
  if (points.length < bounds.minLength || points.length > bounds.maxLength) return false;
  const { of, notOf, first, holds = [], walk } = TABLES[patternId]!;
  if (walk) return walk(points);
  for (const point of points) {
    if (of && !isIn(of, point)) return false;
    if (notOf && isIn(notOf, point)) return false;
  }
  if (first && (points.length === 0 || !isIn(first, points[0]!))) return false;
  return holds.every((ranges) => points.some((point) => isIn(ranges, point)));
}

function isIn(ranges: Ranges, point: number): boolean {
  return ranges.some(([from, to]) => point >= from && point <= to);
}

/** Pairs of halves put together by hand. */
function toPoints(text: string): number[] {
  const points: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const next = at + 1 < text.length ? text.charCodeAt(at + 1) : 0;
    if (unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) {
      points.push(0x10000 + (unit - 0xd800) * 0x400 + (next - 0xdc00));
      at += 1;
    } else points.push(unit);
  }
  return points;
}

type Span = readonly [from: number, to: number];

/** A date by the clock of the machine: one that is none comes back as another day. */
function walkDate(points: readonly number[], y: Span, m: Span, d: Span, dashes: Span): boolean {
  if (points.length !== 10) return false;
  const hasShape = points.every((point, at) =>
    at === dashes[0] || at === dashes[1] ? point === 0x2d : isIn(DIGITS, point),
  );
  if (!hasShape) return false;
  const read = ([from, to]: Span) =>
    points.slice(from, to).reduce((sum, point) => sum * 10 + point - 0x30, 0);
  const date = new Date(0);
  date.setUTCFullYear(read(y), read(m) - 1, read(d));
  const isSame = date.getUTCMonth() === read(m) - 1 && date.getUTCDate() === read(d);
  return isSame && date.getUTCFullYear() === read(y) && read(y) > 0;
}

const ATOM_SIGNS = new Set([..."!#$%&'*+-/=?^_`{|}~"].map((sign) => sign.charCodeAt(0)));

function walkMailbox(points: readonly number[]): boolean {
  let at = 0;
  let atomLength = 0;
  for (; at < points.length && points[at] !== 0x40; at += 1) {
    const point = points[at]!;
    if (point === 0x2e) {
      if (atomLength === 0) return false;
      atomLength = 0;
    } else if (isIn([...LATIN, ...DIGITS], point) || ATOM_SIGNS.has(point)) atomLength += 1;
    else return false;
  }
  if (atomLength === 0 || at > 64 || points.length > 254 || at === points.length) return false;
  return walkDomain(points.slice(at + 1));
}

function walkDomain(points: readonly number[]): boolean {
  const labels: number[][] = [[]];
  for (const point of points) {
    if (point === 0x2e) labels.push([]);
    else if (point === 0x2d || isIn([...LATIN, ...DIGITS], point)) labels.at(-1)!.push(point);
    else return false;
  }
  const isSound = (label: number[]) =>
    label.length > 0 && label.length < 64 && label[0] !== 0x2d && label.at(-1) !== 0x2d;
  const last = labels.at(-1)!;
  const isPunycode = String.fromCharCode(...last.slice(0, 4)).toLowerCase() === 'xn--';
  const isTop = last.length > 1 && last.every((point) => isIn(LATIN, point));
  return labels.length > 1 && labels.every(isSound) && (isTop || (isPunycode && last.length > 4));
}

function walkName(points: readonly number[]): boolean {
  let words = 0;
  let isInside = false;
  for (const point of points) {
    if (point === 0x20) {
      if (!isInside) return false;
      isInside = false;
    } else if (isInside) {
      if (!isIn([...SCRIPT_LETTERS, ...SCRIPT_MARKS, ...NAME_SIGNS], point)) return false;
    } else {
      if (!isIn(SCRIPT_LETTERS, point)) return false;
      words += 1;
      isInside = true;
    }
  }
  return isInside && words > 1;
}
