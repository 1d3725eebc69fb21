import { defineJob } from '../../../composition/job.ts';

/** Takes from members what a corrected draw left open, and pays what a full wallet did not take. */
export const job = defineJob({
  name: 'clearLotteryDebts',
  schedule: { everySeconds: 30, missed: 'latest' },
  needs: ['lottery'],
  run: ({ lottery }) => lottery.clearDebts(),
});
