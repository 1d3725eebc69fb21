import { defineJob } from '../../../composition/job.ts';

/** Counts what members did for missions and leaderboards, fixes places, and ends what nobody claimed. */
export const job = defineJob({
  name: 'workMissions',
  schedule: { everySeconds: 1, missed: 'latest' },
  needs: ['missions'],
  run: ({ missions }) => missions.work.work(),
});
