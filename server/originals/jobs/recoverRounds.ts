import { defineJob } from '../../composition/job.ts';

/** Takes up rounds of our own games that were interrupted. */
export const job = defineJob({
  name: 'recoverRounds',
  schedule: { everySeconds: 5, missed: 'latest' },
  needs: ['originals'],
  run: ({ originals }) => originals.recover(),
});
