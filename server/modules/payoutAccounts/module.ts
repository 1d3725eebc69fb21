import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { sweepOlder } from '../../sweeps/sweep.ts';
import { createPaymentPassword } from './paymentPassword.ts';
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
  needs: [
    'db',
    'ids',
    'random',
    'keys',
    'secretBox',
    'providers',
    'renderTemplate',
    'verification',
    'session',
  ],
  create({ db, ids, random, keys, secretBox: box, session: { passwords }, ...parts }) {
    const password = createPaymentPassword({ ...parts, db, random, passwords });
    return createPayoutAccountsService({ db, ids, box, secret: keys.secret, password });
  },
  routes: (app, { payoutAccounts }) => addPayoutAccountRoutes(app, payoutAccounts),
  memberData: [
    dataIn('payout_accounts', { secrets: ['number_sealed', 'number_digest'] }),
    dataIn('payment_password_guards', { isErased: true }),
    dataIn('payment_passes', { secrets: ['digest'], isErased: true }),
  ],
  sweeps: [sweepOlder('payment_passes', 'ends_at', 0)],
});
