import { describe, expect, it } from 'vitest';
import type { LotteryChoice } from '../../../schemas/lotteries.schema.ts';
import { brand } from '../../../tests/support/builders.ts';
import { productCatalogue } from './catalogue.ts';
import { createOffers } from './offer.ts';

/** What a brand offers whose features of lotteries are on. */
function offersOf(lotteries: LotteryChoice) {
  const caller = { brand: { ...brand(), lotteries } };
  const features = { lottery: true, elott: true, vnLottery: true, seaLottery: false };
  const offers = createOffers(productCatalogue);
  return {
    codes: () => offers.list({ caller, features }).map(({ lottery }) => lottery.id),
    require: (code: string) => offers.require({ caller, features }, code),
  };
}

describe('what a brand offers', () => {
  it('is the whole catalogue on the product’s terms where it says nothing', () => {
    const offers = offersOf({});
    const open = productCatalogue.entries.filter(({ feature }) => feature !== 'seaLottery');
    expect(offers.codes()).toEqual(open.map(({ lottery }) => lottery.id));
    expect(offers.require('SSC1M')).toMatchObject({
      series: { min: 1700, max: 1960, chosen: 1960 },
      limits: { minStakeMinor: 1n, maxStakeMinor: 5_000_000n },
    });
  });

  it('are the lotteries that it chooses, in its order, and no others', () => {
    const offers = offersOf({ offered: ['VNMB', 'PCB', 'SSC1M', 'THAIGLO'] });
    expect(offers.codes()).toEqual(['VNMB', 'PCB1M', 'PCB3M', 'SSC1M']);
    for (const code of ['SSC3M', 'THAIGLO']) {
      expect(() => offers.require(code)).toThrow('There is no such lottery here.');
    }
  });

  it('goes by its plays, prize groups, limits in its own currency, and odds', () => {
    const { plays, lottery, series, limits, oddsOf } = offersOf({
      limits: { minStake: 0.5, maxStake: 100 },
      groups: { SSC: { playsLeftOut: ['F5'], series: { min: 1800, maxBet: 1950, default: 1900 } } },
      games: { SSC1M: { limits: { maxStake: 20.25 }, odds: { 'DT.15': { D: '1.9' } } } },
    }).require('SSC1M');
    expect(plays.has('F5.DIRECT')).toBe(false);
    expect(plays.has(lottery.defaultPlay)).toBe(true);
    expect(series).toEqual({ min: 1800, max: 1950, chosen: 1900 });
    expect(limits).toMatchObject({ minStakeMinor: 50n, maxStakeMinor: 2025n });
    expect(oddsOf(plays.get('DT.15')!)).toEqual({ TIE: '9', D: '1.9', T: '1.98' });
  });
});
