import {
  autoReceivesAt,
  nextWithdrawalDecisions,
  readReceipt,
  withdrawalStep,
} from '../../../engine/payments/withdrawalStates.ts';
import { amountOf, minorOf } from '../amounts.ts';

type Input =
  | { readonly paid: string; readonly received: string; readonly paidAt?: undefined }
  | { readonly paidAt: string; readonly autoReceiveMinutes: number; readonly at: string };

/** What a report of so much received comes to, or how an order stands that nobody reported on. */
export function run(input: Input) {
  if (input.paidAt !== undefined) {
    const isOver =
      new Date(input.at) >= autoReceivesAt(new Date(input.paidAt), input.autoReceiveMinutes);
    const state = isOver ? withdrawalStep('awaitingReceipt', 'autoReceive')?.to : 'awaitingReceipt';
    return { state, ...(isOver && { by: 'auto' }) };
  }
  const receipt = readReceipt(minorOf(input.paid), {
    received: 'partially',
    receivedMinor: minorOf(input.received),
  });
  if (receipt.fault) return { error: receipt.fault };
  const state = withdrawalStep('awaitingReceipt', receipt.event)!.to;
  return {
    state,
    remaining: amountOf(receipt.remainingMinor),
    next: nextWithdrawalDecisions(state),
  };
}
