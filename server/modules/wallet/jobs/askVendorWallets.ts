import { defineJob } from '../../../composition/job.ts';

/**
 * Asks vendors again about money that is on its way to wallets they keep or back from them, until they answer. Gateways ask at
 * once for what they are asked themselves; this goes on with what was left unknown.
 */
export const job = defineJob({
  name: 'askVendorWallets',
  schedule: { everySeconds: 5, missed: 'latest' },
  needs: ['wallet'],
  run: ({ wallet }) => wallet.work(),
});
