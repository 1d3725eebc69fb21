import { defineJob } from '../../../composition/job.ts';

/** Compares what vendors that keep wallets say members have there with the books, once a day, and looks again at what differed. */
export const job = defineJob({
  name: 'compareVendorWallets',
  schedule: { everySeconds: 3_600, missed: 'latest' },
  needs: ['wallet'],
  run: ({ wallet }) => wallet.compare(),
});
