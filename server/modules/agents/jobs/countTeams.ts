import { defineJob } from '../../../composition/job.ts';

/** Adds what members did to the sums of the teams above them. */
export const job = defineJob({
  name: 'countTeams',
  schedule: { everySeconds: 5, missed: 'latest' },
  needs: ['agents'],
  run: ({ agents }) => agents.work.work(),
});
