import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { addLimitRoutes } from './limits.routes.ts';
import { createLimitsService, type LimitsService } from './limits.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly limits: LimitsService;
  }
}

export const limitsModule = defineModule({
  name: 'limits',
  needs: ['db', 'ids', 'session', 'deposits'],
  create({ db, ids, session, deposits }) {
    const service = createLimitsService({ db, ids, sessions: session.sessions });
    deposits.addGuard(service.requireDepositRoom);
    return service;
  },
  routes: (app, { limits }) => addLimitRoutes(app, limits),
  // That somebody is to be kept away is known as long as the account is.
  memberData: [dataIn('member_limits', { isErased: true }), dataIn('member_pauses')],
});
