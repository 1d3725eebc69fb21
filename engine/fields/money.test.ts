import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepDigits } from './digits.ts';
import { parseMoney } from './money.ts';
import type { TypedCurrency } from './moneyWriting.ts';

const VND = { code: 'VND', symbol: '₫', decimals: 0 };
const EUR = { code: 'EUR', symbol: '€', decimals: 2 };
const USD = { code: 'USD', symbol: '$', decimals: 2 };
const INR = { code: 'INR', symbol: '₹', decimals: 2 };
const SAR = { code: 'SAR', symbol: 'ر.س', decimals: 2 };
const JPY = { code: 'JPY', symbol: '¥', decimals: 0 };
const KWD = { code: 'KWD', symbol: 'KD', decimals: 3 };
const PTS = { code: 'PTS', symbol: 'P', decimals: 2 };

const LOCALES = (
  'en en-GB en-IN en-ZA es es-MX es-AR pt pt-BR fr fr-CH fr-CA de de-CH de-AT it nl da nb sv fi pl cs sk ' +
  'hu ro bg ru uk el tr he ar ar-EG ar-MA fa ur hi bn mr ta th vi id ms ja ko zh zh-TW sw am my ne'
).split(' ');

function say(text: string, locale: string, currency: TypedCurrency) {
  const money = parseMoney(text, locale, currency);
  if (money.ok) return money.minor;
  return money.fault === 'ambiguous' ? money.candidates : money.fault;
}

describe('an amount as people type it', () => {
  it.each<[string, string, TypedCurrency, bigint]>([
    ['500.000', 'vi', VND, 500_000n],
    ['1.000', 'es', EUR, 100_000n],
    ['1.000,5', 'es', EUR, 100_050n],
    ['1,5', 'es', EUR, 150n],
    ['1.5', 'es', EUR, 150n],
    ['1,234.56', 'es', EUR, 123_456n],
    ['1.234,56', 'en', USD, 123_456n],
    ['1,000', 'en', USD, 100_000n],
    ['1.234.567', 'en', USD, 123_456_700n],
    ['12,34,567.80', 'hi', INR, 123_456_780n],
    ['12,34,567', 'en', USD, 123_456_700n],
    ["1'234.50", 'de-CH', EUR, 123_450n],
    ['1’234.50', 'en', EUR, 123_450n],
    ['1 234,5', 'fr', EUR, 123_450n],
    ['1\u202f234\u00a0567,5', 'fr', EUR, 123_456_750n],
    ['1\u2009000', 'en', USD, 100_000n],
    ['１，０００', 'ja', JPY, 1000n],
    ['１、０００円', 'ja', JPY, 1000n],
    ['￥1,000', 'ja', JPY, 1000n],
    ['　500　', 'ja', JPY, 500n],
    ['١٬٢٣٤٫٥٠', 'ar', SAR, 123_450n],
    ['\u200f١٬٢٣٤٫٥٠\u00a0ر.س.\u200f', 'ar', SAR, 123_450n],
    ['۱٬۲۳۴', 'en', USD, 123_400n],
    ['१,२३,४५६', 'hi', INR, 12_345_600n],
    ['$5', 'en', USD, 500n],
    ['5$', 'en', USD, 500n],
    ['USD 5.00', 'en', USD, 500n],
    ['5 usd', 'en', USD, 500n],
    ['+5', 'en', USD, 500n],
    ['5 euros', 'en', EUR, 500n],
    ['500.000đ', 'vi', VND, 500_000n],
    ['500.000 VNĐ', 'vi', VND, 500_000n],
    ['500,-', 'de', EUR, 50_000n],
    ['.5', 'en', USD, 50n],
    [',50', 'es', EUR, 50n],
    ['5.', 'en', USD, 500n],
    ['0.500', 'es', EUR, 50n],
    ['007', 'en', USD, 700n],
    ['0', 'en', USD, 0n],
    ['1.000', 'en', KWD, 1000n],
    ['1,000', 'es', KWD, 1000n],
    ['1.000', 'es', KWD, 1_000_000n],
    ['P 1,250.50', 'en', PTS, 125_050n],
    ['\u202a500\u202c', 'en', USD, 50_000n],
    ['5\u00ad00', 'en', USD, 50_000n],
    ['999999999999999.99', 'en', USD, 99_999_999_999_999_999n],
  ])('%j in %s is read', (text, locale, currency, minor) => {
    expect(say(text, locale, currency)).toBe(minor);
  });

  it.each<[string, string, TypedCurrency, bigint[]]>([
    ['500.000', 'en', VND, [500n, 500_000n]],
    ['1.000', 'en', USD, [100n, 100_000n]],
    ['1,000', 'es', EUR, [100n, 100_000n]],
    ['1.000', 'fr', EUR, [100n, 100_000n]],
    ['1,234', 'es', EUR, [123_400n]],
    ['500,000', 'vi', VND, [500n, 500_000n]],
  ])('%j in %s is asked about', (text, locale, currency, candidates) => {
    expect(say(text, locale, currency)).toEqual(candidates);
  });

  it.each<[string, string, TypedCurrency, string]>([
    ['', 'en', USD, 'empty'],
    [' \u3000\u200e', 'en', USD, 'empty'],
    ['$', 'en', USD, 'notANumber'],
    ['five', 'en', USD, 'notANumber'],
    ['500k', 'vi', VND, 'notANumber'],
    ['5 €', 'en', USD, 'notANumber'],
    ['1e5', 'en', USD, 'notANumber'],
    ['0x10', 'en', USD, 'notANumber'],
    ['Infinity', 'en', USD, 'notANumber'],
    ['NaN', 'en', USD, 'notANumber'],
    ['5²', 'en', USD, 'notANumber'],
    ['5½', 'en', USD, 'notANumber'],
    ['①', 'en', USD, 'notANumber'],
    ['五百', 'ja', JPY, 'notANumber'],
    ['1٢3', 'en', USD, 'notANumber'],
    ['5\ud83d', 'en', USD, 'notANumber'],
    ['5\u0000', 'en', USD, 'notANumber'],
    ['1,23', 'en', JPY, 'tooManyDecimals'],
    ['1,2,3', 'en', USD, 'notANumber'],
    ['1,00,00', 'en', USD, 'notANumber'],
    ['1.234.56', 'en', USD, 'notANumber'],
    ['1 00', 'en', USD, 'notANumber'],
    ['1.5.', 'en', USD, 'notANumber'],
    ['..', 'en', USD, 'notANumber'],
    ['5 5 5', 'en', USD, 'notANumber'],
    ['5-3', 'en', USD, 'notANumber'],
    ['--5', 'en', USD, 'notANumber'],
    ['-', 'en', USD, 'notANumber'],
    ['-5', 'en', USD, 'negative'],
    ['5-', 'en', USD, 'negative'],
    ['−5', 'en', USD, 'negative'],
    ['$-5', 'en', USD, 'negative'],
    ['-$5', 'en', USD, 'negative'],
    ['($5.00)', 'en', USD, 'negative'],
    ['1234.567', 'en', USD, 'tooManyDecimals'],
    ['0.001', 'en', USD, 'tooManyDecimals'],
    ['1000000000000000', 'en', USD, 'tooLarge'],
    ['1' + '0'.repeat(100), 'en', USD, 'tooLarge'],
  ])('%j in %s is refused', (text, locale, currency, fault) => {
    expect(say(text, locale, currency)).toBe(fault);
  });

  it('is refused unread where it is longer than any amount', () => {
    expect(say('5'.repeat(10_000_000), 'en', USD)).toBe('notANumber');
    expect(say(' '.repeat(10_000_000), 'en', USD)).toBe('notANumber');
  });

  it('in a language that nobody knows is read by what leaves no doubt', () => {
    expect(say('1.234,50', 'not a tag', USD)).toBe(123_450n);
  });
});

