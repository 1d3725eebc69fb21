import { defineJob } from '../../../composition/job.ts';

/** Ends free spins whose time is over, gives what was won, and tells members of those that end soon. */
export const job = defineJob({
  name: 'workFreeSpins',
  schedule: { everySeconds: 5, missed: 'latest' },
  needs: ['freeSpins'],
  run: ({ freeSpins }) => freeSpins.work(),
});
