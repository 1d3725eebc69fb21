import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { isLocaleTag } from '../../../locales/locales.ts';
import { createFormats, type Formats } from '../../platform/i18n/format.ts';

/** Numbers, times and amounts as staff read them: amounts with the code of their currency, times in the device's zone. */
export interface DeskFormats extends Pick<
  Formats,
  'number' | 'dateTime' | 'date' | 'time' | 'ago'
> {
  /** A decimal string of the wire with its currency; `signed` also says plus. */
  money(amount: string, currency: string, sign?: 'signed'): string;
}

function makeFormats(locale: string): DeskFormats {
  const tag = isLocaleTag(locale) ? locale : 'en';
  const made = new Map<string, Formats>();
  const of = (code: string, decimals: number) => {
    const key = `${code} ${decimals}`;
    const known = made.get(key) ?? createFormats(tag, { code, symbol: code, decimals });
    made.set(key, known);
    return known;
  };
  const plain = of('EUR', 2);
  return {
    number: plain.number,
    dateTime: plain.dateTime,
    date: plain.date,
    time: plain.time,
    ago: plain.ago,
    money: (amount, currency, sign) =>
      of(currency, amount.split('.')[1]?.length ?? 0).money(amount, sign),
  };
}

/** The formats of the language that shows. */
export function useDeskFormats(): DeskFormats {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => makeFormats(locale), [locale]);
}
