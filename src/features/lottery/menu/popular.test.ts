import { expect, it } from 'vitest';
import { lotteryCard, lotteryIssue } from '../../../../tests/support/builders/lottery.ts';
import { pickPopular } from './popular.ts';

const closing = (lottery: string, closeAt: string, parts = {}) =>
  lotteryCard({ lottery, current: lotteryIssue(0, { state: 'open', closeAt }), ...parts });

it('the most played come first as the gateway orders them, then what closes next', () => {
  const cards = [
    closing('LATER', '2026-02-01T12:00:00Z'),
    closing('HOTLATE', '2026-02-03T12:00:00Z', { isHot: true }),
    closing('SOON', '2026-02-01T11:00:00Z'),
    lotteryCard({ lottery: 'NONE', current: null }),
    closing('PAIR', '2026-02-01T10:00:00Z', { source: 'parts' }),
    closing('HOTSOON', '2026-02-01T10:00:00Z', { isHot: true }),
  ];
  expect(pickPopular(cards, 9).map(({ lottery }) => lottery)).toEqual([
    'HOTLATE',
    'HOTSOON',
    'SOON',
    'LATER',
    'NONE',
  ]);
  expect(pickPopular(cards, 2)).toHaveLength(2);
});
