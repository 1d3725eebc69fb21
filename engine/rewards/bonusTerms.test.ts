import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WrittenBonusTerms } from '../../schemas/desk/bonusTermsField.ts';
import { bonusTermsOf, faultOfBonusTerms, writtenTermsOf } from './bonusTerms.ts';

const bonus: WrittenBonusTerms = {
  pays: 'bonus',
  model: 'cashFirst',
  multiplier: '10',
  base: 'bonus',
  contribution: { LIVE: '0.1' },
  vendors: {},
  maxBet: '5.00',
  releaseTimes: '5',
  expiresHours: 168,
};

it('names the field that is wrong', () => {
  const fault = (own: Partial<WrittenBonusTerms>) => faultOfBonusTerms({ ...bonus, ...own }, 2);
  expect(fault({})).toBeNull();
  expect(fault({ multiplier: '0' })).toBe('multiplier');
  expect(fault({ multiplier: undefined })).toBe('multiplier');
  expect(fault({ maxBet: '5.001' })).toBe('maxBet');
  expect(fault({ maxBet: '0' })).toBe('maxBet');
  expect(fault({ contribution: { LIVE: '1.5' } })).toBe('contribution');
  expect(fault({ releaseAmount: '100.00' })).toBe('releaseAmount');
  expect(fault({ releaseTimes: undefined, releaseAmount: '100.00' })).toBeNull();
  expect(fault({ expiresHours: 0 })).toBe('expiresHours');
  expect(faultOfBonusTerms({ pays: 'cash' }, 2)).toBe('turnover');
  expect(faultOfBonusTerms({ pays: 'cash', turnover: '0' }, 2)).toBeNull();
});

it('is written again as it was', () => {
  const times = fc.integer({ min: 1, max: 100 }).map(String);
  const cash = fc.record({ pays: fc.constant('cash' as const), turnover: times });
  const wagered = fc.record(
    {
      pays: fc.constant('bonus' as const),
      model: fc.constantFrom('cashFirst' as const, 'locked' as const),
      multiplier: times,
      base: fc.constantFrom('bonus' as const, 'depositAndBonus' as const),
      contribution: fc.constantFrom<Record<string, string>>({}, { LIVE: '0.1', PVP: '0' }),
      vendors: fc.constantFrom<Record<string, string>>({}, { ORIGINALS: '1' }),
      expiresHours: fc.integer({ min: 1, max: 8760 }),
      maxBet: fc.constant('5.00'),
      releaseTimes: times,
    },
    {
      requiredKeys: [
        'pays',
        'model',
        'multiplier',
        'base',
        'contribution',
        'vendors',
        'expiresHours',
      ],
    },
  );
  fc.assert(
    fc.property(fc.oneof(cash, wagered), (written) => {
      expect(faultOfBonusTerms(written, 2)).toBeNull();
      expect(writtenTermsOf(bonusTermsOf(written, 3))).toEqual(written);
    }),
  );
});
