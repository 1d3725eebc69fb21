import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MOVE_TYPES, MoveGroup } from '../../../../schemas/api/accountRecord.ts';

/** Groups of movements of money. */
export const GROUP_WORDS: Readonly<Record<MoveGroup, MessageDescriptor>> = {
  payments: msg({
    id: 'record.group.payments',
    context: 'Movements of money',
    message: 'Deposits and withdrawals',
  }),
  play: msg({ id: 'record.group.play', context: 'Movements of money', message: 'Play' }),
  rewards: msg({ id: 'record.group.rewards', context: 'Movements of money', message: 'Rewards' }),
  other: msg({ id: 'record.group.other', context: 'Movements of money', message: 'Other' }),
};

/** Why money moved. */
export const TYPE_WORDS: Readonly<Record<(typeof MOVE_TYPES)[number], MessageDescriptor>> = {
  deposit: msg({ id: 'record.deposit', context: 'Movement of money', message: 'Deposit' }),
  withdrawal: msg({ id: 'record.withdrawal', context: 'Movement of money', message: 'Withdrawal' }),
  withdrawalBack: msg({
    id: 'record.withdrawalBack',
    context: 'Movement of money: a withdrawal did not arrive and came back',
    message: 'Withdrawal returned',
  }),
  bet: msg({ id: 'record.bet', context: 'Movement of money', message: 'Bet' }),
  payout: msg({ id: 'record.payout', context: 'Movement of money', message: 'Payout' }),
  refund: msg({
    id: 'record.refund',
    context: 'Movement of money: the stake of a bet came back',
    message: 'Stake returned',
  }),
  resettlement: msg({
    id: 'record.resettlement',
    context: 'Movement of money: the difference that a corrected result made',
    message: 'Corrected result',
  }),
  rebate: msg({
    id: 'record.rebate',
    context: 'Movement of money: part of the stake of a lottery',
    message: 'Lottery rebate',
  }),
  cashback: msg({ id: 'record.cashback', context: 'Movement of money', message: 'Cashback' }),
  mission: msg({
    id: 'record.mission',
    context: 'Movement of money: what a mission or a leaderboard paid',
    message: 'Mission reward',
  }),
  bonus: msg({ id: 'record.bonus', context: 'Movement of money', message: 'Bonus' }),
  commission: msg({ id: 'record.commission', context: 'Movement of money', message: 'Commission' }),
  salary: msg({
    id: 'record.salary',
    context: 'Movement of money: an agent’s salary, or what an agent paid as one',
    message: 'Salary',
  }),
  dividend: msg({
    id: 'record.dividend',
    context: 'Movement of money: an agent’s share of losses, or what an agent paid as one',
    message: 'Dividend',
  }),
  lineTransfer: msg({
    id: 'record.lineTransfer',
    context: 'Movement of money to the agent above or from a member below',
    message: 'Transfer within the line',
  }),
  walletTransfer: msg({
    id: 'record.walletTransfer',
    context: 'Movement of money between wallets of the member',
    message: 'Between wallets',
  }),
  adjustment: msg({
    id: 'record.adjustment',
    context: 'Movement of money by the staff',
    message: 'Adjustment',
  }),
  opening: msg({
    id: 'record.opening',
    context: 'Movement of money: what an account began with',
    message: 'Opening balance',
  }),
};

/** Sums of a record of movements: before its days, in them, and after them. */
export const SUM_WORDS = {
  opening: msg({
    id: 'record.sum.opening',
    context: 'Balance before the first day of a record',
    message: 'Opening balance',
  }),
  in: msg({ id: 'record.sum.in', context: 'Sum of what came in', message: 'Money in' }),
  out: msg({ id: 'record.sum.out', context: 'Sum of what went out', message: 'Money out' }),
  closing: msg({
    id: 'record.sum.closing',
    context: 'Balance after the last day of a record',
    message: 'Closing balance',
  }),
} as const;
