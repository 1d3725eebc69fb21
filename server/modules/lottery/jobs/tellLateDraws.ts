import { defineJob } from '../../../composition/job.ts';

/**
 * Writes one line of the log for each lottery with issues whose result is late, but for those that feeds tell: after hours
 * without a gateway there are hundreds of them.
 */
export const job = defineJob({
  name: 'tellLateDraws',
  schedule: { everySeconds: 10, missed: 'latest' },
  needs: ['lottery', 'log'],
  async run({ lottery, log }) {
    const late = (await lottery.takeLate()).toSorted(
      (one, other) => one.draw_at.getTime() - other.draw_at.getTime(),
    );
    for (const code of new Set(late.map((issue) => issue.lottery))) {
      const own = late.filter((issue) => issue.lottery === code);
      const issues = own.map(({ issue }) => issue);
      log.warn({ lottery: code, issues, since: own[0]?.draw_at }, 'draws are late');
    }
  },
});
