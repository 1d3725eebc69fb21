import {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointDetails,
  getPointReward,
  getRedeemPointList,
  redeemPointReward,
} from '../../../schemas/api/points.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { eraseContacts } from './mall.repository.ts';
import { createMallService, type MallService } from './mall.service.ts';
import { createPointDesk, type PointDesk } from './pointDesk.ts';
import { createPointsService, type PointsService } from './points.service.ts';
import { createPointWork, type PointWork } from './pointWork.ts';

/** Points of members, and what they are redeemed for. */
export interface PointsParts {
  readonly service: PointsService;
  readonly mall: MallService;
  readonly work: PointWork;
  readonly desk: PointDesk;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly points: PointsParts;
  }
}

export const pointsModule = defineModule({
  name: 'points',
  needs: [
    'db',
    'clock',
    'ids',
    'random',
    'secretBox',
    'log',
    'findSite',
    'bonuses',
    'payoutAccounts',
  ],
  create({ db, clock, ids, random, secretBox: box, log, findSite, bonuses, ...others }) {
    const { payoutAccounts: accounts } = others;
    const onError = (err: unknown) => log.error({ err }, 'points of a merchant were not counted');
    return {
      service: createPointsService({ db, random, accounts, bonuses }),
      mall: createMallService({ db, random, box, accounts }),
      work: createPointWork({ db, clock, findSite, onError }),
      desk: createPointDesk({ ids, box }),
    };
  },
  pageReads(app, { points: { service, mall } }) {
    serve(app, getPointConfig, (call) => service.readConfig(call));
    serve(app, getPointReward, (call) => mall.listItems(call));
  },
  routes(app, { points: { service, mall } }) {
    serve(app, getPointBalance, (call) => service.readBalance(call));
    serve(app, convertPoint, ({ tx, body, ...call }) => service.convert(tx, call, body));
    serve(app, redeemPointReward, ({ tx, body, ...call }) => mall.redeem(tx, call, body));
    serve(app, getRedeemPointList, ({ query, ...call }) => mall.listOrders(call, query));
    serve(app, getPointDetails, ({ query, ...call }) => service.listDetails(call, query));
  },
  memberData: [
    dataIn('point_accounts', { isErased: true }),
    dataIn('point_remainders', { isErased: true }),
    dataIn('point_days', { isErased: true }),
    dataIn('point_entries', { isErased: true }),
    dataIn('point_events', { isErased: true }),
    { ...dataIn('point_orders', { secrets: ['contact'] }), erase: eraseContacts },
  ],
});
