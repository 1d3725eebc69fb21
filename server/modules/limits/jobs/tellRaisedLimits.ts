import { defineJob } from '../../../composition/job.ts';

/** Tells members that a higher limit, which they asked for, only waits for their yes. */
export const job = defineJob({
  name: 'tellRaisedLimits',
  schedule: { everySeconds: 300, missed: 'latest' },
  needs: ['limits', 'clock'],
  run: ({ limits, clock }) => limits.tellRaised(clock()),
});
