import type { LocaleTag } from '../../../locales/locales.ts';

/** A currency as a brand sets it. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Amounts, numbers and times in a visitor's own format. */
export interface Formats {
  /** A decimal string of the wire, such as "1234.50", with the brand's symbol; `signed` also says plus. */
  money(amount: string, sign?: 'signed'): string;
  /** The same amount with the currency's name, and a large one with words for its thousands and millions. */
  moneyInWords(amount: string): string;
  number(value: number): string;
  /** A decimal string of the wire that is no amount, such as odds of "98.5", with all its decimals. */
  decimal(value: string): string;
  dateTime(iso: string): string;
  date(iso: string): string;
  /** The time of day with seconds. */
  time(iso: string): string;
  /** How long ago, in the largest fitting unit. */
  ago(iso: string, now: Date): string;
}

const AGO_UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Makes a value at its first use: an Intl format costs milliseconds on a phone, and most pages use one or two. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** More decimals than this beside a word for thousands say less than the figures. */
const MOST_WORDED_DECIMALS = 3;

function nameMoney(
  locale: string,
  { code, decimals }: Currency,
  amount: Intl.StringNumericLiteral,
): string {
  // Only codes of three letters are any that Intl takes.
  const named = /^[A-Z]{3}$/.test(code)
    ? ({ style: 'currency', currency: code, currencyDisplay: 'name' } as const)
    : {};
  const worded = new Intl.NumberFormat(locale, {
    ...named,
    notation: 'compact',
    compactDisplay: 'long',
    minimumFractionDigits: 0,
    maximumFractionDigits: 20,
  });
  const parts = worded.formatToParts(amount);
  const fraction = parts.find(({ type }) => type === 'fraction')?.value ?? '';
  const isWorded = parts.some(({ type }) => type === 'compact');
  const isWhole = /^[0-9]+(?:\.0*)?$/.test(amount);
  const plain = new Intl.NumberFormat(locale, {
    ...named,
    minimumFractionDigits: isWhole ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
  const said =
    isWorded && fraction.length <= MOST_WORDED_DECIMALS
      ? parts.map(({ value }) => value).join('')
      : plain.format(amount);
  return 'style' in named ? said : `${said} ${code}`;
}

/** Formats of a language and currency. Times show in the visitor's zone unless one is given. */
export function createFormats(tag: LocaleTag, currency: Currency, timeZone?: string): Formats {
  // Gateway and browser must agree on the digits, whatever each one's edition of the locale data says.
  const locale = `${tag}-u-nu-latn`;
  // The dollar stands in for the brand's symbol: Intl sets a sign close to the figures and letters apart from them.
  const style = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: /\p{S}$/u.test(currency.symbol) ? 'narrowSymbol' : 'code',
    minimumFractionDigits: currency.decimals,
    maximumFractionDigits: currency.decimals,
  } as const;
  const amount = lazily(() => new Intl.NumberFormat(locale, style));
  const signedAmount = lazily(
    () => new Intl.NumberFormat(locale, { ...style, signDisplay: 'exceptZero' }),
  );
  const number = lazily(() => new Intl.NumberFormat(locale));
  const decimal = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));
  const dateTime = lazily(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  );
  const date = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }));
  const time = lazily(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone }));
  const relative = lazily(
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
  );
  return {
    money: (value, sign) =>
      (sign ? signedAmount : amount)()
        // Intl takes decimal strings exactly.
        .formatToParts(value as Intl.StringNumericLiteral)
        .map((part) => (part.type === 'currency' ? currency.symbol : part.value))
        .join(''),
    moneyInWords: (value) => nameMoney(locale, currency, value as Intl.StringNumericLiteral),
    number: (value) => number().format(value),
    decimal: (value) => decimal().format(value as Intl.StringNumericLiteral),
    dateTime: (iso) => dateTime().format(new Date(iso)),
    date: (iso) => date().format(new Date(iso)),
    time: (iso) => time().format(new Date(iso)),
    ago: (iso, now) => {
      const seconds = Math.round((new Date(iso).getTime() - now.getTime()) / 1000);
      for (const [unit, size] of AGO_UNITS) {
        if (Math.abs(seconds) >= size) return relative().format(Math.trunc(seconds / size), unit);
      }
      return relative().format(0, 'second');
    },
  };
}
