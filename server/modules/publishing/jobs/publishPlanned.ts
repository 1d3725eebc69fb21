import { defineJob } from '../../../composition/job.ts';
import { publishDue } from '../publishing.service.ts';

/** Shows content whose moment has come. */
export const job = defineJob({
  name: 'publishPlanned',
  schedule: { everySeconds: 2, missed: 'latest' },
  needs: ['db', 'clock'],
  async run({ db, clock }) {
    await publishDue(db, clock());
  },
});
