import { expect, it } from 'vitest';
import { lotteryOrder } from '../../../../tests/support/builders/lotteryRecords.ts';
import type { LotteryOrder } from '../../../api/lottery.ts';
import { sumBets } from './sumBets.ts';

const order = (issue: string, state: LotteryOrder['state'], more: Partial<LotteryOrder> = {}) =>
  lotteryOrder({ issue, state, stake: '2.00', prize: '0.00', chase: null, ...more });
const sum = (...orders: readonly LotteryOrder[]) => sumBets(orders, { drawn: '0002', decimals: 2 });

it('takes the bets on the draw that was drawn last together', () => {
  const won = order('0002', 'won', { prize: '19.60' });
  expect(sum(order('0002', 'lost'), won, order('0001', 'won'))).toMatchObject({
    orders: [{ state: 'lost' }, { state: 'won' }],
    state: 'won',
    stake: '4.00',
    prize: '19.60',
  });
});

it('shows a bet that was just placed before one that was drawn', () => {
  expect(sum(order('0003', 'pending'), order('0002', 'won'))?.orders[0]?.issue).toBe('0003');
});

it('shows what a chase won before its draws to come, and the nearest of those', () => {
  const later = order('0004', 'planned', { chase: 'C' });
  const next = order('0003', 'planned', { chase: 'C' });
  const drawn = order('0002', 'lost', { chase: 'C' });
  expect(sum(later, next, drawn)?.state).toBe('lost');
  expect(sum(later, next)?.orders).toEqual([next]);
});

it('leaves out what was taken back', () => {
  expect(sum(order('0003', 'cancelled'), order('0001', 'lost'))?.orders[0]?.issue).toBe('0001');
  expect(sum(order('0003', 'cancelled'))).toBeUndefined();
});
