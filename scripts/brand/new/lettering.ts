import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import wawoff2 from 'wawoff2';
import { familyForScript, getFontFamily } from '../../../engine/theme/fonts.ts';
import { fontFamilyIds, type FontFamilyId } from '../../../schemas/theme.schema.ts';

/** How a text is set. */
export interface TypeStyle {
  readonly family: FontFamilyId;
  readonly weight: number;
  /** Em between letters; scripts whose letters join keep none. */
  readonly tracking: number;
}

/** A text as one outline at a size of 100; y grows downwards, the baseline lies at 0. */
export interface Lettering {
  /** The `d` of an SVG path. */
  readonly d: string;
  readonly box: {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  };
  /** How high its capitals, or its letters where the script has none, stand above the baseline. */
  readonly height: number;
  /** Whether it reads from right to left. */
  readonly isRtl: boolean;
}

/** One file of a family and the letters that it is for. */
interface Subset {
  readonly file: string;
  covers(letter: string): boolean;
}

/** Letters that one file draws, side by side. */
interface Run {
  text: string;
  readonly subset: Subset;
}

const SIZE = 100;
const RTL = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
const JOINING = /\p{Script=Arabic}/u;
const require = createRequire(import.meta.url);
const families = new Map<FontFamilyId, Promise<readonly Subset[]>>();
const fonts = new Map<string, Promise<Font>>();

/** Sets a text in a bundled family that has all of its letters, the wanted one first; null where none has. */
export async function letter(text: string, style: TypeStyle): Promise<Lettering | null> {
  const letters = splitLetters(text);
  for (const family of candidates(style.family)) {
    const runs = await splitRuns(letters, family);
    if (runs) return setRuns(runs, style);
  }
  return null;
}

/** Letters as people count them, marks included. */
export function splitLetters(text: string): readonly string[] {
  const segments = new Intl.Segmenter('en').segment(text.normalize('NFC'));
  return [...segments].map(({ segment }) => segment);
}

/** The wanted family, those that stand in for it in other scripts, then the rest. */
function candidates(wanted: FontFamilyId): ReadonlySet<FontFamilyId> {
  const standIns = (['vietnamese', 'arabic', 'japanese'] as const).map((script) =>
    familyForScript(wanted, script),
  );
  const { kind } = getFontFamily(wanted);
  const ofKind = fontFamilyIds.filter((id) => getFontFamily(id).kind === kind);
  return new Set([wanted, ...standIns, ...ofKind, ...fontFamilyIds]);
}

async function splitRuns(letters: readonly string[], id: FontFamilyId): Promise<Run[] | null> {
  const reading = families.get(id) ?? readSubsets(id);
  families.set(id, reading);
  const subsets = await reading;
  const runs: Run[] = [];
  for (const one of letters) {
    const last = runs.at(-1);
    const subset = await findSubset(one, last ? [last.subset, ...subsets] : subsets);
    if (!subset) return null;
    if (last?.subset === subset) last.text += one;
    else runs.push({ text: one, subset });
  }
  return runs;
}

/** What a file is meant for is known without opening it; what it holds is not. */
async function findSubset(one: string, subsets: readonly Subset[]): Promise<Subset | undefined> {
  for (const subset of subsets) {
    if (!subset.covers(one)) continue;
    const font = await openFont(subset.file);
    if ([...one].every((point) => font.hasGlyphForCodePoint(point.codePointAt(0)!))) return subset;
  }
  return undefined;
}

async function readSubsets(id: FontFamilyId): Promise<readonly Subset[]> {
  const folder = path.dirname(require.resolve(`@fontsource-variable/${id}/metadata.json`));
  const text = await readFile(path.join(folder, 'unicode.json'), 'utf8');
  const ranges = Object.entries(JSON.parse(text) as Record<string, string>);
  return ranges.reverse().map(([name, range]) => {
    const spans = parseRange(range);
    return {
      file: path.join(folder, 'files', `${id}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      covers: (one) =>
        [...one].every((point) => {
          const code = point.codePointAt(0)!;
          return spans.some(([from, to]) => code >= from && code <= to);
        }),
    };
  });
}

/** Reads a CSS `unicode-range`. */
function parseRange(range: string): readonly (readonly [number, number])[] {
  return range.split(',').map((span) => {
    const [from = '', to = from] = span.trim().slice(2).split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
}

function openFont(file: string): Promise<Font> {
  const known = fonts.get(file);
  if (known) return known;
  const opening = readFile(file)
    .then((bytes) => wawoff2.decompress(bytes))
    .then((bytes) => fontkit.create(Buffer.from(bytes)) as Font);
  fonts.set(file, opening);
  return opening;
}

async function setRuns(runs: readonly Run[], style: TypeStyle): Promise<Lettering> {
  const isRtl = RTL.test(runs.find(({ text }) => /\p{L}/u.test(text))?.text ?? '');
  const parts: string[] = [];
  const box = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity };
  let pen = 0;
  let height = 0;
  for (const { text, subset } of isRtl ? [...runs].reverse() : runs) {
    const font = await openFont(subset.file);
    const { min, max } = font.variationAxes['wght']!;
    const weight = Math.min(max, Math.max(min, style.weight));
    const { glyphs, positions } = font.getVariation({ wght: weight }).layout(text);
    const scale = SIZE / font.unitsPerEm;
    const gap = JOINING.test(text) ? 0 : style.tracking * font.unitsPerEm;
    height = Math.max(height, font.capHeight * scale);
    glyphs.forEach((glyph, index) => {
      const { xOffset, yOffset, xAdvance } = positions[index]!;
      const place = (x: number, y: number) => {
        const point = [(pen + xOffset + x) * scale, -(yOffset + y) * scale] as const;
        box.x1 = Math.min(box.x1, point[0]);
        box.x2 = Math.max(box.x2, point[0]);
        box.y1 = Math.min(box.y1, point[1]);
        box.y2 = Math.max(box.y2, point[1]);
        return `${round(point[0])} ${round(point[1])}`;
      };
      for (const { command, args } of glyph.path.commands) parts.push(draw(command, args, place));
      pen += xAdvance + gap;
    });
  }
  return { d: parts.join(''), box, height, isRtl };
}

const NAMES = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

function draw(
  command: keyof typeof NAMES,
  args: readonly number[],
  place: (x: number, y: number) => string,
): string {
  const points = args.flatMap((x, index) => (index % 2 ? [] : [place(x, args[index + 1]!)]));
  return NAMES[command] + points.join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
