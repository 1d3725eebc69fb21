import { addPaymentProof } from '../../../schemas/api/payments.ts';
import { defineModule } from '../../composition/module.ts';
import { Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import { requireRealAccount } from './memberCall.ts';

/** What both directions of money share. */
export type PaymentsParts = Readonly<Record<never, never>>;

declare module '../../composition/module.ts' {
  interface Parts {
    readonly payments: PaymentsParts;
  }
}

export const paymentsModule = defineModule({
  name: 'payments',
  needs: [],
  create: () => ({}),
  routes(app) {
    serve(app, addPaymentProof, async (call) => {
      requireRealAccount(call);
      throw new Problem('notFound', 'There is no such order.');
    });
  },
});
