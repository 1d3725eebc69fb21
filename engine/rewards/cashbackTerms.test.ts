import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashbackRatesOf, cashbackWindow, percentToRate, rateToPercent } from './cashbackTerms.ts';

it('takes the rates of the highest level that is reached, category by category', () => {
  const terms = {
    rates: { RNG: '0.006', LIVE: '0.005', FISH: '0.0' },
    levels: [
      { from: 5, rates: { RNG: '0.01' } },
      { from: 3, rates: { RNG: '0.008', PVP: '0.001' } },
    ],
  };
  const at = (level: number) => Object.fromEntries(cashbackRatesOf(terms, level));
  expect(at(0)).toEqual({ RNG: '0.006', LIVE: '0.005' });
  expect(at(3)).toEqual({ RNG: '0.008', LIVE: '0.005', PVP: '0.001' });
  expect(at(9)).toEqual({ RNG: '0.01', LIVE: '0.005', PVP: '0.001' });
});

it('can be claimed from half past midnight of the next day, by the clocks of the zone', () => {
  expect(cashbackWindow('Asia/Tokyo', '2026-02-01', 7)).toEqual({
    opensAt: new Date('2026-02-01T15:30:00Z'),
    expiresAt: new Date('2026-02-08T15:30:00Z'),
  });
});

it('writes rates in percent and reads them back', () => {
  expect(rateToPercent('0.006')).toBe('0.6');
  expect(rateToPercent('0.1')).toBe('10');
  expect(percentToRate('0,6')).toBe('0.006');
  expect(percentToRate('100')).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (millionths) => {
      const rate = `0.${String(millionths).padStart(6, '0')}`;
      expect(Number(percentToRate(rateToPercent(rate)))).toBe(Number(rate));
    }),
  );
});
