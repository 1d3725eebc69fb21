import { getBonusMoney, getBonusMoneyBets, giveUpBonus } from '../../../schemas/api/bonuses.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { createBonusEngine, type BonusEngine } from './bonuses.service.ts';
import { createBonusDesk, type BonusDesk } from './bonusDesk.ts';
import { createDepositOffers, type DepositOffers } from './depositOffers.ts';
import { createMemberBonuses, type MemberBonuses } from './memberBonuses.ts';

/** Everything that members are given, and the bonus money among it. */
export interface BonusesParts extends BonusEngine {
  readonly ofMembers: MemberBonuses;
  readonly desk: BonusDesk;
  /** Bonuses at the form of deposits. */
  readonly depositOffers: DepositOffers;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly bonuses: BonusesParts;
  }
}

export const bonusesModule = defineModule({
  name: 'bonuses',
  needs: ['db', 'clock', 'log', 'turnover'],
  create({ db, clock, log, turnover }) {
    const onError = (err: unknown) => log.error({ err }, 'bonuses were not looked at');
    const engine = createBonusEngine({ db, clock, turnover, onError });
    return {
      ...engine,
      ofMembers: createMemberBonuses({ db, engine }),
      desk: createBonusDesk(engine),
      depositOffers: createDepositOffers(engine),
    };
  },
  routes(app, { bonuses: { ofMembers } }) {
    serve(app, getBonusMoney, (call) => ofMembers.read(call));
    serve(app, getBonusMoneyBets, ({ query, ...call }) => ofMembers.listBets(call, query));
    serve(app, giveUpBonus, ({ tx, body, ...call }) => ofMembers.giveUp(tx, call, body.bonus));
  },
  memberData: [
    dataIn('bonuses'),
    dataIn('bonus_stakes'),
    dataIn('bonus_bets'),
    dataIn('bonus_events', { isErased: true }),
  ],
});
