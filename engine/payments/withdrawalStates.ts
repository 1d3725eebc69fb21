import type { WithdrawalState } from '../../schemas/api/withdrawals.ts';

/** What happens to an order. */
export const WITHDRAWAL_EVENTS = [
  'needsReview',
  'approve',
  'reject',
  'cancel',
  'startPayout',
  'paid',
  'payoutFailed',
  'receive',
  'autoReceive',
  'receivePartially',
  'reportMissing',
  'payRemaining',
  'refundRemaining',
  'forceReceipt',
] as const;
/** Something that happens to a withdrawal's order. */
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number];

/** What a step does with the money; `giveBack` is what was paid and did not arrive. */
export type WithdrawalMoney = 'none' | 'release' | 'capture' | 'giveBack';

/** A step that the table allows. */
export interface WithdrawalStep {
  readonly from: WithdrawalState;
  readonly event: WithdrawalEvent;
  readonly to: WithdrawalState;
  readonly money: WithdrawalMoney;
}

const step = (
  from: WithdrawalState,
  event: WithdrawalEvent,
  to: WithdrawalState,
  money: WithdrawalMoney = 'none',
): WithdrawalStep => ({ from, event, to, money });

const DISPUTED = ['partiallyReceived', 'notReceived'] as const;

/**
 * Every step there is. The amount is on hold from the request on. `paid` and `payoutFailed` are clear answers of the
 * provider: while there is none the order stays `paying`. Who may cancel is the brand's and the law's to say.
 */
export const WITHDRAWAL_STEPS: readonly WithdrawalStep[] = [
  step('requested', 'needsReview', 'review'),
  step('requested', 'approve', 'approved'),
  step('requested', 'reject', 'rejected', 'release'),
  step('requested', 'cancel', 'cancelled', 'release'),
  step('review', 'approve', 'approved'),
  step('review', 'reject', 'rejected', 'release'),
  step('approved', 'startPayout', 'paying'),
  step('paying', 'paid', 'awaitingReceipt', 'capture'),
  step('paying', 'payoutFailed', 'failed'),
  step('failed', 'startPayout', 'paying'),
  step('failed', 'reject', 'rejected', 'release'),
  step('awaitingReceipt', 'receive', 'received'),
  step('awaitingReceipt', 'autoReceive', 'received'),
  step('awaitingReceipt', 'receivePartially', 'partiallyReceived'),
  step('awaitingReceipt', 'reportMissing', 'notReceived'),
  ...DISPUTED.flatMap((from) => [
    step(from, 'payRemaining', 'payingRemaining'),
    step(from, 'refundRemaining', 'remainingRefunded', 'giveBack'),
    step(from, 'forceReceipt', 'received'),
  ]),
  step('payingRemaining', 'paid', 'awaitingReceipt'),
  // Nothing of the remaining arrived, so the dispute is open again.
  step('payingRemaining', 'payoutFailed', 'notReceived'),
];

/** The step of an event in a state; undefined where the table has none, and the event is refused. */
export const withdrawalStep = (
  from: WithdrawalState,
  event: WithdrawalEvent,
): WithdrawalStep | undefined =>
  WITHDRAWAL_STEPS.find((step) => step.from === from && step.event === event);

/** What may happen next to an order. */
export const nextWithdrawalEvents = (from: WithdrawalState): readonly WithdrawalEvent[] =>
  WITHDRAWAL_STEPS.filter((step) => step.from === from).map(({ event }) => event);

/** What a member says of a payout. */
export type ReceiptReport =
  | { readonly received: 'fully' }
  | { readonly received: 'partially'; readonly receivedMinor: bigint }
  | { readonly received: 'not' };

/** What a report comes to, or that its amount does not lie between nothing and what was paid. */
export type ReceiptReading =
  | {
      readonly event: WithdrawalEvent;
      readonly receivedMinor: bigint;
      readonly remainingMinor: bigint;
      readonly fault?: undefined;
    }
  | { readonly fault: 'amountInvalid' };

/** Reads a member's report of a payout of `paidMinor`. */
export function readReceipt(paidMinor: bigint, report: ReceiptReport): ReceiptReading {
  switch (report.received) {
    case 'fully':
      return { event: 'receive', receivedMinor: paidMinor, remainingMinor: 0n };
    case 'not':
      return { event: 'reportMissing', receivedMinor: 0n, remainingMinor: paidMinor };
    case 'partially': {
      const { receivedMinor } = report;
      if (receivedMinor <= 0n || receivedMinor >= paidMinor) return { fault: 'amountInvalid' };
      return {
        event: 'receivePartially',
        receivedMinor,
        remainingMinor: paidMinor - receivedMinor,
      };
    }
  }
}

/** When a payout counts as received unless the member says otherwise before. */
export const autoReceivesAt = (paidAt: Date, minutes: number): Date =>
  new Date(paidAt.getTime() + minutes * 60_000);
