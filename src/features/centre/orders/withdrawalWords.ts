import { msg } from '@lingui/core/macro';
import type { WithdrawalState } from '../../../../schemas/api/withdrawals.ts';
import type { StateWords } from './stateWords.ts';

/** What is said of a withdrawal in each state. */
export const WITHDRAWAL_WORDS: Readonly<Record<WithdrawalState, StateWords>> = {
  requested: {
    word: msg({
      id: 'centre.withdrawal.requested',
      context: 'State of a withdrawal that was just asked for',
      message: 'Requested',
    }),
    tone: 'info',
    next: msg({
      id: 'centre.withdrawal.requested.next',
      context: 'What happens next with a withdrawal that was just asked for',
      message: 'The amount is set aside. We check the request and then pay it out.',
    }),
  },
  review: {
    word: msg({
      id: 'centre.withdrawal.review',
      context: 'State of a withdrawal that a person looks at',
      message: 'Being checked',
    }),
    tone: 'info',
    next: msg({
      id: 'centre.withdrawal.review.next',
      context: 'What happens next with a withdrawal that a person looks at',
      message: 'Somebody looks at the request. The amount stays set aside until then.',
    }),
  },
  approved: {
    word: msg({
      id: 'centre.withdrawal.approved',
      context: 'State of a withdrawal that will be paid out',
      message: 'Approved',
    }),
    tone: 'info',
    next: msg({
      id: 'centre.withdrawal.approved.next',
      context: 'What happens next with a withdrawal that was approved',
      message: 'The payment to your account comes next.',
    }),
  },
  paying: {
    word: msg({
      id: 'centre.withdrawal.paying',
      context: 'State of a withdrawal: the payment is under way',
      message: 'Being paid out',
    }),
    tone: 'info',
    next: msg({
      id: 'centre.withdrawal.paying.next',
      context: 'What happens next with a withdrawal that is being paid',
      message: 'The payment to your account is under way.',
    }),
  },
  failed: {
    word: msg({
      id: 'centre.withdrawal.failed',
      context: 'State of a withdrawal whose payment was refused; the house acts next',
      message: 'Payment refused',
    }),
    tone: 'warning',
    next: msg({
      id: 'centre.withdrawal.failed.next',
      context: 'What happens next with a withdrawal whose payment was refused',
      message:
        'The payment did not go through. We pay it again or give the money back to your wallet.',
    }),
  },
  rejected: {
    word: msg({
      id: 'centre.withdrawal.rejected',
      context: 'State of a withdrawal that is not paid out',
      message: 'Not paid out',
    }),
    tone: 'loss',
    next: msg({
      id: 'centre.withdrawal.rejected.next',
      context: 'Under a withdrawal that is not paid out',
      message: 'The whole amount is back in your wallet.',
    }),
  },
  cancelled: {
    word: msg({
      id: 'centre.withdrawal.cancelled',
      context: 'State of a withdrawal that the member took back',
      message: 'Cancelled by you',
    }),
    tone: 'neutral',
    next: msg({
      id: 'centre.withdrawal.cancelled.next',
      context: 'Under a withdrawal that the member took back',
      message: 'The whole amount is back in your wallet.',
    }),
  },
  awaitingReceipt: {
    word: msg({
      id: 'centre.withdrawal.awaitingReceipt',
      context: 'State of a withdrawal that was paid; the member is asked if it came',
      message: 'Paid out',
    }),
    tone: 'win',
    next: msg({
      id: 'centre.withdrawal.awaitingReceipt.next',
      context: 'What happens next with a withdrawal that was paid',
      message: 'The money is on its way to your account. Tell us below whether it came.',
    }),
  },
  received: {
    word: msg({
      id: 'centre.withdrawal.received',
      context: 'State of a withdrawal that came',
      message: 'Received',
    }),
    tone: 'win',
    next: msg({
      id: 'centre.withdrawal.received.next',
      context: 'Under a withdrawal that came',
      message: 'The money is in your account. Nothing is left to do.',
    }),
  },
  partiallyReceived: {
    word: msg({
      id: 'centre.withdrawal.partiallyReceived',
      context: 'State of a withdrawal of which a part came',
      message: 'Partly received',
    }),
    tone: 'warning',
    next: msg({
      id: 'centre.withdrawal.partiallyReceived.next',
      context: 'What happens next with a withdrawal of which a part came',
      message: 'We look into the part that is missing and answer here.',
    }),
  },
  notReceived: {
    word: msg({
      id: 'centre.withdrawal.notReceived',
      context: 'State of a withdrawal that did not come',
      message: 'Not received',
    }),
    tone: 'warning',
    next: msg({
      id: 'centre.withdrawal.notReceived.next',
      context: 'What happens next with a withdrawal that did not come',
      message: 'We look into where the payment is and answer here.',
    }),
  },
  payingRemaining: {
    word: msg({
      id: 'centre.withdrawal.payingRemaining',
      context: 'State of a withdrawal: what did not come is paid once more',
      message: 'Rest being paid',
    }),
    tone: 'info',
    next: msg({
      id: 'centre.withdrawal.payingRemaining.next',
      context: 'What happens next with a withdrawal whose missing part is paid again',
      message: 'We pay the missing part once more.',
    }),
  },
  remainingRefunded: {
    word: msg({
      id: 'centre.withdrawal.remainingRefunded',
      context: 'State of a withdrawal: what did not come is back in the wallet',
      message: 'Rest in your wallet',
    }),
    tone: 'neutral',
    next: msg({
      id: 'centre.withdrawal.remainingRefunded.next',
      context: 'Under a withdrawal whose missing part is back in the wallet',
      message: 'What did not arrive is back in your wallet.',
    }),
  },
};
