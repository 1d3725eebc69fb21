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

declare module '../../composition/module.ts' {
  interface Parts {
    readonly bets: BetsService;
  }
}

export const betsModule = defineModule({
  name: 'bets',
  needs: ['db', 'lotteryBoard'],
  create: ({ db, lotteryBoard }) =>
    createBetsService({
      db,
      lotteryNames: new Map(
        lotteryBoard.catalogue.entries.map(({ lottery }) => [lottery.id, lottery.name]),
      ),
    }),
  memberData: [dataIn('bets'), dataIn('bet_days'), dataIn('money_moves')],
  routes(app, { bets }) {
    serve(app, getBets, ({ query, ...call }) => bets.list(call, query));
    serve(app, getBet, ({ query, ...call }) => bets.find(call, query));
    serve(app, getBetChoices, (call) => bets.choices(call));
    serve(app, exportBets, ({ query, ...call }) => bets.writeFile(call, query));
    serve(app, getProfit, ({ query, ...call }) => bets.profit(call, query));
  },
});
