import { describe, expect, it } from 'vitest';
import { readShorthand } from '../../../../engine/lottery/vietnam/shorthand.ts';
import { lotteryCard, lotteryIssue } from '../../../../tests/support/builders/lottery.ts';
import { nextDrawDay } from './stations.ts';

// 2026-02-01 is a Sunday: Tiền Giang, Kiên Giang and Đà Lạt.
const card = (lottery: string, family: string, drawAt: string, parts = {}) =>
  lotteryCard({
    lottery,
    family,
    area: 'SOUTH',
    source: 'feed',
    everySeconds: null,
    zone: 'Asia/Ho_Chi_Minh',
    current: lotteryIssue(0, { state: 'open', drawAt, closeAt: drawAt }),
    ...parts,
  });
const SUNDAY = '2026-02-01T09:15:00.000Z';
const MONDAY = '2026-02-02T09:15:00.000Z';
const CARDS = [
  card('VNHCM', 'VNS', MONDAY),
  card('VNKG', 'VNS', SUNDAY),
  card('VNTG', 'VNS', SUNDAY),
  card('VNSOUTH12', 'VNSX', SUNDAY, { source: 'parts' }),
];

describe('the next draw of a region', () => {
  it('is that of the stations that are drawn first, the leading one before others', () => {
    const day = nextDrawDay('SOUTH', CARDS)!;
    expect(day.day).toBe('2026-02-01');
    expect(day.stations.map(({ code }) => code)).toEqual(['TG', 'KG']);
  });

  it('has a lottery for two stations together, in any order', () => {
    const day = nextDrawDay('SOUTH', CARDS)!;
    const bets = (text: string) => readShorthand(text, day).items.map(({ lottery }) => lottery);
    expect(bets('2d 12.34da1')).toEqual(['VNSOUTH12']);
    expect(bets('kg tg 12.34da1')).toEqual(['VNSOUTH12']);
    expect(bets('tg kg 12b1')).toEqual(['VNTG', 'VNKG']);
  });

  it('is none where nothing of the region is open', () => {
    expect(nextDrawDay('CENTRAL', CARDS)).toBeUndefined();
    const closed = CARDS.map((each) => ({ ...each, current: null }));
    expect(nextDrawDay('SOUTH', closed)).toBeUndefined();
  });
});
