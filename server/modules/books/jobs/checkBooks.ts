import { defineJob } from '../../../composition/job.ts';

/** Frees holds whose time is over, seals new entries, and compares the books with themselves. */
export const job = defineJob({
  name: 'checkBooks',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['books'],
  run: ({ books }) => books.look(),
});
