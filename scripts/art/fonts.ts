import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'opentype.js';

/** Family and weight of every bundled lettering face. */
const FACES = {
  anton: ['anton', 400],
  cinzel: ['cinzel', 900],
  righteous: ['righteous', 400],
  bungee: ['bungee', 400],
  lilita: ['lilita-one', 400],
  orbitron: ['orbitron', 900],
  metamorphous: ['metamorphous', 400],
  bowlby: ['bowlby-one', 400],
  marcellus: ['marcellus', 400],
  yeseva: ['yeseva-one', 400],
  slab: ['alfa-slab-one', 400],
  sansita: ['sansita', 900],
  rye: ['rye', 400],
  limelight: ['limelight', 400],
  saira: ['saira-extra-condensed', 900],
  playfair: ['playfair-display', 900],
} as const;

export type Face = keyof typeof FACES;

const require = createRequire(import.meta.url);
// Its CommonJS and ES builds export differently; require() reads the same in every runner.
const { parse } = require('opentype.js') as typeof import('opentype.js');
const loaded = new Map<Face, Font>();

export const getFont = (face: Face): Font => {
  const existing = loaded.get(face);
  if (existing) return existing;
  const [family, weight] = FACES[face];
  const file = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
  const bytes = readFileSync(file);
  const font = parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  loaded.set(face, font);
  return font;
};

/** Letters that Unicode does not decompose, by the letter that stands in for them. */
const STAND_INS: Readonly<Record<string, string>> = {
  Đ: 'D',
  đ: 'd',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  ẞ: 'SS',
  ı: 'i',
};

/** The text in letters the face has: a missing accented letter falls back to its base. */
export const spell = (face: Face, text: string): string =>
  [...text.normalize('NFC')]
    .map((char) => {
      if (getFont(face).charToGlyphIndex(char) !== 0) return char;
      const base = STAND_INS[char] ?? char.normalize('NFD').charAt(0);
      return getFont(face).charToGlyphIndex(base) !== 0 ? base : '';
    })
    .join('');
