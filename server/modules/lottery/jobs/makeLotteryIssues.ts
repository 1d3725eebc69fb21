import { defineJob } from '../../../composition/job.ts';

/** Writes the issues of all lotteries for today and tomorrow, those of own draws with the hashes of their seeds. */
export const job = defineJob({
  name: 'makeLotteryIssues',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['lottery'],
  async run({ lottery }) {
    await lottery.factory.make();
  },
});
