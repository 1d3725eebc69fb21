import { msg } from '@lingui/core/macro';

/** What is looked at before money goes out. */
export const RISK_NAMES = {
  accountAge: msg({
    id: 'desk.risk.accountAge',
    context: 'A check before money is paid out',
    message: 'Age of the account',
  }),
  sameNetwork: msg({
    id: 'desk.risk.sameNetwork',
    context: 'A check before money is paid out',
    message: 'Others on the same network',
  }),
  samePayoutAccount: msg({
    id: 'desk.risk.samePayoutAccount',
    context: 'A check before money is paid out',
    message: 'Others with this payout account',
  }),
  depositSinceWithdrawal: msg({
    id: 'desk.risk.depositSinceWithdrawal',
    context: 'A check before money is paid out',
    message: 'Deposit since the last withdrawal',
  }),
  playSinceDeposit: msg({
    id: 'desk.risk.playSinceDeposit',
    context: 'A check before money is paid out',
    message: 'Play since the last deposit',
  }),
  kycLevel: msg({
    id: 'desk.risk.kycLevel',
    context: 'A check before money is paid out',
    message: 'Level of identity checks',
  }),
  winnings: msg({
    id: 'desk.risk.winnings',
    context: 'A check before money is paid out',
    message: 'Winnings against deposits',
  }),
} as const;
