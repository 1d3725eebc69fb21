import { defineModule } from '../../composition/module.ts';
import { addDepositRoutes } from './deposits.routes.ts';
import { createDepositsService, type DepositsService } from './deposits.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly deposits: DepositsService;
  }
}

export const depositsModule = defineModule({
  name: 'deposits',
  needs: ['db'],
  create: ({ db }) => createDepositsService({ db }),
  routes: (app, { deposits }) => addDepositRoutes(app, deposits),
});
