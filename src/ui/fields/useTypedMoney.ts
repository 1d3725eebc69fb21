import { useMemo } from 'react';
import { parseMoney, type TypedMoney } from '../../../engine/fields/money.ts';
import { formatMinor } from '../../../engine/minorUnits.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useLocale } from '../../platform/i18n/LocaleContext.tsx';

/** What an amount as typed comes to, in the member's language and the brand's currency. */
export function useTypedMoney(text: string): {
  readonly money: TypedMoney;
  /** An amount as somebody would type it here, which is read as nothing else. */
  readonly write: (minor: bigint) => string;
} {
  const { tag } = useLocale();
  const { currency } = useBrand();
  return useMemo(() => {
    const { decimals } = currency;
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, digits);
    return {
      money: parseMoney(text, tag, currency),
      write: (minor) => format.format(formatMinor(minor, decimals) as Intl.StringNumericLiteral),
    };
  }, [text, tag, currency]);
}
