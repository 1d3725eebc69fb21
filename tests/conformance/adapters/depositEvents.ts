import type { DepositState } from '../../../schemas/api/deposits.ts';
import { depositStep, type DepositEvent } from '../../../engine/payments/depositStates.ts';

const EVENTS: Readonly<Record<string, DepositEvent>> = {
  'payment.paid': 'seen',
  'payment.confirmed': 'final',
  'payment.refunded': 'refunded',
};

/** What becomes of an order whose events, `payment.paid#e1`, are delivered one after the other. */
export function run({ events }: { readonly events: readonly string[] }) {
  let state: DepositState = 'pending';
  let credits = 0;
  const known = new Set<string>();
  const ignored: string[] = [];
  for (const [type = '', id = ''] of events.map((event) => event.split('#'))) {
    if (known.has(id)) {
      ignored.push(`${id}(second)`);
      continue;
    }
    known.add(id);
    const step = depositStep(state, EVENTS[type]!);
    if (!step) {
      ignored.push(id);
      continue;
    }
    state = step.to;
    if (step.money === 'credit') credits += 1;
  }
  return { state, credits, ignored };
}
