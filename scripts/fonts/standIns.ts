import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import wawoff2 from 'wawoff2';
import type { StandIn } from '../../engine/theme/fonts.ts';

/** How often each letter occurs in running text, in percent of the letters; a word is about five letters. */
// prettier-ignore
const FREQUENCIES: Readonly<Record<string, number>> = {
  a: 8.2, b: 1.5, c: 2.8, d: 4.3, e: 12.7, f: 2.2, g: 2, h: 6.1, i: 7, j: 0.15, k: 0.77,
  l: 4, m: 2.4, n: 6.7, o: 7.5, p: 1.9, q: 0.1, r: 6, s: 6.3, t: 9.1, u: 2.8, v: 0.98,
  w: 2.4, x: 0.15, y: 2, z: 0.07, ' ': 18,
};

/** Mean advance in em of the local fonts, measured on Liberation, which shares their metrics. */
const LOCAL_WIDTHS = {
  sans: { regular: 0.44704, bold: 0.48411 },
  serif: { regular: 0.40517, bold: 0.43163 },
} as const;

/** Scales the local fonts of a kind to the widths and heights of a variable font file. */
export async function standInsOf(path: string, kind: 'serif' | 'sans'): Promise<StandIn[]> {
  const font = fontkit.create(Buffer.from(await wawoff2.decompress(readFileSync(path)))) as Font;
  const standIn = (weights: string, weight: number, localWidth: number): StandIn => {
    const scale = meanAdvance(font.getVariation({ wght: weight })) / localWidth;
    return {
      weights,
      sizeAdjust: percent(scale),
      ascent: percent(font.ascent / font.unitsPerEm / scale),
      descent: percent(-font.descent / font.unitsPerEm / scale),
    };
  };
  return [
    standIn('1 549', 400, LOCAL_WIDTHS[kind].regular),
    standIn('550 1000', 650, LOCAL_WIDTHS[kind].bold),
  ];
}

function meanAdvance(font: Font): number {
  let sum = 0;
  let total = 0;
  for (const [letter, frequency] of Object.entries(FREQUENCIES)) {
    sum += font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth * frequency;
    total += frequency;
  }
  return sum / total / font.unitsPerEm;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
