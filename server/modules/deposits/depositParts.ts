import type { DepositRow } from '../../db/paymentTables.ts';

/** What was paid for an order that was credited, in minor units. */
export const paidOf = (order: DepositRow): bigint => order.paid_minor ?? order.credited_minor ?? 0n;

/** What of a payment can still go back; nothing where it was not credited, paid in another currency or by a voucher. */
export function refundableOf(order: DepositRow): bigint {
  const isOwnCurrency = order.paid_currency === null || order.paid_currency === order.currency;
  if (order.state !== 'confirmed' || order.method_type === 'voucher' || !isOwnCurrency) return 0n;
  return paidOf(order) - order.refunded_minor;
}

/** What of an amount that went back was the member's; what went beyond the credit was the fee. */
export const memberShare = (order: DepositRow, refundedMinor: bigint): bigint => {
  const credited = order.credited_minor ?? 0n;
  return refundedMinor < credited ? refundedMinor : credited;
};

/** What of a credit was not taken back yet. */
export const creditLeft = (order: DepositRow): bigint =>
  (order.credited_minor ?? 0n) - memberShare(order, order.refunded_minor);
