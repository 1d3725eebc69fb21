import { LOCALES, type Locale } from '../../locales/locales.ts';
import { fontFamilyIds, type FontFamilyId } from '../../schemas/theme.schema.ts';

/** One font file of a family: the letters of one subset. */
export interface FontFile {
  /** Name under the fonts folder; carries a hash of its content. */
  readonly file: string;
  readonly unicodeRange: string;
}

/** A local font scaled so that text keeps its place when the real family arrives. */
export interface StandIn {
  readonly weights: string;
  /** CSS percentages. */
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
}

/** What the document needs to know about a family's files. */
export interface FamilyFaces {
  readonly weights: string;
  readonly files: Readonly<Partial<Record<FontScript, FontFile>>>;
  /** Stylesheet with the hundred-odd subsets of Japanese, too long to inline. */
  readonly japaneseSheet?: string;
  readonly standIns: readonly StandIn[];
}

/** A script that a language may need. */
export type FontScript = Locale['script'];

/** A bundled variable font family. */
export interface FontFamily {
  /** Its name in CSS. */
  readonly name: string;
  /** Decides which local font stands in while it loads, and which families stand in for other scripts. */
  readonly kind: 'serif' | 'sans';
  /** The scripts it draws; Latin always. */
  readonly scripts: readonly FontScript[];
}

const european = ['latin', 'latin-ext', 'vietnamese'] as const;
const arabic = ['latin', 'latin-ext', 'arabic'] as const;
const japanese = [...european, 'japanese'] as const;

/** Every bundled family; its files come from the package `@fontsource-variable/<id>`. */
export const fontFamilies = {
  'bricolage-grotesque': { name: 'Bricolage Grotesque', kind: 'sans', scripts: european },
  cairo: { name: 'Cairo', kind: 'sans', scripts: arabic },
  cormorant: { name: 'Cormorant', kind: 'serif', scripts: european },
  'el-messiri': { name: 'El Messiri', kind: 'serif', scripts: arabic },
  fraunces: { name: 'Fraunces', kind: 'serif', scripts: european },
  'hanken-grotesk': { name: 'Hanken Grotesk', kind: 'sans', scripts: european },
  'm-plus-1': { name: 'M PLUS 1', kind: 'sans', scripts: japanese },
  manrope: { name: 'Manrope', kind: 'sans', scripts: european },
  'noto-serif-jp': { name: 'Noto Serif JP', kind: 'serif', scripts: japanese },
  'plus-jakarta-sans': { name: 'Plus Jakarta Sans', kind: 'sans', scripts: european },
} as const satisfies Record<FontFamilyId, FontFamily>;

const substitutes = {
  vietnamese: { serif: 'fraunces', sans: 'hanken-grotesk' },
  arabic: { serif: 'el-messiri', sans: 'cairo' },
  japanese: { serif: 'noto-serif-jp', sans: 'm-plus-1' },
} as const;

const SYSTEM_STACK = { serif: 'Georgia,serif', sans: 'system-ui,sans-serif' } as const;

/** The entry of a family; throws for an id that is not bundled. */
export function getFontFamily(id: FontFamilyId): FontFamily {
  if (!fontFamilyIds.includes(id)) throw new TypeError(`No bundled font family "${String(id)}".`);
  return fontFamilies[id];
}

/** The family that draws a script where the wanted one may not: itself if it can. */
export function familyForScript(id: FontFamilyId, script: FontScript): FontFamilyId {
  const { kind, scripts } = getFontFamily(id);
  if (scripts.includes(script) || script === 'latin' || script === 'latin-ext') return id;
  return substitutes[script][kind];
}

/** The CSS `font-family` list of a family: itself, its stand-in while loading, then other scripts. */
export function fontStack(id: FontFamilyId): string {
  const { name, kind } = getFontFamily(id);
  const others = (['arabic', 'japanese'] as const)
    .map((script) => familyForScript(id, script))
    .filter((other) => other !== id)
    .map((other) => `"${getFontFamily(other).name}"`);
  return [`"${name}"`, `"${name} Fallback"`, ...others, SYSTEM_STACK[kind]].join(',');
}

/**
 * The languages in which a family gives way whole, because single borrowed letters inside its words
 * would show; tag to the family that takes over.
 */
export function takeovers(id: FontFamilyId): ReadonlyMap<string, FontFamilyId> {
  const tags = LOCALES.filter(({ script }) => script === 'vietnamese').map(({ tag }) => tag);
  const successor = familyForScript(id, 'vietnamese');
  return new Map(successor === id ? [] : tags.map((tag) => [tag, successor] as const));
}
