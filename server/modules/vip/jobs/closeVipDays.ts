import { defineJob } from '../../../composition/job.ts';

/** Counts the growth of days of merchants that are over, and lets expire what nobody claimed. */
export const job = defineJob({
  name: 'closeVipDays',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['vip'],
  run: ({ vip }) => vip.work.work(),
});
