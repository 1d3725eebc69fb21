import type { DepositState } from '../../schemas/api/deposits.ts';

/** What happens to an order. */
export const DEPOSIT_EVENTS = [
  'ready',
  'claimed',
  'seen',
  'final',
  'lateFinal',
  'mismatch',
  'timeOver',
  'refused',
  'refunded',
  'operatorConfirmed',
  'operatorRefunded',
  'operatorFailed',
  'chargeback',
  'chargebackWon',
  'chargebackLost',
  'partRefunded',
  'refundStarted',
  'refundDone',
  'refundFailed',
] as const;
/** Something that happens to a deposit's order. */
export type DepositEvent = (typeof DEPOSIT_EVENTS)[number];

/** What a step does with money, or with the room that the order reserved in limits. */
export type DepositMoney =
  | 'none'
  | 'credit'
  | 'takeBack'
  | 'takePart'
  | 'givePart'
  | 'hold'
  | 'release'
  | 'capture'
  | 'freeRoom';

/** A step that the table allows. */
export interface DepositStep {
  readonly from: DepositState;
  readonly event: DepositEvent;
  readonly to: DepositState;
  readonly money: DepositMoney;
}

/**
 * Every step there is. `final` is a payment that fits and cannot be taken back by its rail, `lateFinal` the same within
 * the late window of an order that is over. `refunded` is the provider's, `mismatch` is what a person has to look at. What the
 * desk sends back leaves the wallet as it is started, and comes back where it fails; a part of it leaves the order as it is.
 */
export const DEPOSIT_STEPS: readonly DepositStep[] = [
  { from: 'created', event: 'ready', to: 'pending', money: 'none' },
  // A provider that does not begin, or never answers, leaves no order behind that nobody sees.
  { from: 'created', event: 'refused', to: 'failed', money: 'freeRoom' },
  { from: 'created', event: 'timeOver', to: 'expired', money: 'freeRoom' },
  { from: 'pending', event: 'claimed', to: 'pending', money: 'none' },
  { from: 'pending', event: 'seen', to: 'paid', money: 'none' },
  { from: 'pending', event: 'final', to: 'confirmed', money: 'credit' },
  { from: 'paid', event: 'final', to: 'confirmed', money: 'credit' },
  { from: 'pending', event: 'mismatch', to: 'underReview', money: 'none' },
  { from: 'paid', event: 'mismatch', to: 'underReview', money: 'none' },
  { from: 'pending', event: 'timeOver', to: 'expired', money: 'freeRoom' },
  { from: 'expired', event: 'lateFinal', to: 'confirmed', money: 'credit' },
  { from: 'pending', event: 'refused', to: 'failed', money: 'freeRoom' },
  { from: 'paid', event: 'refused', to: 'failed', money: 'freeRoom' },
  { from: 'pending', event: 'refunded', to: 'refunded', money: 'freeRoom' },
  { from: 'paid', event: 'refunded', to: 'refunded', money: 'freeRoom' },
  { from: 'underReview', event: 'operatorConfirmed', to: 'confirmed', money: 'credit' },
  { from: 'underReview', event: 'operatorRefunded', to: 'refunded', money: 'freeRoom' },
  { from: 'underReview', event: 'operatorFailed', to: 'failed', money: 'freeRoom' },
  { from: 'confirmed', event: 'refunded', to: 'refunded', money: 'takeBack' },
  { from: 'confirmed', event: 'partRefunded', to: 'confirmed', money: 'takePart' },
  { from: 'confirmed', event: 'refundStarted', to: 'confirmed', money: 'takePart' },
  { from: 'confirmed', event: 'refundDone', to: 'confirmed', money: 'none' },
  { from: 'confirmed', event: 'refundFailed', to: 'confirmed', money: 'givePart' },
  { from: 'disputed', event: 'refundDone', to: 'disputed', money: 'none' },
  { from: 'disputed', event: 'refundFailed', to: 'disputed', money: 'givePart' },
  { from: 'confirmed', event: 'chargeback', to: 'disputed', money: 'hold' },
  { from: 'disputed', event: 'chargebackWon', to: 'confirmed', money: 'release' },
  { from: 'disputed', event: 'chargebackLost', to: 'refunded', money: 'capture' },
];

/** The step of an event in a state; undefined where the table has none, and the event is kept and ignored. */
export const depositStep = (from: DepositState, event: DepositEvent): DepositStep | undefined =>
  DEPOSIT_STEPS.find((step) => step.from === from && step.event === event);

/** Whether an order still waits for its payment, or for what becomes of it. */
export const isOpenDeposit = (state: DepositState): boolean =>
  state === 'created' || state === 'pending' || state === 'paid' || state === 'underReview';
