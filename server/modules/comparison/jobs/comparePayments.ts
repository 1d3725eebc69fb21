import { defineJob } from '../../../composition/job.ts';

/** Compares what providers say was paid with what was credited, day by day, as soon as the day after is over as well. */
export const job = defineJob({
  name: 'comparePayments',
  schedule: { everySeconds: 3_600, missed: 'latest' },
  needs: ['comparison'],
  run: ({ comparison }) => comparison.work(),
});
