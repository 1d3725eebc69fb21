import { isLocaleTag } from '../../locales/locales.ts';
import { createFormats, type Formats } from '../../src/platform/i18n/format.ts';

/** Formats of the currency that fake games are opened with, in the language of a story. */
export const createFakeFormats = (locale: unknown): Formats =>
  createFormats(isLocaleTag(locale) ? locale : 'en', { code: 'EUR', symbol: '€', decimals: 2 });
