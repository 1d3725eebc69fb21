import type { FontFamilyId } from '../../schemas/theme.schema.ts';
import { fontFaces } from './fontFaces.generated.ts';
import {
  familyForScript,
  getFontFamily,
  type FamilyFaces,
  type FontScript,
  type StandIn,
} from './fonts.ts';

const LOCAL_FONTS = {
  sans: [
    ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
    ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  ],
  serif: [
    ['Times New Roman', 'Liberation Serif', 'Tinos'],
    ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
  ],
} as const;

const STAND_IN_RANGE = 'U+0000-024F,U+0300-036F,U+1E00-1EFF,U+2000-22FF';
const DEFAULT_BASE = '/fonts/';

/** The `@font-face` rules of the families in the scripts of a page, to be inlined in the document. */
export function fontFaceCss(
  families: readonly FontFamilyId[],
  scripts: readonly FontScript[],
  base = DEFAULT_BASE,
): string {
  const needed = new Set(families.flatMap((id) => [id, ...familiesForScripts(id, scripts)]));
  const wanted = new Set<FontScript>(['latin', 'latin-ext', ...scripts]);
  return [...needed].map((id) => familyCss(id, wanted, base)).join('');
}

/** Addresses of the stylesheets to link, after the content, for scripts too large to inline. */
export function fontStylesheets(
  families: readonly FontFamilyId[],
  scripts: readonly FontScript[],
  base = DEFAULT_BASE,
): readonly string[] {
  if (!scripts.includes('japanese')) return [];
  const ids = new Set(families.map((id) => familyForScript(id, 'japanese')));
  return [...ids].flatMap((id) => facesOf(id).japaneseSheet ?? []).map((file) => base + file);
}

/** Addresses of the files that the first screen of a page in this script shows; at most four. */
export function fontPreloads(
  families: readonly FontFamilyId[],
  script: FontScript,
  base = DEFAULT_BASE,
): readonly string[] {
  const subsets: readonly FontScript[] = script === 'latin' ? [script] : [script, 'latin'];
  const files = families.flatMap((id) => {
    const { files: available } = facesOf(familyForScript(id, script));
    return subsets.flatMap((subset) => available[subset]?.file ?? []);
  });
  return [...new Set(files)].slice(0, 4).map((file) => base + file);
}

function familiesForScripts(id: FontFamilyId, scripts: readonly FontScript[]): FontFamilyId[] {
  return scripts.map((script) => familyForScript(id, script));
}

function familyCss(id: FontFamilyId, wanted: ReadonlySet<FontScript>, base: string): string {
  const { name, kind } = getFontFamily(id);
  const { files, weights, standIns } = facesOf(id);
  const faces = Object.entries(files)
    .filter(([script]) => wanted.has(script as FontScript))
    .reverse() // where ranges overlap the last rule wins, and that should be Latin
    .map(([, { file, unicodeRange }]) =>
      fontFace({ name, weights, url: base + file, unicodeRange }),
    );
  const local = standIns.map((standIn, index) => {
    const sources = LOCAL_FONTS[kind][index === 0 ? 0 : 1];
    return standInFace(name, standIn, sources);
  });
  return [...faces, ...local].join('');
}

/** One `@font-face` rule for a variable font file. */
export function fontFace(face: {
  name: string;
  weights: string;
  url: string;
  unicodeRange: string;
}): string {
  return `@font-face{font-family:"${face.name}";font-style:normal;font-weight:${face.weights};font-display:swap;src:url(${face.url})format("woff2");unicode-range:${face.unicodeRange}}`;
}

function standInFace(name: string, standIn: StandIn, sources: readonly string[]): string {
  const src = sources.map((source) => `local("${source}")`).join(',');
  const { weights, sizeAdjust, ascent, descent } = standIn;
  return `@font-face{font-family:"${name} Fallback";font-weight:${weights};src:${src};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%;unicode-range:${STAND_IN_RANGE}}`;
}

function facesOf(id: FontFamilyId): FamilyFaces {
  return fontFaces[id];
}
