import { least, most, shareOf } from './rates.ts';

/** What a credit asks to be turned over, and how much of it was; minor units. */
export interface TurnoverRow {
  readonly id: string;
  readonly requiredMinor: bigint;
  readonly doneMinor: bigint;
}

/** What a row still asks for. */
export const openTurnover = ({ requiredMinor, doneMinor }: TurnoverRow): bigint =>
  most(requiredMinor - doneMinor, 0n);

/** What all rows still ask for. */
export const totalOpenTurnover = (rows: readonly TurnoverRow[]): bigint =>
  rows.reduce((sum, row) => sum + openTurnover(row), 0n);

/** What a credit asks to be turned over; `multiplier` is a decimal such as `1`. */
export const turnoverRequired = (creditedMinor: bigint, multiplier: string): bigint =>
  shareOf(creditedMinor, multiplier);

/** Fills rows, oldest first, with valid bets. What no row asks for is nobody's. */
export function fillTurnover<Row extends TurnoverRow>(
  rows: readonly Row[],
  validBetMinor: bigint,
): readonly Row[] {
  let left = validBetMinor;
  return rows.map((row) => {
    const part = least(openTurnover(row), left);
    left -= part;
    return part > 0n ? { ...row, doneMinor: row.doneMinor + part } : row;
  });
}

/** Whether what asks for turnover ended with the money: less than one whole unit of the currency is left of all of it. */
export const endsTurnover = (totalMoneyMinor: bigint, decimals: number): boolean =>
  totalMoneyMinor < 10n ** BigInt(decimals);

/** The fee on deposits that were not turned over, where a brand takes one instead of refusing; never above the amount. */
export function administrationBill(
  amountMinor: bigint,
  openDepositsMinor: bigint,
  rate: string,
): { readonly feeMinor: bigint; readonly payoutMinor: bigint } {
  const feeMinor = least(shareOf(openDepositsMinor, rate), amountMinor);
  return { feeMinor, payoutMinor: amountMinor - feeMinor };
}
