import { defineJob } from '../../../composition/job.ts';

/** Counts settled bets for bonuses, releases what is done, and ends what is over. */
export const job = defineJob({
  name: 'workBonuses',
  schedule: { everySeconds: 1, missed: 'latest' },
  needs: ['bonuses'],
  run: ({ bonuses }) => bonuses.work(),
});
