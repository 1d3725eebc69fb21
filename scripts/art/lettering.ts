import type { PathCommand } from 'opentype.js';
import { getFont, spell } from './fonts.ts';
import type { Face } from './fonts.ts';
import { n } from './ink.ts';
import type { Point } from './ink.ts';

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Warp = 'none' | 'arch' | 'rise' | 'bulge' | 'dip';

export interface LetterLayout {
  face: Face;
  upper: boolean;
  /** Extra space between letters in ems. */
  tracking: number;
  warp: Warp;
}

export interface Lockup {
  /** Outlines of the whole title as one SVG path. */
  d: string;
  /** Each line's outlines, top to bottom. */
  lines: string[];
  bounds: Room;
  /** Height of the tallest line's letters in picture units. */
  letterHeight: number;
}

interface SetLine {
  commands: PathCommand[];
  box: { x1: number; y1: number; x2: number; y2: number };
}

const SMALL_WORDS = new Set(['of', 'the', 'and', 'in', 'to', 'de', 'y', '&']);
const LINE_GAP = 0.2;
const MAX_LINE_RATIO = 2.1;
const SIZE = 100;

const setLine = (text: string, { face, upper, tracking }: LetterLayout): SetLine => {
  const spelled = spell(face, upper ? text.toLocaleUpperCase('en') : text);
  const outline = getFont(face).getPath(spelled, 0, 0, SIZE, { letterSpacing: tracking });
  return { commands: outline.commands, box: outline.getBoundingBox() };
};

/** Every way to break the words into one to three lines; a small word never ends a line. */
const breaksOf = (words: readonly string[]): string[][] => {
  const results: string[][] = [[words.join(' ')]];
  for (let first = 1; first < words.length; first++) {
    const head = words.slice(0, first);
    const rest = words.slice(first);
    results.push([head.join(' '), rest.join(' ')]);
    for (let second = 1; second < rest.length; second++) {
      results.push([head.join(' '), rest.slice(0, second).join(' '), rest.slice(second).join(' ')]);
    }
  }
  return results;
};

const isAllSmall = (text: string) =>
  text.split(' ').every((word) => SMALL_WORDS.has(word.toLowerCase()));
const endsSmall = (text: string) =>
  text.includes(' ') && SMALL_WORDS.has((text.split(' ').at(-1) ?? '').toLowerCase());

interface Fit {
  lines: SetLine[];
  scales: number[];
  height: number;
  score: number;
}

const heightOf = (line: SetLine) => line.box.y2 - line.box.y1;
const widthOf = (line: SetLine) => line.box.x2 - line.box.x1;

const fitLines = (texts: readonly string[], room: Room, layout: LetterLayout): Fit => {
  const lines = texts.map((text) => setLine(text, layout));
  const widest = lines.map((line) => room.width / Math.max(1, widthOf(line)));
  const floor = Math.min(
    ...widest.filter((_, i) => !isAllSmall(texts[i] ?? '')),
    room.height / SIZE,
  );
  let scales = widest.map((scale, i) =>
    isAllSmall(texts[i] ?? '')
      ? Math.min(scale, floor * 0.55)
      : Math.min(scale, floor * MAX_LINE_RATIO),
  );
  const stack = () =>
    lines.reduce((sum, line, i) => sum + heightOf(line) * (scales[i] ?? 1), 0) +
    (lines.length - 1) * LINE_GAP * SIZE * 0.7 * Math.min(...scales);
  const squeeze = Math.min(1, room.height / stack());
  scales = scales.map((scale) => scale * squeeze);
  const area = lines.reduce(
    (sum, line, i) => sum + heightOf(line) * widthOf(line) * (scales[i] ?? 1) ** 2,
    0,
  );
  const smallest = Math.min(
    ...lines.map((line, i) =>
      isAllSmall(texts[i] ?? '') ? 1e3 : heightOf(line) * (scales[i] ?? 1),
    ),
  );
  // Two lines fill the room as a mark does; one long line reads as a caption.
  const lonely = texts.length === 1 && (texts[0] ?? '').length > 8 ? 0.68 : 1;
  const penalty = (texts.some(endsSmall) || texts.some(isAllSmall) ? 0.72 : 1) * lonely;
  return {
    lines,
    scales,
    height: stack(),
    score: (area / (room.width * room.height) + smallest / 60) * penalty,
  };
};

const warpPoint = (warp: Warp, room: Room): ((point: Point) => Point) => {
  const middle = room.x + room.width / 2;
  const centre = room.y + room.height / 2;
  const u = (x: number) => (x - middle) / (room.width / 2);
  switch (warp) {
    case 'arch':
      return ([x, y]) => [x, y + (u(x) ** 2 - 0.5) * room.height * 0.16];
    case 'dip':
      return ([x, y]) => [x, y - (u(x) ** 2 - 0.5) * room.height * 0.14];
    case 'rise':
      return ([x, y]) => [x + (centre - y) * 0.12, y - u(x) * room.height * 0.1];
    case 'bulge':
      return ([x, y]) => [x, centre + (y - centre) * (1.1 - 0.24 * u(x) ** 2)];
    case 'none':
      return (point) => point;
  }
};

const drawCommands = (
  commands: readonly PathCommand[],
  place: (x: number, y: number) => Point,
  seen: Point[],
): string =>
  commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const put = (x: number, y: number) => {
        const point = place(x, y);
        seen.push(point);
        return `${n(point[0])} ${n(point[1])}`;
      };
      if (command.type === 'Q')
        return `Q${put(command.x1, command.y1)} ${put(command.x, command.y)}`;
      if (command.type === 'C')
        return `C${put(command.x1, command.y1)} ${put(command.x2, command.y2)} ${put(command.x, command.y)}`;
      return `${command.type}${put(command.x, command.y)}`;
    })
    .join('');

/** Sets a title in the room as a lockup: one to three lines, each as wide as its words allow. */
export const setTitle = (title: string, room: Room, layout: LetterLayout): Lockup => {
  const words = title.split(/\s+/).filter((word) => spell(layout.face, word) !== '');
  if (words.length === 0) {
    return { d: '', lines: [], bounds: { ...room, width: 0, height: 0 }, letterHeight: 0 };
  }
  const inner: Room =
    layout.warp === 'none'
      ? room
      : {
          x: room.x + room.width * 0.02,
          y: room.y + room.height * 0.08,
          width: room.width * 0.96,
          height: room.height * 0.84,
        };
  const fits = breaksOf(words).map((texts) => fitLines(texts, inner, layout));
  const best = fits.reduce((a, b) => (b.score > a.score ? b : a));
  const bend = warpPoint(layout.warp, inner);
  const seen: Point[] = [];
  const gap = (best.lines.length - 1) * LINE_GAP * SIZE * 0.7 * Math.min(...best.scales);
  let top = inner.y + (inner.height - best.height) / 2;
  const lines = best.lines.map((line, i) => {
    const scale = best.scales[i] ?? 1;
    const left = inner.x + (inner.width - widthOf(line) * scale) / 2;
    const y0 = top;
    top += heightOf(line) * scale + (best.lines.length > 1 ? gap / (best.lines.length - 1) : 0);
    return drawCommands(
      line.commands,
      (x, y) => bend([left + (x - line.box.x1) * scale, y0 + (y - line.box.y1) * scale]),
      seen,
    );
  });
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return {
    d: lines.join(''),
    lines,
    bounds: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
    letterHeight: Math.max(...best.lines.map((line, i) => heightOf(line) * (best.scales[i] ?? 1))),
  };
};
