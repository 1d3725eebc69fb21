import { defineJob } from '../../../composition/job.ts';

/** Deletes what has ended for good, of all merchants at once: what each module names in its `sweeps`. */
export const job = defineJob({
  name: 'sweep',
  schedule: { everySeconds: 300, missed: 'latest' },
  needs: ['db', 'clock', 'sweeps'],
  async run({ db, clock, sweeps }) {
    const faults: unknown[] = [];
    for (const sweep of sweeps) {
      // One that fails keeps none of the others.
      await sweep(db.owner, clock()).catch((error: unknown) => faults.push(error));
    }
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} sweeps failed.`);
  },
});
