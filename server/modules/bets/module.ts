import {
  exportAccountRecord,
  getAccountRecord,
  getAccountSummary,
} from '../../../schemas/api/accountRecord.ts';
import {
  exportBets,
  getBet,
  getBetChoices,
  getBets,
  getProfit,
} from '../../../schemas/api/bets.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { createBetsService, type BetsService } from './bets.service.ts';
import { createAccountRecord, type AccountRecord } from './record.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly bets: BetsService & { readonly record: AccountRecord };
  }
}

export const betsModule = defineModule({
  name: 'bets',
  needs: ['db', 'lotteryBoard'],
  create: ({ db, lotteryBoard }) => ({
    ...createBetsService({
      db,
      lotteryNames: new Map(
        lotteryBoard.catalogue.entries.map(({ lottery }) => [lottery.id, lottery.name]),
      ),
    }),
    record: createAccountRecord(db),
  }),
  memberData: [dataIn('bets'), dataIn('bet_days'), dataIn('money_moves')],
  routes(app, { bets }) {
    serve(app, getBets, ({ query, ...call }) => bets.list(call, query));
    serve(app, getBet, ({ query, ...call }) => bets.find(call, query));
    serve(app, getBetChoices, (call) => bets.choices(call));
    serve(app, exportBets, ({ query, ...call }) => bets.writeFile(call, query));
    serve(app, getAccountRecord, ({ query, ...call }) => bets.record.list(call, query));
    serve(app, getAccountSummary, ({ query, ...call }) => bets.record.sum(call, query));
    serve(app, exportAccountRecord, ({ query, ...call }) => bets.record.writeFile(call, query));
    serve(app, getProfit, ({ query, ...call }) => bets.profit(call, query));
  },
});
