import { defineJob } from '../../../composition/job.ts';
import { DAY_MS, sweepOlder } from '../../../sweeps/sweep.ts';

/** Longer than any job is between two occurrences, and than an old release runs beside a new one. */
const KEPT_MS = 30 * DAY_MS;

const forget = sweepOlder('job_schedules', 'scheduled_for', KEPT_MS);

/**
 * Forgets the schedules of jobs that no gateway has any more: `/metrics` and `npm run jobs` would show them as overdue
 * for ever. A job that only waited so long has its schedule made anew by its next occurrence.
 */
export const job = defineJob({
  name: 'forgetRetiredJobs',
  schedule: { everySeconds: 86_400, missed: 'latest' },
  needs: ['db', 'clock'],
  run: ({ db, clock }) => forget(db.owner, clock()),
});
