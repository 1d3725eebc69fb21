import { defineJob } from '../../../composition/job.ts';

/** Bills contracts of agents, pays bills from the top of lines down, and lets offers lapse. */
export const job = defineJob({
  name: 'workContracts',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['contracts'],
  run: ({ contracts }) => contracts.work.work(),
});
