import {
  administrationBill,
  fillTurnover,
  openTurnover,
  totalOpenTurnover,
  type TurnoverRow,
} from '../../../engine/payments/turnover.ts';
import { amountOf, minorOf } from '../amounts.ts';

type Input =
  | {
      readonly requirements: readonly (readonly [id: string, required: string])[];
      readonly validBets: readonly string[];
    }
  | {
      readonly policy: 'fee';
      readonly adminRate: string;
      readonly openDeposits: string;
      readonly amount: string;
    };

/** Requirements after valid bets, or the fee on what is not turned over. */
export function run(input: Input) {
  if ('policy' in input) {
    const openMinor = minorOf(input.openDeposits);
    const bill = administrationBill(minorOf(input.amount), openMinor, input.adminRate);
    return { adminFee: amountOf(bill.feeMinor), payout: amountOf(bill.payoutMinor) };
  }
  const before = input.requirements.map(([id, required]): TurnoverRow => ({
    id,
    requiredMinor: minorOf(required),
    doneMinor: 0n,
  }));
  const after = input.validBets.map(minorOf).reduce<readonly TurnoverRow[]>(fillTurnover, before);
  return {
    rows: after.map((row) => ({
      id: row.id,
      required: amountOf(row.requiredMinor),
      done: amountOf(row.doneMinor),
      open: amountOf(openTurnover(row)),
    })),
    withdrawable: totalOpenTurnover(after) === 0n,
  };
}
