import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { createReports, type Reports } from './reports.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly reports: Reports;
  }
}

export const reportsModule = defineModule({
  name: 'reports',
  needs: ['db', 'clock', 'lotteryBoard'],
  create: ({ db, clock, lotteryBoard }) =>
    createReports({
      db,
      clock,
      lotteries: lotteryBoard.catalogue.entries.map(({ lottery }) => ({
        lottery: lottery.id,
        accountType: lottery.account,
      })),
    }),
  memberData: [dataIn('report_players'), dataIn('report_first_deposits')],
});
