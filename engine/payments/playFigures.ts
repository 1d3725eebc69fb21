/** Sums of a member over some time, in minor units. */
export interface PlaySums {
  readonly betsMinor: bigint;
  readonly payoutsMinor: bigint;
  readonly cashbackMinor?: bigint;
  readonly bonusMinor?: bigint;
  readonly agentIncomeMinor?: bigint;
}

/** What play brought a member; below 0 it cost. */
export const profitOf = ({
  betsMinor,
  payoutsMinor,
  cashbackMinor = 0n,
  bonusMinor = 0n,
  agentIncomeMinor = 0n,
}: PlaySums): bigint => payoutsMinor + cashbackMinor + bonusMinor + agentIncomeMinor - betsMinor;

/** What a member put in and did not take out. */
export const netDepositOf = (depositsMinor: bigint, withdrawalsMinor: bigint): bigint =>
  depositsMinor - withdrawalsMinor;

/** Payouts less stakes since a gaming session began. */
export const netPositionOf = (
  stakesMinor: readonly bigint[],
  payoutsMinor: readonly bigint[],
): bigint =>
  payoutsMinor.reduce((sum, payout) => sum + payout, 0n) -
  stakesMinor.reduce((sum, stake) => sum + stake, 0n);
