import { readFileSync } from 'node:fs';
import path from 'node:path';
import { layOverTheme } from '../../engine/brand/resolveBrandTheme.ts';
import { parseThemeTokens } from '../../engine/theme/parseThemeTokens.ts';
import type { BrandFile } from '../../schemas/brand.schema.ts';
import { lchOf } from './colour.ts';

/** Hues and strength of a brand's own colours, as its pictures use them. */
export interface BrandPalette {
  /** The surroundings: the tint of the brand's dark pages. */
  readonly room: { readonly hue: number; readonly chroma: number };
  /** The light: the brand's colour on dark pages. */
  readonly brand: number;
  readonly accent: number;
}

const root = path.resolve(import.meta.dirname, '../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The palette of a brand of this repository, from its file and its theme. */
export function readBrandPalette(id: string): BrandPalette {
  const brand = readJson(`brands/${id}/brand.json`) as BrandFile;
  const file = `themes/${brand.theme?.tokens ?? 'default'}.tokens.json`;
  const parsed = parseThemeTokens(readJson(file));
  if (!parsed.ok) throw new Error(`${file} has faults: see "npm run verify".`);
  const { dark } = layOverTheme(parsed.tokens, brand);
  const [room, main, accent] = [dark['surface-2'], dark.brand, dark.accent].map(lchOf);
  return {
    room: { hue: room!.h, chroma: Math.min(0.17, Math.max(0.1, room!.c * 3)) },
    brand: main!.h,
    accent: accent!.h,
  };
}
