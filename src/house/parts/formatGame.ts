import type { LocaleTag } from '../../../locales/locales.ts';
import { createFormats, type Formats } from '../../platform/i18n/format.ts';

/** A currency's own sign in a language, its code where it has none. */
function symbolOf(tag: LocaleTag, code: string): string {
  try {
    const style = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
    const parts = new Intl.NumberFormat(tag, style).formatToParts(0);
    // Some locale data has a sign in its wide form, which the fonts for Latin figures do not draw: "￥" for "¥".
    return parts.find(({ type }) => type === 'currency')?.value.normalize('NFKC') ?? code;
  } catch {
    return code;
  }
}

/** Amounts and times of a game's currency, in the player's language. */
export function createGameFormats(tag: LocaleTag, code: string, decimals: number): Formats {
  return createFormats(tag, { code, symbol: symbolOf(tag, code), decimals });
}
