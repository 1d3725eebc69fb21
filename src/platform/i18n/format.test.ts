import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALE_TAGS } from '../../../locales/locales.ts';
import { createFormats } from './format.ts';

const NBSP = '\u00a0';
/** Marks that some languages put around numbers, to keep their parts in order. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replaceAll(NBSP, ' ');

const money = (tag: (typeof LOCALE_TAGS)[number], symbol: string, decimals: number) =>
  createFormats(tag, { code: 'XTS', symbol, decimals }).money;

describe('odds', () => {
  it.each([
    ['es', '8880,125'],
    ['en', '8,880.125'],
    ['vi', '8.880,125'],
  ] as const)(
    'stand in %s as readers there write numbers, with all their decimals',
    (tag, written) => {
      const formats = createFormats(tag, { code: 'XTS', symbol: '€', decimals: 2 });
      expect(plain(formats.decimal('8880.1250'))).toBe(written);
    },
  );
});

describe('an amount', () => {
  it.each([
    ['es', '9.999.999,99 €', '10.000.000 €'],
    ['en', '€9,999,999.99', '€10,000,000'],
    ['ar', '9,999,999.99 €', '10,000,000 €'],
    ['ja', '€9,999,999.99', '€10,000,000'],
    ['vi', '9.999.999,99 €', '10.000.000 €'],
  ] as const)('stands in %s as readers there write it', (tag, exact, whole) => {
    expect(plain(money(tag, '€', 2)('9999999.99'))).toBe(exact);
    expect(plain(money(tag, '€', 0)('9999999.99'))).toBe(whole);
  });

  it('keeps letters apart from the figures, and signs close to them', () => {
    expect(plain(money('en', 'P', 2)('1234.5'))).toBe('P 1,234.50');
    expect(plain(money('ja', '¥', 0)('1234'))).toBe('¥1,234');
    expect(plain(money('en', 'R$', 2)('7'))).toBe('R$7.00');
    expect(plain(money('ar', 'د.إ', 2)('7'))).toBe('7.00 د.إ');
  });

  it('never breaks between figures and symbol', () => {
    expect(money('es', '€', 2)('1234.50')).not.toContain(' ');
    expect(money('en', 'P', 2)('1234.50')).not.toContain(' ');
  });

  it('says plus and minus only where asked, and neither of nothing', () => {
    const { money: say } = createFormats('en', { code: 'EUR', symbol: '€', decimals: 2 });
    expect(say('5.00')).toBe('€5.00');
    expect(say('5.00', 'signed')).toBe('+€5.00');
    expect(say('-5.00', 'signed')).toBe('-€5.00');
    expect(say('0.00', 'signed')).toBe('€0.00');
  });

  it('is exact beyond what a binary fraction can hold', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 24n });
    fc.assert(
      fc.property(cents, fc.constantFrom(...LOCALE_TAGS), (minor, tag) => {
        const text = minor.toString().padStart(3, '0');
        const decimal = `${text.slice(0, -2)}.${text.slice(-2)}`;
        const digits = money(tag, '€', 2)(decimal).replace(/\D/g, '');
        expect(digits).toBe(text);
      }),
    );
  });
});

describe('a time', () => {
  const now = new Date('2026-02-01T12:00:00Z');
  const { ago } = createFormats('en', { code: 'EUR', symbol: '€', decimals: 2 });

  it.each([
    ['2026-02-01T12:00:00Z', 'now'],
    ['2026-02-01T11:59:01Z', 'now'],
    ['2026-02-01T11:59:00Z', '1 min. ago'],
    ['2026-02-01T11:00:01Z', '59 min. ago'],
    ['2026-02-01T10:00:00Z', '2 hr. ago'],
    ['2026-01-31T12:00:00Z', 'yesterday'],
    ['2026-01-02T12:00:00Z', '30 days ago'],
    ['2026-02-01T12:05:00Z', 'in 5 min.'],
  ])('%s is told as "%s" at noon of 1 February', (iso, told) => {
    expect(ago(iso, now)).toBe(told);
  });

  it('has the digits that every other figure of the page has, in every language', () => {
    for (const tag of LOCALE_TAGS) {
      const formats = createFormats(tag, { code: 'EUR', symbol: '€', decimals: 2 }, 'UTC');
      const all = [
        formats.number(1_234_567),
        formats.date(now.toISOString()),
        formats.dateTime(now.toISOString()),
        formats.ago('2026-01-12T12:00:00Z', now),
      ];
      expect(
        all
          .join(' ')
          .match(/\p{Nd}/gu)
          ?.every((digit) => /[0-9]/.test(digit)),
      ).toBe(true);
    }
  });

  it('shows in the given zone', () => {
    const formats = (zone: string) =>
      createFormats('en', { code: 'EUR', symbol: '€', decimals: 2 }, zone);
    expect(formats('Asia/Tokyo').dateTime('2026-02-01T18:30:00Z')).toContain('Feb 2, 2026');
    expect(formats('UTC').dateTime('2026-02-01T18:30:00Z')).toContain('Feb 1, 2026');
    expect(formats('Asia/Tokyo').time('2026-02-01T18:30:09Z')).toMatch(/^3:30:09\sAM$/);
  });
});
