import { cashbackOf } from '../../../engine/payments/cashback.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface Input {
  readonly validBets: Readonly<Record<string, string>>;
  readonly rates: Readonly<Record<string, string>>;
  readonly min: string;
}

/** What a day of play gives back, line by line, and what of it can be claimed. */
export function run({ validBets, rates, min }: Input) {
  const bill = cashbackOf(
    new Map(Object.entries(validBets).map(([category, valid]) => [category, minorOf(valid)])),
    { rates: new Map(Object.entries(rates)), minimumMinor: minorOf(min) },
  );
  return {
    lines: Object.fromEntries([...bill.lines].map(([name, line]) => [name, amountOf(line)])),
    sum: amountOf(bill.sumMinor),
    claimable: amountOf(bill.claimableMinor),
    ...(bill.carriedMinor > 0n && { carried: amountOf(bill.carriedMinor) }),
  };
}
