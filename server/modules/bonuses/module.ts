import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { createBonusEngine, type BonusEngine } from './bonuses.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly bonuses: BonusEngine;
  }
}

export const bonusesModule = defineModule({
  name: 'bonuses',
  needs: ['db', 'clock', 'log', 'turnover'],
  create: ({ db, clock, log, turnover }) =>
    createBonusEngine({
      db,
      clock,
      turnover,
      onError: (err) => log.error({ err }, 'bonuses were not looked at'),
    }),
  memberData: [
    dataIn('bonuses'),
    dataIn('bonus_stakes'),
    dataIn('bonus_bets'),
    dataIn('bonus_events', { isErased: true }),
  ],
});
