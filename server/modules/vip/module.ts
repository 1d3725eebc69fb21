import { getVipHistory, getVipProgramme, getVipStanding } from '../../../schemas/api/vip.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { createVipService, type VipService } from './vip.service.ts';
import { createVipDesk, type VipDesk } from './vipDesk.ts';
import { createVipWork, type VipWork } from './vipWork.ts';

/** Levels that members reach by what they bet, and what levels give. */
export interface VipParts {
  readonly service: VipService;
  readonly work: VipWork;
  readonly desk: VipDesk;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly vip: VipParts;
  }
}

export const vipModule = defineModule({
  name: 'vip',
  needs: ['db', 'clock', 'log', 'findSite', 'badges', 'rewards', 'bonuses'],
  create({ db, clock, log, findSite, badges, rewards, bonuses }) {
    const service = createVipService({ db, badges, bonuses });
    rewards.add({
      source: 'vip',
      gate: 'vip',
      list: service.listClaimable,
      count: service.countClaimable,
      claim: service.payOne,
    });
    const onError = (err: unknown) => log.error({ err }, 'growth of a merchant was not counted');
    return {
      service,
      work: createVipWork({ db, clock, badges, findSite, onError }),
      desk: createVipDesk({ badges }),
    };
  },
  pageReads: (app, { vip: { service } }) =>
    serve(app, getVipProgramme, (call) => service.readProgramme(call)),
  routes(app, { vip: { service } }) {
    serve(app, getVipStanding, (call) => service.readStanding(call));
    serve(app, getVipHistory, ({ query, ...call }) => service.listHistory(call, query));
  },
  memberData: [
    dataIn('vip_members', { isErased: true }),
    dataIn('vip_steps', { isErased: true }),
    dataIn('vip_gifts'),
  ],
});
