import { defineJob } from '../../../composition/job.ts';

/** Counts points of what was settled since it last looked. */
export const job = defineJob({
  name: 'countPoints',
  schedule: { everySeconds: 1, missed: 'latest' },
  needs: ['points'],
  run: ({ points }) => points.work.work(),
});
