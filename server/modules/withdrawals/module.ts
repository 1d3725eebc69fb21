import { defineModule } from '../../composition/module.ts';
import { addWithdrawalRoutes } from './withdrawals.routes.ts';
import { createWithdrawalsService, type WithdrawalsService } from './withdrawals.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly withdrawals: WithdrawalsService;
  }
}

export const withdrawalsModule = defineModule({
  name: 'withdrawals',
  needs: ['db'],
  create: ({ db }) => createWithdrawalsService({ db }),
  routes: (app, { withdrawals }) => addWithdrawalRoutes(app, withdrawals),
});
