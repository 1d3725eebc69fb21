import { defineModule } from '../../composition/module.ts';
import { createStatementsService, type StatementsService } from './statements.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly statements: StatementsService;
  }
}

export const statementsModule = defineModule({
  name: 'statements',
  needs: ['ids', 'payments', 'deposits'],
  create: ({ ids, payments, deposits }) =>
    createStatementsService({ ids, payments: payments.service, desk: deposits.desk }),
});
