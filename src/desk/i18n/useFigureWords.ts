import { useLingui } from '@lingui/react/macro';
import type { FIGURES } from '../../../schemas/desk/reports.ts';

/** The name of a figure. */
export type Figure = (typeof FIGURES)[number];

/** What figures are called. */
export function useFigureWords(): Readonly<Record<Figure, string>> {
  const { t } = useLingui();
  return {
    betCount: t({
      id: 'desk.figure.betCount',
      context: 'Figure of a report',
      message: 'Number of bets',
    }),
    bets: t({ id: 'desk.figure.bets', context: 'Figure of a report', message: 'Bets' }),
    validBets: t({
      id: 'desk.figure.validBets',
      context: 'Figure of a report',
      message: 'Valid bets',
    }),
    payouts: t({ id: 'desk.figure.payouts', context: 'Figure of a report', message: 'Payouts' }),
    ggr: t({ id: 'desk.figure.ggr', context: 'Figure of a report', message: 'GGR' }),
    bonusCost: t({
      id: 'desk.figure.bonusCost',
      context: 'Figure of a report',
      message: 'Bonus cost',
    }),
    agentCost: t({
      id: 'desk.figure.agentCost',
      context: 'Figure of a report',
      message: 'Agent cost',
    }),
    ngr: t({ id: 'desk.figure.ngr', context: 'Figure of a report', message: 'NGR' }),
    deposits: t({ id: 'desk.figure.deposits', context: 'Figure of a report', message: 'Deposits' }),
    withdrawals: t({
      id: 'desk.figure.withdrawals',
      context: 'Figure of a report',
      message: 'Withdrawals',
    }),
    adjustments: t({
      id: 'desk.figure.adjustments',
      context: 'Figure of a report',
      message: 'Adjustments',
    }),
    activeMembers: t({
      id: 'desk.figure.activeMembers',
      context: 'Figure of a report',
      message: 'Active members',
    }),
    newMembers: t({
      id: 'desk.figure.newMembers',
      context: 'Figure of a report',
      message: 'New members',
    }),
    firstDeposits: t({
      id: 'desk.figure.firstDeposits',
      context: 'Figure of a report',
      message: 'First deposits',
    }),
    firstDepositSum: t({
      id: 'desk.figure.firstDepositSum',
      context: 'Figure of a report',
      message: 'Sum of first deposits',
    }),
  };
}
