import type { FeeBearer } from '../../schemas/payments.schema.ts';
import { least, most, shareOf } from './rates.ts';

/** How a fee is reckoned; amounts in minor units. */
export interface FeeTerms {
  /** A share such as `0.025`. */
  readonly rate?: string;
  readonly fixedMinor?: bigint;
  readonly minMinor?: bigint;
  readonly maxMinor?: bigint;
}

/** A fee: share and fixed part together, cut once, and then kept between its bounds. */
export function feeOf(
  amountMinor: bigint,
  { rate = '0', fixedMinor = 0n, minMinor = 0n, maxMinor }: FeeTerms,
): bigint {
  const fee = most(shareOf(amountMinor, rate) + fixedMinor, minMinor);
  return maxMinor === undefined ? fee : least(fee, maxMinor);
}

/** What a deposit costs and brings. */
export interface DepositBill {
  readonly feeMinor: bigint;
  readonly toPayMinor: bigint;
  readonly creditedMinor: bigint;
}

/** The bill of a deposit. What is deducted is never more than the amount. */
export function depositBill(amountMinor: bigint, bearer: FeeBearer, terms: FeeTerms): DepositBill {
  const feeMinor = feeOf(amountMinor, terms);
  if (bearer === 'member') {
    return { feeMinor, toPayMinor: amountMinor + feeMinor, creditedMinor: amountMinor };
  }
  if (bearer === 'house') return { feeMinor, toPayMinor: amountMinor, creditedMinor: amountMinor };
  const deducted = least(feeMinor, amountMinor);
  return { feeMinor: deducted, toPayMinor: amountMinor, creditedMinor: amountMinor - deducted };
}

/** How withdrawals are charged: the first ones of a day are free. */
export interface WithdrawalFeeTerms extends FeeTerms {
  readonly freePerDay: number;
}

/** What a withdrawal costs and pays out; the fee is taken from the payout and is never more than it. */
export function withdrawalBill(
  amountMinor: bigint,
  withdrawnToday: number,
  { freePerDay, ...terms }: WithdrawalFeeTerms,
): { readonly feeMinor: bigint; readonly payoutMinor: bigint } {
  const fee = withdrawnToday < freePerDay ? 0n : feeOf(amountMinor, terms);
  const feeMinor = least(fee, amountMinor);
  return { feeMinor, payoutMinor: amountMinor - feeMinor };
}
