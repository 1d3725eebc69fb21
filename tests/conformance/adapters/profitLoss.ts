import { netDepositOf, profitOf } from '../../../engine/payments/playFigures.ts';
import { amountOf, minorOf } from '../amounts.ts';

type Input = Readonly<
  Record<'bets' | 'payouts' | 'cashback' | 'bonus' | 'deposits' | 'withdrawals', string>
>;

/** What play brought a member, and what was put in and not taken out. */
export function run({ bets, payouts, cashback, bonus, deposits, withdrawals }: Input) {
  const profit = profitOf({
    betsMinor: minorOf(bets),
    payoutsMinor: minorOf(payouts),
    cashbackMinor: minorOf(cashback),
    bonusMinor: minorOf(bonus),
  });
  const netDeposit = netDepositOf(minorOf(deposits), minorOf(withdrawals));
  return { profit: amountOf(profit), netDeposit: amountOf(netDeposit) };
}