const format = fc.record({
  locale: fc.constantFrom(...LOCALES),
  currency: fc.constantFrom(VND, EUR, USD, INR, SAR, JPY, KWD),
  minor: fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
  options: fc.constantFrom<Intl.NumberFormatOptions>(
    { style: 'decimal' },
    { style: 'decimal', useGrouping: false },
    ...(['symbol', 'narrowSymbol', 'code', 'name'] as const).map(
      (currencyDisplay) => ({ style: 'currency', currencyDisplay }) as const,
    ),
  ),
  isNegative: fc.boolean(),
});

function toDecimal(minor: bigint, decimals: number): Intl.StringNumericLiteral {
  const digits = String(minor).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return `${digits.slice(0, at)}.${digits.slice(at)}0` as Intl.StringNumericLiteral;
}

describe('an amount that a language writes', () => {
  it('is read as what it is', () => {
    fc.assert(
      fc.property(format, ({ locale, currency, minor, options, isNegative }) => {
        const written = new Intl.NumberFormat(locale, {
          ...options,
          currency: currency.code,
          minimumFractionDigits: currency.decimals,
          maximumFractionDigits: currency.decimals,
        }).format(
          `${isNegative && minor > 0n ? '-' : ''}${toDecimal(minor, currency.decimals)}` as Intl.StringNumericLiteral,
        );
        expect(say(written, locale, currency), `${locale} ${written}`).toBe(
          isNegative && minor > 0n ? 'negative' : minor,
        );
      }),
      { numRuns: 5000 },
    );
  });
});

describe('any other text', () => {
  const noise = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(fc.constantFrom(..."0123456789.,'’ -+٫٬٠١۲०，、$€₫()\u200f\u202f\ud800eEkx"), {
        maxLength: 14,
      })
      .map((signs) => signs.join('')),
  );

  it('is an amount or a refusal, and never throws', () => {
    fc.assert(
      fc.property(noise, fc.constantFrom(...LOCALES), (text, locale) => {
        for (const currency of [EUR, VND, KWD]) {
          const money = parseMoney(text, locale, currency);
          if (money.ok) expect(money.minor >= 0n).toBe(true);
          else if (money.fault === 'ambiguous') expect(money.candidates).not.toEqual([]);
          else expect(money.fault).toMatch(/^[a-zA-Z]+$/);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('that is read has the very digits of the amount', () => {
    const bare = (digits: string) => digits.replace(/^0+|0+$/g, '');
    fc.assert(
      fc.property(noise, fc.constantFrom(...LOCALES), (text, locale) => {
        const money = parseMoney(text, locale, EUR);
        if (money.ok) expect(bare(String(money.minor))).toBe(bare(keepDigits(text)));
      }),
      { numRuns: 3000 },
    );
  });
});
