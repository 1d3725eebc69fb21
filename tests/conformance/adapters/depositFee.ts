import { depositBill } from '../../../engine/payments/fees.ts';
import type { FeeBearer } from '../../../schemas/payments.schema.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface Input {
  readonly amount: string;
  readonly feeBearer: FeeBearer;
  readonly feeRate: string;
  readonly feeMin: string;
  readonly feeMax: string;
}

/** What a deposit costs and brings. */
export function run({ amount, feeBearer, feeRate, feeMin, feeMax }: Input) {
  const terms = { rate: feeRate, minMinor: minorOf(feeMin), maxMinor: minorOf(feeMax) };
  const bill = depositBill(minorOf(amount), feeBearer, terms);
  return {
    fee: amountOf(bill.feeMinor),
    toPay: amountOf(bill.toPayMinor),
    credited: amountOf(bill.creditedMinor),
  };
}
