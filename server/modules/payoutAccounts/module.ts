import { defineModule } from '../../composition/module.ts';
import { addPayoutAccountRoutes } from './payoutAccounts.routes.ts';
import {
  createPayoutAccountsService,
  type PayoutAccountsService,
} from './payoutAccounts.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly payoutAccounts: PayoutAccountsService;
  }
}

export const payoutAccountsModule = defineModule({
  name: 'payoutAccounts',
  needs: ['db'],
  create: ({ db }) => createPayoutAccountsService({ db }),
  routes: (app, { payoutAccounts }) => addPayoutAccountRoutes(app, payoutAccounts),
});
