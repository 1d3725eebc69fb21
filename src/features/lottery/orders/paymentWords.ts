import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What moved money of an order. */
export const PAYMENT_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  stake: msg({
    id: 'lottery.payment.stake',
    context: 'Lottery: kind of a movement of money: the stake of a bet',
    message: 'Stake',
  }),
  prize: msg({
    id: 'lottery.payment.prize',
    context: 'Lottery: kind of a movement of money: the prize of a bet',
    message: 'Prize',
  }),
  rebate: msg({
    id: 'lottery.payment.rebate',
    context: 'Lottery: kind of a movement of money: part of the stake that is paid back',
    message: 'Rebate',
  }),
  refund: msg({
    id: 'lottery.payment.refund',
    context: 'Lottery: kind of a movement of money: the stake given back',
    message: 'Refund',
  }),
  correction: msg({
    id: 'lottery.payment.correction',
    context: 'Lottery: kind of a movement of money: the difference after a draw was corrected',
    message: 'Correction',
  }),
  debt: msg({
    id: 'lottery.payment.debt',
    context:
      'Lottery: kind of a movement of money: what a correction left open was settled afterwards',
    message: 'Correction, settled later',
  }),
  receivable: msg({
    id: 'lottery.payment.receivable',
    context:
      'Lottery: kind of a movement of money: a correction that the balance did not cover, still owed',
    message: 'Correction, still open',
  }),
};
