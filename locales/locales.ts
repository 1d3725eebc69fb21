/** A language that brands may offer. */
export interface Locale {
  /** BCP 47 tag; the folder of its catalogue and the value of `<html lang>`. */
  readonly tag: string;
  /** The language's own name for itself. */
  readonly nativeName: string;
  readonly dir: 'ltr' | 'rtl';
  /** Scripts that its text needs beside basic Latin. */
  readonly script: 'latin' | 'latin-ext' | 'vietnamese' | 'japanese' | 'arabic';
}

/** Every language the product speaks; a new one is one line here, its catalogue is made by extraction. */
export const LOCALES = [
  { tag: 'es', nativeName: 'Español', dir: 'ltr', script: 'latin' },
  { tag: 'en', nativeName: 'English', dir: 'ltr', script: 'latin' },
  { tag: 'ar', nativeName: 'العربية', dir: 'rtl', script: 'arabic' },
  { tag: 'ja', nativeName: '日本語', dir: 'ltr', script: 'japanese' },
  { tag: 'vi', nativeName: 'Tiếng Việt', dir: 'ltr', script: 'vietnamese' },
] as const satisfies readonly Locale[];

/** The tag of a language that the product speaks. */
export type LocaleTag = (typeof LOCALES)[number]['tag'];

/** Every tag, in table order. */
export const LOCALE_TAGS: readonly LocaleTag[] = LOCALES.map((locale) => locale.tag);

/** The languages of the desk, where staff work; its catalogue is complete in these. */
export const DESK_LOCALE_TAGS = ['en', 'es'] as const satisfies readonly LocaleTag[];

/** The tag of a language that the desk speaks. */
export type DeskLocaleTag = (typeof DESK_LOCALE_TAGS)[number];

/** The language the product speaks where a brand names none. */
export const DEFAULT_LOCALE: LocaleTag = 'es';

/** The entry of a tag. */
export function getLocale(tag: LocaleTag): Locale {
  const locale = LOCALES.find((entry) => entry.tag === tag);
  if (!locale) throw new Error(`No locale "${tag}" in locales/locales.ts; add one line there.`);
  return locale;
}

/** Whether a text is the tag of a language that the product speaks. */
export function isLocaleTag(value: unknown): value is LocaleTag {
  return LOCALES.some((locale) => locale.tag === value);
}
