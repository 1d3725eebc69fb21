import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Speaker } from './fill.ts';

const KINDS: Readonly<Record<string, MessageDescriptor>> = {
  stake: msg({
    id: 'lottery.payment.stake',
    context: 'Lottery: movement of money',
    message: 'Stake',
  }),
  prize: msg({
    id: 'lottery.payment.prize',
    context: 'Lottery: movement of money',
    message: 'Prize',
  }),
  rebate: msg({
    id: 'lottery.payment.rebate',
    context: 'Lottery: movement of money, a share of the stake that comes back',
    message: 'Rebate',
  }),
  refund: msg({
    id: 'lottery.payment.refund',
    context: 'Lottery: movement of money',
    message: 'Stake returned',
  }),
  correction: msg({
    id: 'lottery.payment.correction',
    context: 'Lottery: movement of money after a result was corrected',
    message: 'Correction',
  }),
  receivable: msg({
    id: 'lottery.payment.receivable',
    context: 'Lottery: money that a correction asks back and the wallet did not hold',
    message: 'Still owed after a correction',
  }),
};

/** What a movement of money of a bet was for. */
export const namePayment = (kind: string, i18n: Speaker) =>
  KINDS[kind] ? i18n._(KINDS[kind]) : kind;
