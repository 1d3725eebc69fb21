import {
  claimRewards,
  getBonusBets,
  getBonuses,
  getRewards,
} from '../../../schemas/api/rewards.ts';
import { defineModule } from '../../composition/module.ts';
import { serve } from '../../http/serve.ts';
import { createBonusesService, type BonusesService } from './bonuses.service.ts';
import { createRewardsService, type RewardsService } from './rewards.service.ts';

/** What members were given and what waits for them, wherever it comes from. */
export interface RewardsParts extends Pick<RewardsService, 'add'> {
  readonly service: RewardsService;
  readonly bonuses: BonusesService;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly rewards: RewardsParts;
  }
}

export const rewardsModule = defineModule({
  name: 'rewards',
  needs: ['db', 'badges'],
  create({ db, badges }) {
    const service = createRewardsService({ db });
    badges.add({ page: 'rewardCenter', count: service.count });
    return { service, add: service.add, bonuses: createBonusesService({ db }) };
  },
  routes(app, { rewards: { service, bonuses } }) {
    serve(app, getRewards, (call) => service.read(call));
    serve(app, claimRewards, ({ tx, body, ...call }) => service.claim(tx, call, body.only));
    serve(app, getBonuses, ({ query, ...call }) => bonuses.list(call, query));
    serve(app, getBonusBets, ({ query, ...call }) => bonuses.listBets(call, query));
  },
});
