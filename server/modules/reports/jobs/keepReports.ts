import { defineJob } from '../../../composition/job.ts';

/** Counts the entries of the ledger that are new into the figures of their days. */
export const job = defineJob({
  name: 'keepReports',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['reports'],
  run: ({ reports }) => reports.count(),
});
