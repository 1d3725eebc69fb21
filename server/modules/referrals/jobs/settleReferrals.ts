import { defineJob } from '../../../composition/job.ts';

/** Counts what invited friends did, and rewards both where all is done. */
export const job = defineJob({
  name: 'settleReferrals',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['referrals'],
  run: ({ referrals }) => referrals.work.work(),
});
