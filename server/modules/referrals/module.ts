import { getReferrals } from '../../../schemas/api/referrals.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { createReferralDesk, type ReferralDesk } from './referralDesk.ts';
import { createReferralsService, type ReferralsService } from './referrals.service.ts';
import { createReferralWork, type ReferralWork } from './referralWork.ts';

/** Friends whom members invite, and what both get for it. */
export interface ReferralsParts {
  readonly service: ReferralsService;
  readonly work: ReferralWork;
  readonly desk: ReferralDesk;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly referrals: ReferralsParts;
  }
}

export const referralsModule = defineModule({
  name: 'referrals',
  needs: ['db', 'clock', 'ids', 'log', 'account', 'bonuses', 'bets'],
  create({ db, clock, ids, log, account, bonuses, bets }) {
    const service = createReferralsService({ db });
    const work = createReferralWork({
      db,
      clock,
      bonuses,
      bets,
      onError: (err) => log.error({ err }, 'an invited friend was not looked at'),
    });
    account.addListener(async (tx, { caller, now }, { id, referred_by: referredBy }) => {
      if (referredBy !== null) await service.keep(tx, caller.brand, { id, referredBy, at: now });
    });
    return { service, work, desk: createReferralDesk({ ids, reward: work.reward }) };
  },
  routes(app, { referrals: { service } }) {
    serve(app, getReferrals, ({ query, ...call }) => service.read(call, query));
  },
  memberData: [
    dataIn('referrals', { column: 'inviter_id' }),
    { ...dataIn('referrals', { column: 'friend_id' }), name: 'referred' },
  ],
});
