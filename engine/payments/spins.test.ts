import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KNOWN_MARKETS, playRulesOf } from './jurisdictions.ts';
import { highestStakeOf, spinTermsOf, spinWaitMs } from './spins.ts';

const now = new Date('2026-03-10T12:00:00Z');
const old = '1960-01-01';
const young = '2006-01-01';

/** What holds at a brand of a market. */
function termsAt(
  country: string,
  own: { code?: string; decimals?: number; [key: string]: unknown } = {},
) {
  const { code = 'GBP', decimals = 2, ...stakes } = own;
  return spinTermsOf({
    jurisdiction: { country, minimumAge: 18, ...stakes },
    currency: { code, symbol: code, decimals },
  });
}
const highest = (terms: ReturnType<typeof termsAt>, birthday: string | null, at = now) =>
  terms && highestStakeOf(terms, { birthday, now: at });

describe('the highest stake of a spin', () => {
  it('is 5.00 in Great Britain, and 2.00 until the 25th birthday', () => {
    const terms = termsAt('GB');
    expect(highest(terms, old)).toBe(500n);
    expect(highest(terms, '2001-03-10')).toBe(500n);
    expect(highest(terms, '2001-03-11')).toBe(200n);
    expect(highest(terms, '2002-03-10')).toBe(200n);
    // On no known day: as for the young.
    expect(highest(terms, null)).toBe(200n);
  });

  it('changes with the date in London', () => {
    const summer = '2001-07-11';
    expect(highest(termsAt('GB'), summer, new Date('2026-07-10T22:59:59Z'))).toBe(200n);
    expect(highest(termsAt('GB'), summer, new Date('2026-07-10T23:00:00Z'))).toBe(500n);
  });

  it('is 1.00 in Germany for everybody', () => {
    const terms = termsAt('DE', { code: 'EUR' });
    expect([highest(terms, old), highest(terms, young)]).toEqual([100n, 100n]);
  });

  it('is none where neither the market nor the brand says one', () => {
    expect(termsAt('VN')).toBeNull();
    expect(termsAt('VN', { highestStake: 3 })).toMatchObject({ highestMinor: 300n, shortestMs: 0 });
  });

  it.each(KNOWN_MARKETS)('is lowered and never raised by a brand in %s', (country) => {
    const law = playRulesOf(country).spins;
    const amount = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(old, young, null), (all, some, birthday) => {
        const own = {
          ...(all !== undefined && { highestStake: all / 100 }),
          ...(some !== undefined && { highestStakeYoung: some / 100 }),
        };
        const held = highest(termsAt(country, { code: law?.currency ?? 'EUR', ...own }), birthday);
        if (!law) {
          expect(held).toBe(all === undefined ? null : BigInt(all));
          return;
        }
        const isYoung = law.young !== null && birthday !== old;
        const amounts = [
          law.highestStake * 100,
          all,
          ...(isYoung ? [law.young!.highestStake * 100, some] : []),
        ].filter((minor) => minor !== undefined);
        expect(held).toBe(BigInt(Math.min(...amounts)));
      }),
    );
  });

  it.each(KNOWN_MARKETS.filter((market) => playRulesOf(market).spins))(
    'is the brand’s own where %s counts in another currency, and nothing where it says none',
    (country) => {
      const own = { highestStake: 700, highestStakeYoung: 300 };
      const yen = { code: 'JPY', decimals: 0 };
      expect(highest(termsAt(country, { ...yen, ...own }), old)).toBe(700n);
      expect(highest(termsAt(country, yen), old)).toBe(0n);
      expect(highest(termsAt(country, yen), young)).toBe(0n);
    },
  );
});

describe('a spin', () => {
  it.each([
    ['GB', 'GBP', 2_500],
    ['DE', 'EUR', 5_000],
  ])('of %s begins no sooner after the one before than the law has it', (country, code, ms) => {
    const terms = termsAt(country, { code })!;
    const after = (passed: number) =>
      spinWaitMs(terms, { before: now, now: new Date(now.getTime() + passed) });
    expect([after(0), after(ms - 1), after(ms), after(ms * 10)]).toEqual([ms, 1, 0, 0]);
  });
});
