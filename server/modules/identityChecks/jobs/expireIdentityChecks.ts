import { defineJob } from '../../../composition/job.ts';

/** Ends what was approved for a time; whoever looks in between sees it ended as well. */
export const job = defineJob({
  name: 'expireIdentityChecks',
  schedule: { everySeconds: 3600, missed: 'latest' },
  needs: ['identityChecks', 'clock'],
  run: ({ identityChecks, clock }) => identityChecks.expire(clock()),
});
