import { defineJob } from '../../../composition/job.ts';

/** Sends messages by e-mail, SMS and push, publishes what is planned, and tries again what did not arrive. */
export const job = defineJob({
  name: 'deliverNotices',
  schedule: { everySeconds: 5, missed: 'latest' },
  needs: ['notices'],
  run: ({ notices }) => notices.deliver(),
});
