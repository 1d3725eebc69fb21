import { defineJob } from '../../../composition/job.ts';

/** Closes days of merchants that are over, and lets expire what nobody claimed. */
export const job = defineJob({
  name: 'closeCashbackDays',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['cashback'],
  run: ({ cashback }) => cashback.work.work(),
});
