import { msg } from '@lingui/core/macro';
import type { DepositState } from '../../../../schemas/api/deposits.ts';
import type { StateWords } from './stateWords.ts';

/** What is said of a deposit in each state. */
export const DEPOSIT_WORDS: Readonly<Record<DepositState, StateWords>> = {
  created: {
    word: msg({
      id: 'centre.deposit.created',
      context: 'State of a deposit: what to pay by is being prepared',
      message: 'Being prepared',
    }),
    tone: 'info',
    next: msg({
      id: 'centre.deposit.created.next',
      context: 'What happens next with a deposit that was just asked for',
      message: 'The payment details show here in a moment.',
    }),
  },
  pending: {
    word: msg({
      id: 'centre.deposit.pending',
      context: 'State of a deposit that waits for its payment',
      message: 'Waiting for your payment',
    }),
    tone: 'warning',
    next: msg({
      id: 'centre.deposit.pending.next',
      context: 'What happens next with a deposit that is not paid yet',
      message:
        'As soon as your payment arrives, the money is in your wallet and this page says so.',
    }),
  },
  paid: {
    word: msg({
      id: 'centre.deposit.paid',
      context: 'State of a deposit: the payment was seen and is not final yet',
      message: 'Payment seen',
    }),
    tone: 'info',
    next: msg({
      id: 'centre.deposit.paid.next',
      context: 'What happens next with a deposit whose payment is not final',
      message: 'Your payment is on its way. It is in your wallet once it is confirmed.',
    }),
  },
  confirmed: {
    word: msg({
      id: 'centre.deposit.confirmed',
      context: 'State of a deposit: the money is in the wallet',
      message: 'In your wallet',
    }),
    tone: 'win',
    next: msg({
      id: 'centre.deposit.confirmed.next',
      context: 'Under a deposit that has arrived',
      message: 'The money is in your wallet, ready to use.',
    }),
  },
  underReview: {
    word: msg({
      id: 'centre.deposit.underReview',
      context: 'State of a deposit: what was paid differs, and a person looks at it',
      message: 'Being checked',
    }),
    tone: 'warning',
    next: msg({
      id: 'centre.deposit.underReview.next',
      context: 'What happens next with a deposit that a person looks at',
      message: 'Your payment differs from the order, so somebody checks it. Your money is safe.',
    }),
  },
  expired: {
    word: msg({
      id: 'centre.deposit.expired',
      context: 'State of a deposit: nothing was paid in time',
      message: 'Time is over',
    }),
    tone: 'neutral',
    next: msg({
      id: 'centre.deposit.expired.next',
      context: 'Under a deposit whose time is over',
      message:
        'Have you paid already? The payment still counts when it arrives. If not, do not pay any more and start again.',
    }),
  },
  failed: {
    word: msg({
      id: 'centre.deposit.failed',
      context: 'State of a deposit: it was refused or taken back',
      message: 'Not paid',
    }),
    tone: 'loss',
    next: msg({
      id: 'centre.deposit.failed.next',
      context: 'Under a deposit that was refused or taken back',
      message: 'No money was taken. You can try again, or pay another way.',
    }),
  },
  refunded: {
    word: msg({
      id: 'centre.deposit.refunded',
      context: 'State of a deposit: the money went back to where it came from',
      message: 'Paid back',
    }),
    tone: 'neutral',
    next: msg({
      id: 'centre.deposit.refunded.next',
      context: 'Under a deposit whose money went back',
      message: 'The payment went back to where it came from.',
    }),
  },
  disputed: {
    word: msg({
      id: 'centre.deposit.disputed',
      context: 'State of a deposit: the bank of who paid wants the money back',
      message: 'Disputed',
    }),
    tone: 'warning',
    next: msg({
      id: 'centre.deposit.disputed.next',
      context: 'What happens next with a deposit that a bank disputes',
      message:
        'The bank that paid disputes this payment. The amount is set aside until that is decided.',
    }),
  },
};
