import type { LocaleTag } from '../../../locales/locales.ts';
import type { OriginalsLaunch, OriginalsValue } from '../../../schemas/originalsApi.ts';
import { createFormats, type Formats } from '../../platform/i18n/format.ts';

/**
 * Amounts and times of an opened game in the player's language, as the site around it writes them. A currency that is no
 * longer the brand's is told by its code.
 */
export function createGameFormats(
  tag: LocaleTag,
  { currency, decimals }: Pick<OriginalsValue<'open'>, 'currency' | 'decimals'>,
  ofBrand: OriginalsLaunch['currency'],
): Formats {
  const symbol = ofBrand.code === currency ? ofBrand.symbol : currency;
  return createFormats(tag, { code: currency, symbol, decimals });
}
