import { withdrawalBill } from '../../../engine/payments/fees.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface Input {
  readonly amount: string;
  readonly withdrawnToday: number;
  readonly freePerDay: number;
  readonly feeRate: string;
  readonly feeMin: string;
  readonly feeMax: string;
}

/** What a withdrawal costs and pays out. */
export function run({ amount, withdrawnToday, freePerDay, feeRate, feeMin, feeMax }: Input) {
  const { feeMinor, payoutMinor } = withdrawalBill(minorOf(amount), withdrawnToday, {
    freePerDay,
    rate: feeRate,
    minMinor: minorOf(feeMin),
    maxMinor: minorOf(feeMax),
  });
  return { fee: amountOf(feeMinor), payout: amountOf(payoutMinor) };
}
