import { parseMinor } from '../../../engine/minorUnits.ts';
import type { SettledPayment } from '../../providers/payments/provider.ts';

/** An order that was credited, as far as it is compared. */
export interface CreditedOrder {
  readonly id: string;
  readonly receipt: string | null;
  /** What was paid, in minor units of `currency`. */
  readonly paidMinor: bigint;
  readonly currency: string;
  readonly refundedMinor: bigint;
}

/** What does not agree. */
export interface Difference {
  readonly kind: 'missingHere' | 'missingThere' | 'amount' | 'refunded';
  readonly order: string | null;
  readonly receipt: string | null;
  readonly currency: string;
  readonly hereMinor: bigint | null;
  readonly thereMinor: bigint | null;
}

/** The provider has not got the money, or not any more. */
const UNPAID: ReadonlySet<string> = new Set(['waiting', 'seen', 'refused']);

function compareOne(
  line: SettledPayment,
  order: CreditedOrder,
  decimals: number,
): Difference | null {
  const thereMinor = parseMinor(line.amount, decimals);
  const of = { order: order.id, receipt: line.receipt, currency: line.currency };
  if (line.currency !== order.currency || thereMinor !== order.paidMinor) {
    return { kind: 'amount', ...of, hereMinor: order.paidMinor, thereMinor };
  }
  const backMinor = parseMinor(line.refunded ?? '0', decimals) ?? 0n;
  if (backMinor <= order.refundedMinor) return null;
  return { kind: 'refunded', ...of, hereMinor: order.refundedMinor, thereMinor: backMinor };
}

/**
 * Compares what was paid there on a day with what was credited here. `lines` are those of the day, `around` those of the day
 * before and after as well, since a payment of midnight is credited on another day than it was made.
 */
export function compareDay({
  lines,
  around,
  credited,
  findCredited,
  isListed,
  decimals,
}: {
  readonly lines: readonly SettledPayment[];
  readonly around: readonly SettledPayment[];
  /** Orders that were credited on the day. */
  readonly credited: readonly CreditedOrder[];
  /** The order that a payment credited, whenever that was. */
  readonly findCredited: (line: SettledPayment) => CreditedOrder | undefined;
  /** Whether a payment is among those that no order answers for: somebody sees it there. */
  readonly isListed: (line: SettledPayment) => boolean;
  readonly decimals: number;
}): { readonly agreeing: number; readonly differences: readonly Difference[] } {
  const differences: Difference[] = [];
  let agreeing = 0;
  for (const line of lines) {
    if (UNPAID.has(line.state)) continue;
    const order = findCredited(line);
    const found = order
      ? compareOne(line, order, decimals)
      : isListed(line) || line.state === 'refunded'
        ? null
        : {
            kind: 'missingHere' as const,
            order: line.order,
            receipt: line.receipt,
            currency: line.currency,
            hereMinor: null,
            thereMinor: parseMinor(line.amount, decimals),
          };
    if (found) differences.push(found);
    else agreeing += 1;
  }
  const paid = [...lines, ...around].filter(({ state }) => !UNPAID.has(state));
  const orders = new Set(paid.map(({ order }) => order));
  const receipts = new Set(paid.map(({ receipt }) => receipt));
  for (const { id, receipt, currency, paidMinor } of credited) {
    if (orders.has(id) || (receipt !== null && receipts.has(receipt))) continue;
    differences.push({
      kind: 'missingThere',
      order: id,
      receipt,
      currency,
      hereMinor: paidMinor,
      thereMinor: null,
    });
  }
  return { agreeing, differences };
}
