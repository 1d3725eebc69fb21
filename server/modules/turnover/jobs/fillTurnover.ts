import { defineJob } from '../../../composition/job.ts';

/** Counts what was played towards what has to be, for everybody; pages that ask count for themselves. */
export const job = defineJob({
  name: 'fillTurnover',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['turnover', 'clock'],
  run: ({ turnover, clock }) => turnover.work(clock()),
});
