import type { WithdrawalState } from '../../schemas/api/withdrawals.ts';

/** What happens to an order. */
export const WITHDRAWAL_EVENTS = [
  'needsReview',
  'approve',
  'reject',
  'cancel',
  'startPayout',
  'paid',
  'paidLess',
  'paidOtherwise',
  'payoutFailed',
  'returned',
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
 * Every step there is. The amount is on hold from the request on. What providers say of a payout are clear answers: while there
 * is none the order stays `paying`. `paidLess` is less than was asked for, `paidOtherwise` another currency, and `returned` is
 * money that came back after it was paid; the desk decides about each as about what members miss. A provider may also find out
 * that what it refused was paid. Who may cancel is the brand's and the law's to say.
 */
export const WITHDRAWAL_STEPS: readonly WithdrawalStep[] = [
  step('requested', 'needsReview', 'review'),
  step('requested', 'approve', 'approved'),
  step('requested', 'reject', 'rejected', 'release'),
  step('requested', 'cancel', 'cancelled', 'release'),
  step('review', 'approve', 'approved'),
  step('review', 'reject', 'rejected', 'release'),
  step('approved', 'startPayout', 'paying'),
  ...(['paying', 'failed'] as const).flatMap((from) => [
    step(from, 'paid', 'awaitingReceipt', 'capture'),
    step(from, 'paidLess', 'partiallyReceived', 'capture'),
    step(from, 'paidOtherwise', 'notReceived', 'capture'),
  ]),
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
  ...(['payingRemaining', 'notReceived'] as const).flatMap((from) => [
    step(from, 'paid', 'awaitingReceipt'),
    step(from, 'paidLess', 'partiallyReceived'),
    step(from, 'paidOtherwise', 'notReceived'),
  ]),
  // Nothing of the remaining arrived, so the dispute is open again.
  step('payingRemaining', 'payoutFailed', 'notReceived'),
  ...(['awaitingReceipt', 'received', ...DISPUTED] as const).map((from) =>
    step(from, 'returned', 'notReceived'),
  ),
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

/** What a provider tells of a payout: it happens, and nobody here decides on it. */
const TOLD: ReadonlySet<WithdrawalEvent> = new Set([
  'paid',
  'paidLess',
  'paidOtherwise',
  'payoutFailed',
  'returned',
]);

/** What of it the member, the desk or the house decides. */
export const nextWithdrawalDecisions = (from: WithdrawalState): readonly WithdrawalEvent[] =>
  nextWithdrawalEvents(from).filter((event) => !TOLD.has(event));

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

/** A time that money was sent for an order, as far as what is missing depends on it. */
export interface SentPayout {
  readonly id: string;
  readonly amountMinor: bigint;
  readonly isPaid: boolean;
}

/**
 * What of an order is missing once the payout `returned` came back. `sent` are its payouts, the oldest first; each after the
 * first one is for what did not arrive of the one before.
 */
export function missingAfterReturn(
  payoutMinor: bigint,
  sent: readonly SentPayout[],
  returned: string,
): bigint {
  const paid = sent.filter(({ isPaid }) => isPaid);
  const arrived = paid.reduce((sum, { id, amountMinor }, at) => {
    const again = paid[at + 1]?.amountMinor ?? 0n;
    return id === returned ? sum : sum + amountMinor - again;
  }, 0n);
  return payoutMinor - arrived;
}

/** When a payout counts as received unless the member says otherwise before. */
export const autoReceivesAt = (paidAt: Date, minutes: number): Date =>
  new Date(paidAt.getTime() + minutes * 60_000);
