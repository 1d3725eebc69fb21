import { defineJob } from '../../../composition/job.ts';

/** Closes accounts whose members asked for it and did not take it back; one that is closed is found no more. */
export const job = defineJob({
  name: 'closeAccounts',
  schedule: { everySeconds: 600, missed: 'latest' },
  needs: ['security', 'clock'],
  run: ({ security, clock }) => security.closeDue(clock()),
});
