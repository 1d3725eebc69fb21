import { defineJob } from '../../../composition/job.ts';

/** Writes one line of the log for each issue whose result is late, but for those that feeds tell. */
export const job = defineJob({
  name: 'tellLateDraws',
  schedule: { everySeconds: 10, missed: 'latest' },
  needs: ['lottery', 'log'],
  async run({ lottery, log }) {
    for (const { lottery: code, issue, draw_at: drawAt } of await lottery.takeLate()) {
      log.warn({ lottery: code, issue, drawAt }, 'a draw is late');
    }
  },
});
