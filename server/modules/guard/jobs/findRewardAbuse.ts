import { defineJob } from '../../../composition/job.ts';

/** Looks for members who live off rewards. */
export const job = defineJob({
  name: 'findRewardAbuse',
  schedule: { everySeconds: 900, missed: 'latest' },
  needs: ['guard'],
  run: ({ guard }) => guard.work(),
});
