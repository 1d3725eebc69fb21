import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontFace } from '../../engine/theme/fontFaceCss.ts';
import { fontFamilies, getFontFamily } from '../../engine/theme/fonts.ts';
import type { FontScript } from '../../engine/theme/fonts.ts';
import type { FontFamilyId } from '../../schemas/theme.schema.ts';

/** A font file of a package, and the name it is served under. */
export interface SubsetFile {
  readonly source: string;
  readonly file: string;
  readonly unicodeRange: string;
}

/** Everything of one family that is served. */
export interface FamilyFiles {
  readonly id: FontFamilyId;
  readonly weights: string;
  readonly license: string;
  readonly named: Readonly<Partial<Record<FontScript, SubsetFile>>>;
  readonly japanese?: { readonly file: string; readonly css: string; readonly files: SubsetFile[] };
}

const require = createRequire(import.meta.url);

export const familyIds = Object.keys(fontFamilies) as FontFamilyId[];

export function readFamily(id: FontFamilyId): FamilyFiles {
  const folder = dirname(require.resolve(`@fontsource-variable/${id}/metadata.json`));
  const ranges = readJson<Record<string, string>>(join(folder, 'unicode.json'));
  const { variable } = readJson<{ variable: { wght: { min: string; max: string } } }>(
    join(folder, 'metadata.json'),
  );
  const weights = `${variable.wght.min} ${variable.wght.max}`;
  const read = (subset: string) => readSubset(folder, id, subset, ranges[subset] ?? '');
  const named: Partial<Record<FontScript, SubsetFile>> = {};
  for (const script of getFontFamily(id).scripts) {
    if (script in ranges) named[script] = read(script);
  }
  const numbered = Object.keys(ranges).filter((subset) => subset.startsWith('['));
  const family = { id, weights, license: join(folder, 'LICENSE'), named };
  if (numbered.length === 0) return family;
  return { ...family, japanese: japaneseSheet(id, weights, numbered.map(read)) };
}

function japaneseSheet(id: FontFamilyId, weights: string, files: SubsetFile[]) {
  const { name } = getFontFamily(id);
  const css = files
    .map(({ file, unicodeRange }) => fontFace({ name, weights, url: file, unicodeRange }))
    .join('\n');
  return { file: `${id}-japanese.${hashOf(css)}.css`, css, files };
}

function readSubset(folder: string, id: string, subset: string, unicodeRange: string): SubsetFile {
  const name = subset.replace(/[[\]]/g, '');
  const source = join(folder, 'files', `${id}-${name}-wght-normal.woff2`);
  return { source, file: `${id}-${name}.${hashOf(readFileSync(source))}.woff2`, unicodeRange };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
