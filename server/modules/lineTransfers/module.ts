import {
  getDownlineTransfer,
  getLineTransfers,
  getUplineTransfer,
  transferToDownline,
  transferToUpline,
} from '../../../schemas/api/lineTransfers.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { createLineTransfers, type LineTransfersService } from './lineTransfers.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly lineTransfers: LineTransfersService;
  }
}

export const lineTransfersModule = defineModule({
  name: 'lineTransfers',
  needs: ['db', 'random', 'payoutAccounts', 'turnover', 'withdrawals', 'limits'],
  create: ({ db, random, payoutAccounts: accounts, turnover, withdrawals, limits }) =>
    createLineTransfers({
      db,
      random,
      accounts,
      turnover,
      listSafeguards: withdrawals.listSafeguards,
      findDepositRoom: limits.findDepositRoom,
    }),
  routes(app, { lineTransfers: service }) {
    serve(app, getUplineTransfer, (call) => service.read(call));
    serve(app, transferToUpline, ({ tx, body, ...call }) => service.send(tx, call, body));
    serve(app, getDownlineTransfer, ({ query, ...call }) => service.read(call, query.member));
    serve(app, transferToDownline, ({ tx, body, ...call }) => service.send(tx, call, body));
    serve(app, getLineTransfers, ({ query, ...call }) => service.list(call, query));
  },
  memberData: [
    dataIn('line_transfers', { column: 'from_id' }),
    { ...dataIn('line_transfers', { column: 'to_id' }), name: 'line_transfers_received' },
  ],
});
