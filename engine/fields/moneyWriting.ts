/** A currency as a brand sets it. */
export interface TypedCurrency {
  readonly code: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** The signs that a language writes between thousands and before decimals. */
export interface Conventions {
  readonly groups: ReadonlySet<string>;
  readonly decimals: ReadonlySet<string>;
}

/** Amounts that take every plural of every language between them. */
const SAMPLES = [0, 0.5, 1, 2, 3, 5, 11, 21, 100, 1_000_000];
const LARGE = 12_345_678.5;
const DISPLAYS = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
const ISO_SHAPED = /^[A-Za-z]{3}$/;

/** What people write for a currency that no table of the languages has. */
const HABITS: Readonly<Record<string, readonly string[]>> = {
  AED: ['درهم', 'dhs', 'dh'],
  BRL: ['reais', 'real'],
  CNY: ['元', '块', '圆', 'rmb', 'yuan'],
  EUR: ['euros', 'euro'],
  IDR: ['rp'],
  INR: ['rupees', 'rs.', 'rs'],
  JPY: ['円', 'yen'],
  KRW: ['원', 'won'],
  PHP: ['pesos', 'peso'],
  PLN: ['zł', 'zl'],
  RUB: ['руб.', 'руб', 'р.', 'р'],
  SAR: ['ريال', 'ر.س', 'sr'],
  THB: ['บาท', 'baht'],
  TRY: ['tl'],
  USD: ['us$', 'dollars', 'dollar'],
  VND: ['vnđ', 'đồng', 'đ', 'dong', 'd'],
};

/** A format is costly to make, and languages and currencies are few. */
const conventions = new Map<string, Conventions>();
const words = new Map<string, readonly string[]>();

function kept<Value>(book: Map<string, Value>, key: string, make: () => Value): Value {
  const known = book.get(key);
  if (known !== undefined) return known;
  const made = make();
  book.set(key, made);
  return made;
}

/** A tag that Intl takes; the language of nobody in particular for any other. */
function toTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'und';
  } catch {
    return 'und';
  }
}

const inLatin = (tag: string) => new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();

/** How a language writes amounts, in its own digits and in ours; what it says of money counts before what it says of numbers. */
export function readConventions(locale: string, code: string): Conventions {
  const tag = toTag(locale);
  const currency = ISO_SHAPED.test(code) ? code : 'XXX';
  return kept(conventions, `${tag} ${currency}`, () => {
    const groups = new Set<string>();
    const decimals = new Set<string>();
    const styles = [
      { style: 'currency', currency, minimumFractionDigits: 1, maximumFractionDigits: 1 },
      { style: 'decimal', minimumFractionDigits: 1 },
    ] as const;
    for (const style of styles) {
      for (const writing of [tag, inLatin(tag)]) {
        for (const part of new Intl.NumberFormat(writing, style).formatToParts(LARGE)) {
          const isKnown = groups.has(part.value) || decimals.has(part.value);
          if (!isKnown && part.type === 'group') groups.add(part.value);
          if (!isKnown && part.type === 'decimal') decimals.add(part.value);
        }
      }
    }
    return { groups, decimals };
  });
}

/** Everything that may stand beside an amount for its currency, the longest first. */
export function listCurrencyWords(
  locale: string,
  { code, symbol }: TypedCurrency,
): readonly string[] {
  const tag = toTag(locale);
  return kept(words, `${tag} ${code} ${symbol}`, () => {
    const found = new Set([symbol, code, ...(HABITS[code] ?? [])]);
    for (const currencyDisplay of ISO_SHAPED.test(code) ? DISPLAYS : []) {
      const format = new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: code,
        currencyDisplay,
      });
      for (const amount of SAMPLES) {
        for (const { type, value } of format.formatToParts(amount)) {
          if (type === 'currency') found.add(value);
        }
      }
    }
    return [...found]
      .filter((word) => word.trim() !== '' && !/\p{Nd}/u.test(word))
      .sort((one, other) => other.length - one.length);
  });
}
