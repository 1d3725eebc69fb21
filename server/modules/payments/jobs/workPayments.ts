import { defineJob } from '../../../composition/job.ts';

/**
 * Takes payments on: what providers told, what waits to be started, asked for, paid out or ended. Gateways do the same at once
 * for what they are asked themselves; this finds what was left behind.
 */
export const job = defineJob({
  name: 'workPayments',
  schedule: { everySeconds: 5, missed: 'latest' },
  needs: ['payments', 'deposits', 'withdrawals'],
  run: ({ payments }) => payments.work(),
});
