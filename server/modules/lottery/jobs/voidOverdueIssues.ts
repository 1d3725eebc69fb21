import { defineJob } from '../../../composition/job.ts';

/** Declares issues void whose result did not come for a day: all stakes go back, those of chases too. */
export const job = defineJob({
  name: 'voidOverdueIssues',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['lottery', 'log'],
  async run({ lottery, log }) {
    for (const { lottery: code, issue, draw_at: drawAt } of await lottery.draws.voidOverdue()) {
      log.warn({ lottery: code, issue, drawAt }, 'an issue without a result is void');
    }
  },
});
