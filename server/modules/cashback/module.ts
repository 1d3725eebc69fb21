import { claimCashback, getCashback } from '../../../schemas/api/cashback.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { countClaimable } from './cashback.repository.ts';
import { createCashbackService, type CashbackService } from './cashback.service.ts';
import { createCashbackDesk, type CashbackDesk } from './cashbackDesk.ts';
import { createCashbackWork, type CashbackWork } from './closing.ts';

/** Money back on bets that count, claimed by members themselves. */
export interface CashbackParts {
  readonly service: CashbackService;
  readonly work: CashbackWork;
  readonly desk: CashbackDesk;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly cashback: CashbackParts;
  }
}

export const cashbackModule = defineModule({
  name: 'cashback',
  needs: ['db', 'clock', 'ids', 'log', 'findSite', 'badges', 'rewards', 'bonuses'],
  create({ db, clock, ids, log, findSite, badges, rewards, bonuses }) {
    badges.add({ page: 'cashback', gate: 'manualRebate', count: countClaimable });
    const service = createCashbackService({ db, badges, bonuses });
    rewards.add({
      source: 'cashback',
      gate: 'manualRebate',
      isOwed: true,
      list: service.listClaimable,
      count: async (tx, owner) => Number((await countClaimable(tx, owner)) > 0),
      claim: (tx, call) => service.payAll(tx, call).then(({ amountMinor }) => amountMinor),
    });
    const onError = (err: unknown) => log.error({ err }, 'a day of cashback was not closed');
    return {
      service,
      work: createCashbackWork({ db, clock, badges, findSite, onError }),
      desk: createCashbackDesk({ ids }),
    };
  },
  routes(app, { cashback: { service } }) {
    serve(app, getCashback, ({ query, ...call }) => service.read(call, query));
    serve(app, claimCashback, ({ tx, ...call }) => service.claim(tx, call));
  },
  memberData: [dataIn('cashback_days')],
});
