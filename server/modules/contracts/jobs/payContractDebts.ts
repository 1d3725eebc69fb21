import { defineJob } from '../../../composition/job.ts';

/** Pays what agents owe from what has come into their wallets since. */
export const job = defineJob({
  name: 'payContractDebts',
  schedule: { everySeconds: 5, missed: 'latest' },
  needs: ['contracts'],
  run: ({ contracts }) => contracts.work.workDebts(),
});
