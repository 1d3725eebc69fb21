import { describe, expect, it } from 'vitest';
import { ssc } from '../../../../engine/lottery/digits/digitFamilies.ts';
import type { LotteryPlay } from '../../../../engine/lottery/lotteryModel.ts';
import { byCode, halfOf, mostOf, prizesOf, readSlip, totalOf, type SlipItem } from './slip.ts';
import { changeSlip } from './useSlip.ts';

const plays = byCode(ssc.plays as readonly LotteryPlay[]);
const open = { decimals: 2, closed: [] };
const line = (parts: Partial<SlipItem> = {}): SlipItem => ({
  key: '1',
  play: 'F5.DIRECT',
  selection: '0|1|2|3|4',
  units: 1,
  unitPrice: '2',
  multiple: 1,
  series: 1800,
  ...parts,
});

describe('what a slip costs', () => {
  it('is units × price × multiple, line by line, over all draws', () => {
    expect(totalOf([line({ units: 32 }), line({ unitPrice: '0.02', multiple: 10 })], 2)).toEqual({
      units: 33,
      stake: '64.20',
      exact: '64.20',
    });
    expect(totalOf([line()], 2, 5).exact).toBe('10.00');
  });

  it('is told exactly where it is no whole number of coins', () => {
    expect(totalOf([line({ unitPrice: '0.002' })], 2)).toMatchObject({
      stake: '0.0020',
      exact: null,
    });
    expect(totalOf([line({ unitPrice: '0.002', multiple: 5 })], 2).exact).toBe('0.01');
  });
});

describe('what a slip wins', () => {
  const limits = { maxPrizePerOrder: '400000.00', singlePickPrize: '300000.00' };

  it('is reckoned by the series of the line', () => {
    const item = line({ play: 'L3.DIRECT', selection: '1|2|3' });
    expect(prizesOf(plays.get('L3.DIRECT')!, item, open).unit).toBe('1800.00');
  });

  it('is reckoned by the odds that were shown, and nothing where they are not known', () => {
    const play = plays.get('DT.15')!;
    const odds = play.prices.map(({ id }) => ({
      price: id,
      odds: id === 'TIE' ? '8.55' : '1.899',
    }));
    const item = line({ play: 'DT.15', selection: 'D', series: undefined, odds });
    expect(prizesOf(play, item, open).most).toBe('3.79');
    expect(prizesOf(play, { ...item, odds: [] }, open).unit).toBe('0.00');
  });

  it('counts every line that can win, and no more than an order may', () => {
    const two = [
      line({ play: 'L3.DIRECT', selection: '1|2|3' }),
      line({ play: 'POS', selection: '1|-|-|-|2', units: 2 }),
    ];
    expect(mostOf(two, plays, { ...open, limits })).toBe('1836.00');
    expect(mostOf([line({ multiple: 100 })], plays, { ...open, limits })).toBe('300000.00');
    const many = line({ selection: '0123456789|0123|0123|0123|0123', units: 2560, multiple: 100 });
    expect(mostOf([many], plays, { ...open, limits })).toBe('400000.00');
  });

  it('halves what pays half, and nothing else', () => {
    const closed = (['3', '5', '8'] as const).map((option) => ({
      play: 'F3.ANY1',
      option,
      state: option === '8' ? ('full' as const) : ('half' as const),
    }));
    const offer = { ...open, closed, limits };
    // A digit is among three in 271 of 1000 draws: 2 × 0.9 ÷ 0.271, cut to 6.64.
    const item = line({ play: 'F3.ANY1', selection: '1358', units: 4 });
    expect(halfOf(item, offer, plays)).toEqual(['3', '5']);
    expect(mostOf([{ ...item, selection: '138' }], plays, { ...open, limits })).toBe('19.92');
    expect(mostOf([{ ...item, selection: '35' }], plays, offer)).toBe('6.64');
    expect(mostOf([{ ...item, selection: '13' }], plays, offer)).toBe('9.96');
    // What the member saw counts, whatever the offer says by now.
    expect(mostOf([{ ...item, selection: '13', half: [] }], plays, offer)).toBe('13.28');
    const play = plays.get('F3.ANY1')!;
    expect(prizesOf(play, { ...item, selection: '13' }, offer).unit).toBe('3.32');
    expect(prizesOf(play, { ...item, selection: '18' }, offer).unit).toBe('6.64');
  });
});

describe('a slip', () => {
  it('puts the same bet twice on one line of a higher multiple', () => {
    const { key: _key, ...item } = line();
    const slip = changeSlip(
      { items: [] },
      { kind: 'add', items: [item, item, { ...item, unitPrice: '1' }] },
    );
    expect(slip.items.map(({ key, multiple }) => `${key} ×${multiple}`)).toEqual(['1 ×2', '2 ×1']);
    expect(changeSlip(slip, { kind: 'remove', key: '1' }).items).toHaveLength(1);
  });

  it('that was kept is read again, without what makes no sense', () => {
    const kept = { items: [line(), { key: 2 }, line({ units: -1 })], play: 'POS', multiple: 'x' };
    expect(readSlip(JSON.stringify(kept))).toMatchObject({
      items: [line()],
      play: 'POS',
      multiple: undefined,
    });
    for (const broken of [null, '', '{', 'null', '[]', '"x"', '{"items":5}'])
      expect(readSlip(broken).items).toEqual([]);
  });
});
