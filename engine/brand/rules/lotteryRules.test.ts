import { describe, expect, it } from 'vitest';
import { check, least, source } from '../fixtures/brand.ts';

const faultsOf = (lotteries: object) => check({ ...least, lotteries });

describe('names of lotteries', () => {
  it.each([
    [{ offered: ['SSC1N'] }, 'lotteries.offered[0]', { kind: 'set', value: 'SSC1M' }],
    [{ games: { VNMD: {} } }, 'lotteries.games.VNMD', undefined],
    [{ groups: { PK11: {} } }, 'lotteries.groups.PK11', undefined],
    [{ games: { ssc1m: {} } }, 'lotteries.games.ssc1m', { kind: 'rename', key: 'SSC1M' }],
  ])('are held against those there are: %j', (lotteries, path, fix) => {
    const faults = faultsOf(lotteries);
    expect(faults).toMatchObject([{ rule: 'lottery.unknown', severity: 'error', path }]);
    expect(faults[0]!.suggestion).toBeTruthy();
    if (fix) expect(faults[0]!.fix).toMatchObject(fix);
  });

  it('may be those of groups in the list of what is offered', () => {
    expect(faultsOf({ offered: ['SSC1M', 'SSC', 'LHC'] })).toEqual([]);
    expect(faultsOf({ offered: ['SSC'], games: { SSC1M: { limits: { maxStake: 5 } } } })).toEqual(
      [],
    );
  });
});

describe('plays and prices', () => {
  it.each([
    [{ playsLeftOut: ['F5', 'Z', 'R3.G6'] }, []],
    [{ playsLeftOut: ['F6.DIRECT'] }, ['lottery.unknownPlay']],
    [{ playsLeftOut: ['XIEN2'] }, ['lottery.unknownPlay']],
    [{ odds: { 'DT.51': { D: '1.9' } } }, ['lottery.unknownPlay']],
    [{ odds: { DT: { D: '1.9' } } }, ['lottery.unknownPlay']],
    [{ odds: { 'DT.15': { W: '1.9' } } }, ['lottery.unknownPrice']],
    [{ odds: { 'DT.15': { TIE: '10' } } }, ['lottery.generous']],
    [{ levels: [{ fromRank: 2, odds: { 'DT.15': { X: '2' } } }] }, ['lottery.unknownPrice']],
    [{ odds: { 'DT.15': { D: '01.9' } } }, ['schema.format']],
    [{ halfPay: [{ play: 'DT.15', numbers: ['D', 'TIE'] }] }, []],
    [{ halfPay: [{ play: 'DT.51', numbers: ['D'] }] }, ['lottery.unknownPlay']],
    [
      { halfPay: [{ play: 'DT.15', numbers: ['X', 'D,T'] }] },
      ['lottery.unknownNumber', 'lottery.unknownNumber'],
    ],
  ])('exist in the lottery: %j', (terms, rules) => {
    expect(faultsOf({ games: { SSC1M: terms } }).map(({ rule }) => rule)).toEqual(rules);
  });

  it('count the stakes that a play returns among what comes back', () => {
    const odds = (text: string) =>
      faultsOf({ groups: { LHC: { odds: { 'SP.ATTR': { B: text } } } } });
    expect(odds('1.99')).toEqual([]);
    expect(odds('2')).toMatchObject([
      { rule: 'lottery.generous', message: 'At 2, 100 % of all stakes come back.' },
    ]);
  });
});

describe('series and limits', () => {
  it('are held against what stands for what is not written', () => {
    expect(faultsOf({ groups: { SSC: { series: { min: 1970 } } } })).toMatchObject([
      {
        rule: 'lottery.series',
        path: 'lotteries.groups.SSC.series.min',
        message: '"min" is 1970, which is above "default", 1960.',
      },
    ]);
    const ofGroup = { SSC: { series: { min: 1900 } } };
    expect(
      faultsOf({ groups: ofGroup, games: { SSC1M: { series: { default: 1800 } } } }),
    ).toMatchObject([{ rule: 'lottery.series', path: 'lotteries.games.SSC1M.series.default' }]);
  });

  it('of a lottery do not contradict those of all', () => {
    expect(
      faultsOf({ limits: { minStake: 10 }, games: { SSC1M: { limits: { maxStake: 5 } } } }),
    ).toMatchObject([{ rule: 'lottery.limits', path: 'lotteries.games.SSC1M.limits.maxStake' }]);
  });

  it('that are inherited are said to be', () => {
    const base = source('base', {
      ...least,
      merchantCode: 'BASE',
      lotteries: { limits: { minStake: 10, maxStake: 5 } },
    });
    const [fault] = check({ ...least, extends: 'base' }, { others: [base] }).filter(
      ({ rule }) => rule === 'lottery.limits',
    );
    expect(fault?.message).toContain('Inherited');
  });
});
