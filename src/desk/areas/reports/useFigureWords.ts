import { useLingui } from '@lingui/react/macro';
import type { FIGURES } from '../../../../schemas/desk/reports.ts';

/** The name of a figure. */
export type Figure = (typeof FIGURES)[number];

/** What figures are called. */
export function useFigureWords(): Readonly<Record<Figure, string>> {
  const { t } = useLingui();
  const context = 'Figure of a report';
  return {
    betCount: t({ id: 'desk.figure.betCount', context, message: 'Number of bets' }),
    bets: t({ id: 'desk.figure.bets', context, message: 'Bets' }),
    validBets: t({ id: 'desk.figure.validBets', context, message: 'Valid bets' }),
    payouts: t({ id: 'desk.figure.payouts', context, message: 'Payouts' }),
    ggr: t({ id: 'desk.figure.ggr', context, message: 'GGR' }),
    bonusCost: t({ id: 'desk.figure.bonusCost', context, message: 'Bonus cost' }),
    agentCost: t({ id: 'desk.figure.agentCost', context, message: 'Agent cost' }),
    ngr: t({ id: 'desk.figure.ngr', context, message: 'NGR' }),
    deposits: t({ id: 'desk.figure.deposits', context, message: 'Deposits' }),
    withdrawals: t({ id: 'desk.figure.withdrawals', context, message: 'Withdrawals' }),
    adjustments: t({ id: 'desk.figure.adjustments', context, message: 'Adjustments' }),
    activeMembers: t({ id: 'desk.figure.activeMembers', context, message: 'Active members' }),
    newMembers: t({ id: 'desk.figure.newMembers', context, message: 'New members' }),
    firstDeposits: t({ id: 'desk.figure.firstDeposits', context, message: 'First deposits' }),
    firstDepositSum: t({
      id: 'desk.figure.firstDepositSum',
      context,
      message: 'Sum of first deposits',
    }),
  };
}
