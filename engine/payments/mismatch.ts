import type { FeeBearer } from '../../schemas/payments.schema.ts';
import { depositBill, type FeeTerms } from './fees.ts';

/** What a final payment is judged against; amounts in minor units. */
export interface AskedPayment {
  readonly currency: string;
  /** What the member was asked to pay, a fee on top included. */
  readonly askedMinor: bigint;
  /** What is credited where exactly that is paid. */
  readonly creditedMinor: bigint;
  readonly fee: { readonly bearer: FeeBearer; readonly terms: FeeTerms };
  readonly methodMinMinor: bigint;
  readonly methodMaxMinor?: bigint;
  /** Room left in the member's limits for this order, what it reserved included. */
  readonly roomMinor?: bigint;
  readonly allowsOtherAmounts: boolean;
}

/** Why a person has to look at a payment. */
export type MismatchReason = 'currency' | 'amountBelow' | 'amountAbove';

/** Credit so much, or let a person look. */
export type PaymentVerdict =
  | { readonly credit: true; readonly creditedMinor: bigint }
  | { readonly credit: false; readonly reason: MismatchReason };

/**
 * Judges a final payment. The fee of another amount than the one that was asked is reckoned on what was paid and taken
 * from it, unless the house bears it.
 */
export function judgePayment(
  paid: { readonly currency: string; readonly amountMinor: bigint },
  asked: AskedPayment,
): PaymentVerdict {
  const { fee, methodMinMinor, methodMaxMinor, roomMinor } = asked;
  if (paid.currency !== asked.currency) return { credit: false, reason: 'currency' };
  if (paid.amountMinor === asked.askedMinor)
    return { credit: true, creditedMinor: asked.creditedMinor };
  const bearer = fee.bearer === 'house' ? 'house' : 'deducted';
  const { creditedMinor } = depositBill(paid.amountMinor, bearer, fee.terms);
  if (paid.amountMinor < asked.askedMinor) {
    const isEnough =
      asked.allowsOtherAmounts && paid.amountMinor >= methodMinMinor && creditedMinor > 0n;
    return isEnough ? { credit: true, creditedMinor } : { credit: false, reason: 'amountBelow' };
  }
  const fits =
    (methodMaxMinor === undefined || paid.amountMinor <= methodMaxMinor) &&
    (roomMinor === undefined || creditedMinor <= roomMinor);
  return fits ? { credit: true, creditedMinor } : { credit: false, reason: 'amountAbove' };
}
