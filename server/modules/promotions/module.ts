import {
  addPromotionPicture,
  applyForPromotion,
  claimRafflePromotion,
  getPromotion,
  getPromotions,
  takePromotion,
} from '../../../schemas/api/promotions.ts';
import { defineModule } from '../../composition/module.ts';
import { withTransaction } from '../../db/database.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { sweepOlder } from '../../sweeps/sweep.ts';
import { createApplications, type Applications } from './applications.ts';
import { createEndingNews } from './endingNews.ts';
import { createMatches } from './matches.ts';
import { createPromotionDesk, type PromotionDesk } from './promotionDesk.ts';
import {
  countIssued,
  expireIssued,
  listMerchantsWithDue,
  returnBudget,
} from './promotions.repository.ts';
import { createPromotionsService, type PromotionsService } from './promotions.service.ts';

/** Promotions of the house. */
export interface PromotionsParts {
  readonly service: PromotionsService;
  readonly applications: Applications;
  readonly desk: PromotionDesk;
  /** Ends what was not collected in time. */
  expire(): Promise<void>;
  /** Tells members of what ends soon. */
  tellEnds(): Promise<void>;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly promotions: PromotionsParts;
  }
}

const BATCH = 500;

export const promotionsModule = defineModule({
  name: 'promotions',
  needs: [
    'db',
    'clock',
    'ids',
    'log',
    'random',
    'secretBox',
    'findSite',
    'badges',
    'rewards',
    'bonuses',
    'freeSpins',
  ],
  create({
    db,
    clock,
    ids,
    log,
    random,
    secretBox: box,
    findSite,
    badges,
    rewards,
    bonuses,
    freeSpins,
  }) {
    const deps = { db, ids, random, box, badges, bonuses, freeSpins };
    const service = createPromotionsService(deps);
    rewards.add({
      source: 'promotion',
      gate: 'promotions',
      list: service.listClaimable,
      count: countIssued,
      claim: service.payOne,
    });
    bonuses.depositOffers.add(createMatches({ ids, findSite }));
    return {
      service,
      applications: createApplications(deps),
      desk: createPromotionDesk({ ids, box, badges }),
      tellEnds: createEndingNews({
        db,
        clock,
        findSite,
        onError: (err) => log.error({ err }, 'members were not told of what ends'),
      }),
      async expire() {
        const now = clock();
        for (const merchantCode of await listMerchantsWithDue(db.owner, now)) {
          await withTransaction(db, { merchantCode }, async (tx) => {
            for (const { promotion, member, state, amount } of await expireIssued(tx, {
              now,
              limit: BATCH,
            })) {
              if (state !== 'expired') continue;
              await returnBudget(tx, promotion, BigInt(amount));
              await badges.tell(tx, { merchantCode, memberId: member });
            }
          }).catch((err: unknown) => log.error({ err }, 'promotions of a merchant did not end'));
        }
      },
    };
  },
  routes(app, { promotions: { service, applications } }) {
    serve(app, getPromotions, (call) => service.list(call));
    serve(app, getPromotion, ({ query, ...call }) => service.read(call, query.id));
    serve(app, takePromotion, ({ tx, body, ...call }) => service.take(tx, call, body));
    serve(app, claimRafflePromotion, ({ tx, body, ...call }) => service.draw(tx, call, body));
    serve(app, addPromotionPicture, ({ body, ...call }) =>
      applications.addPicture(call, body.picture),
    );
    serve(app, applyForPromotion, ({ body, ...call }) => applications.apply(call, body));
  },
  memberData: [
    dataIn('promotion_pictures', { secrets: ['sealed'], isErased: true }),
    dataIn('promotion_seeds', { secrets: ['sealed'], isErased: true }),
    dataIn('promotion_parts'),
    dataIn('promotion_entries'),
  ],
  sweeps: [sweepOlder('promotion_pictures', 'drop_at', 0)],
});
