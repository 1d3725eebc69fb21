import { describe, expect, it } from 'vitest';
import type { LotteryChoice } from '../../schemas/lotteries.schema.ts';
import { lotteriesOf, playCodesOf, termsOf } from './brandTerms.ts';
import { findLottery, LOTTERIES } from './lotteries.ts';

const lottery = (code: string) => findLottery(code)!;
const codes = (choice: LotteryChoice) => lotteriesOf(choice).map(({ id }) => id);

describe('the lotteries of a brand', () => {
  it('are all where it does not choose', () => {
    expect(lotteriesOf({})).toBe(LOTTERIES);
  });

  it('stand in its order, and a group stands for those that are not named', () => {
    expect(codes({ offered: ['K31M', 'PCB', 'SSC5M', 'K3'] })).toEqual([
      'K31M',
      'PCB1M',
      'PCB3M',
      'SSC5M',
      'K33M',
      'EK31M',
    ]);
  });

  it('leave out what does not exist', () => {
    expect(codes({ offered: ['NONE', 'SSC1M'] })).toEqual(['SSC1M']);
  });
});

describe('the terms of a lottery', () => {
  const choice: LotteryChoice = {
    limits: { minStake: 1, maxStake: 100 },
    groups: {
      SSC: {
        playsLeftOut: ['F5'],
        series: { min: 1800, maxBet: 1950 },
        limits: { maxStake: 50 },
        odds: { 'DT.15': { D: '1.9', T: '1.9' } },
      },
    },
    games: {
      SSC1M: {
        playsLeftOut: ['Z.POS'],
        series: { default: 1850 },
        limits: { minStake: 2 },
        odds: { 'DT.15': { D: '1.95' } },
        levels: [
          { fromRank: 8, odds: { 'DT.15': { D: '2' } } },
          { fromRank: 3, odds: { 'DT.15': { D: '1.97' } } },
        ],
      },
    },
  };

  it('are the product’s own where nothing is said', () => {
    const terms = termsOf({}, lottery('SSC1M'));
    expect(terms.series).toEqual({ min: 1700, default: 1960, maxBet: 1960, max: 1980 });
    expect(terms.limits).toEqual({});
    expect(terms.oddsOf('DT.15', 0)).toEqual({});
    expect(terms.plays.length).toBe(playCodesOf([lottery('SSC1M')]).plays.length);
  });

  it('are those of the lottery before its group’s, and these before all', () => {
    const terms = termsOf(choice, lottery('SSC1M'));
    expect(terms.series).toEqual({ min: 1800, default: 1850, maxBet: 1950, max: 1980 });
    expect(terms.limits).toEqual({ minStake: 2, maxStake: 50 });
    expect(termsOf(choice, lottery('SSC3M')).limits).toEqual({ minStake: 1, maxStake: 50 });
    expect(termsOf(choice, lottery('K31M')).limits).toEqual(choice.limits);
  });

  it('leave out plays with all that begin like them, and open with one that is left', () => {
    const terms = termsOf(choice, lottery('SSC1M'));
    const left = terms.plays.map(({ code }) => code);
    expect(left.filter((code) => code.startsWith('F5.') || code === 'Z.POS')).toEqual([]);
    expect(left).toContain('Z.SUM');
    expect(terms.defaultPlay).toBe(left[0]);
    expect(termsOf({}, lottery('SSC1M')).defaultPlay).toBe('F5.DIRECT');
  });

  it.each([
    [0, { D: '1.95', T: '1.9' }],
    [2, { D: '1.95', T: '1.9' }],
    [3, { D: '1.97', T: '1.9' }],
    [7, { D: '1.97', T: '1.9' }],
    [20, { D: '2', T: '1.9' }],
  ])('have the odds that a member of rank %d has reached', (rank, odds) => {
    expect(termsOf(choice, lottery('SSC1M')).oddsOf('DT.15', rank)).toEqual(odds);
  });
});
