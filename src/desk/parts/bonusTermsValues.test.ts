import { expect, it } from 'vitest';
import { bonusTermsValues, toBonusTerms } from './bonusTermsValues.ts';

it('writes terms as they were typed, and shows those that were written', () => {
  const written = {
    pays: 'bonus',
    model: 'locked',
    multiplier: '12.5',
    base: 'depositAndBonus',
    contribution: { RNG: '1', LIVE: '0.075', FISH: '0.5', PVP: '0' },
    vendors: { ORIGINALS: '1' },
    releaseAmount: '250',
    expiresHours: 48,
  } as const;
  expect(bonusTermsValues(written).percents).toEqual({
    RNG: '100',
    LIVE: '7.5',
    FISH: '50',
    PVP: '0',
  });
  expect(toBonusTerms(bonusTermsValues(written))).toEqual(written);
  expect(toBonusTerms({ pays: 'cash', turnover: '1,5', multiplier: '10' })).toEqual({
    pays: 'cash',
    turnover: '1.5',
  });
});
