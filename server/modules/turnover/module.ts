import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { createTurnoverService, type TurnoverService } from './turnover.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly turnover: TurnoverService;
  }
}

export const turnoverModule = defineModule({
  name: 'turnover',
  needs: ['db'],
  memberData: [dataIn('turnover_rows'), dataIn('turnover_bets')],
  create: ({ db }) => createTurnoverService({ db }),
});
