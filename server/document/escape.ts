import type { LocaleTag } from '../../locales/locales.ts';
import type { LocalisedText } from '../../schemas/localisedText.ts';

/** JSON as it may stand in a script element: nothing in it can end the element or start a comment. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** A merchant's text in a language, or in its fallback language, or in any. */
export function pickText(text: LocalisedText, locale: LocaleTag, fallback: LocaleTag): string {
  return text[locale] ?? text[fallback] ?? Object.values(text)[0] ?? '';
}
