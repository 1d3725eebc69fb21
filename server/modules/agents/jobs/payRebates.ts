import { defineJob } from '../../../composition/job.ts';

/** Pays agents the difference of lottery rebates, and takes back what corrected results make less. */
export const job = defineJob({
  name: 'payRebates',
  schedule: { everySeconds: 5, missed: 'latest' },
  needs: ['agents'],
  run: ({ agents }) => agents.rebates.work(),
});
