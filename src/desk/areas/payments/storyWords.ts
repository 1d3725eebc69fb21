import { msg } from '@lingui/core/macro';

/** Why a payment does not fit its order, or no order answers for it. */
export const REVIEW_REASON_NAMES = {
  currency: msg({
    id: 'desk.paymentReason.currency',
    context: 'Why somebody has to look at a payment',
    message: 'Another currency than asked for',
  }),
  amountBelow: msg({
    id: 'desk.paymentReason.amountBelow',
    context: 'Why somebody has to look at a payment',
    message: 'Less than asked for',
  }),
  amountAbove: msg({
    id: 'desk.paymentReason.amountAbove',
    context: 'Why somebody has to look at a payment',
    message: 'More than asked for',
  }),
  payer: msg({
    id: 'desk.paymentReason.payer',
    context: 'Why somebody has to look at a payment',
    message: 'Another payer than the member',
  }),
  limit: msg({
    id: 'desk.paymentReason.limit',
    context: 'Why somebody has to look at a payment',
    message: 'Above a limit of the member',
  }),
  walletFull: msg({
    id: 'desk.paymentReason.walletFull',
    context: 'Why somebody has to look at a payment',
    message: 'The wallet cannot hold it',
  }),
  paidTwice: msg({
    id: 'desk.paymentReason.paidTwice',
    context: 'Why somebody has to look at a payment',
    message: 'Second payment for one order',
  }),
  orderClosed: msg({
    id: 'desk.paymentReason.orderClosed',
    context: 'Why somebody has to look at a payment',
    message: 'The order had ended before',
  }),
  unknownReference: msg({
    id: 'desk.paymentReason.unknownReference',
    context: 'Why somebody has to look at a payment',
    message: 'No order with this reference',
  }),
  statement: msg({
    id: 'desk.paymentReason.statement',
    context: 'Why somebody has to look at a payment',
    message: 'Imported from a statement',
  }),
  dust: msg({
    id: 'desk.paymentReason.dust',
    context: 'Why somebody has to look at a payment in coins',
    message: 'Below the least that is credited',
  }),
} as const;

/** What happens to orders of money. */
export const STEP_NAMES = {
  created: msg({
    id: 'desk.paymentStep.created',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Asked for',
  }),
  ready: msg({
    id: 'desk.paymentStep.ready',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Ready to be paid',
  }),
  claimed: msg({
    id: 'desk.paymentStep.claimed',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Member says that it is paid',
  }),
  seen: msg({
    id: 'desk.paymentStep.seen',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Payment seen',
  }),
  final: msg({
    id: 'desk.paymentStep.final',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Payment final',
  }),
  lateFinal: msg({
    id: 'desk.paymentStep.lateFinal',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Late payment final',
  }),
  mismatch: msg({
    id: 'desk.paymentStep.mismatch',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Payment does not fit',
  }),
  timeOver: msg({
    id: 'desk.paymentStep.timeOver',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Time over',
  }),
  refused: msg({
    id: 'desk.paymentStep.refused',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Refused or taken back',
  }),
  refunded: msg({
    id: 'desk.paymentStep.refunded',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Paid back by the provider',
  }),
  operatorConfirmed: msg({
    id: 'desk.paymentStep.operatorConfirmed',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Credited by the desk',
  }),
  operatorRefunded: msg({
    id: 'desk.paymentStep.operatorRefunded',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Paid back by the desk',
  }),
  operatorFailed: msg({
    id: 'desk.paymentStep.operatorFailed',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Declared failed by the desk',
  }),
  chargeback: msg({
    id: 'desk.paymentStep.chargeback',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Chargeback opened',
  }),
  chargebackWon: msg({
    id: 'desk.paymentStep.chargebackWon',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Chargeback won',
  }),
  chargebackLost: msg({
    id: 'desk.paymentStep.chargebackLost',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Chargeback lost',
  }),
  partRefunded: msg({
    id: 'desk.paymentStep.partRefunded',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'A part paid back by the provider',
  }),
  refundStarted: msg({
    id: 'desk.paymentStep.refundStarted',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Refund agreed, taken from the wallet',
  }),
  refundDone: msg({
    id: 'desk.paymentStep.refundDone',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Refund sent',
  }),
  refundFailed: msg({
    id: 'desk.paymentStep.refundFailed',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Refund failed, back in the wallet',
  }),
  debtPaid: msg({
    id: 'desk.paymentStep.debtPaid',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Debt paid by a later deposit',
  }),
  requested: msg({
    id: 'desk.paymentStep.requested',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Asked for',
  }),
  needsReview: msg({
    id: 'desk.paymentStep.needsReview',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Set aside for a look',
  }),
  approve: msg({
    id: 'desk.paymentStep.approve',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Approved',
  }),
  reject: msg({
    id: 'desk.paymentStep.reject',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Rejected',
  }),
  cancel: msg({
    id: 'desk.paymentStep.cancel',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Cancelled',
  }),
  startPayout: msg({
    id: 'desk.paymentStep.startPayout',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Payment begun',
  }),
  paid: msg({
    id: 'desk.paymentStep.paid',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Paid',
  }),
  paidLess: msg({
    id: 'desk.paymentStep.paidLess',
    context: 'Step in the history of a withdrawal',
    message: 'Paid less than it should be',
  }),
  paidOtherwise: msg({
    id: 'desk.paymentStep.paidOtherwise',
    context: 'Step in the history of a withdrawal',
    message: 'Paid in another currency',
  }),
  returned: msg({
    id: 'desk.paymentStep.returned',
    context: 'Step in the history of a withdrawal',
    message: 'Came back after it was paid',
  }),
  payoutFailed: msg({
    id: 'desk.paymentStep.payoutFailed',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Payment refused',
  }),
  receive: msg({
    id: 'desk.paymentStep.receive',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Received, says the member',
  }),
  autoReceive: msg({
    id: 'desk.paymentStep.autoReceive',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Counts as received: no answer in time',
  }),
  receivePartially: msg({
    id: 'desk.paymentStep.receivePartially',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Received in part, says the member',
  }),
  reportMissing: msg({
    id: 'desk.paymentStep.reportMissing',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Not received, says the member',
  }),
  payRemaining: msg({
    id: 'desk.paymentStep.payRemaining',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Rest to be paid again',
  }),
  refundRemaining: msg({
    id: 'desk.paymentStep.refundRemaining',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Rest given back to the wallet',
  }),
  forceReceipt: msg({
    id: 'desk.paymentStep.forceReceipt',
    context: 'Step in the history of a deposit or withdrawal',
    message: 'Receipt forced',
  }),
} as const;

/** Who does a step, where it is nobody of the staff. */
export const ACTOR_NAMES = {
  member: msg({
    id: 'desk.paymentActor.member',
    context: 'Who did a step of a deposit or withdrawal',
    message: 'Member',
  }),
  provider: msg({
    id: 'desk.paymentActor.provider',
    context: 'Who did a step of a deposit or withdrawal',
    message: 'Provider',
  }),
  system: msg({
    id: 'desk.paymentActor.system',
    context: 'Who did a step of a deposit or withdrawal',
    message: 'Automatic',
  }),
} as const;
