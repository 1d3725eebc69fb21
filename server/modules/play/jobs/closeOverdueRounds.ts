import { defineJob } from '../../../composition/job.ts';
import { closeOverdueRounds, getOverdueMoment } from '../overdueRounds.ts';
import { listMerchantsWithRounds } from '../rounds.repository.ts';

/** Of one merchant and turn, so that nobody waits for somebody else's thousands. */
const AT_A_TIME = 200;

/** Closes rounds that their vendors left open, and returns their stakes. */
export const job = defineJob({
  name: 'closeOverdueRounds',
  schedule: { everySeconds: 300, missed: 'latest' },
  needs: ['db', 'clock', 'freeSpins'],
  async run({ db, clock, freeSpins }) {
    const now = clock();
    for (const merchantCode of await listMerchantsWithRounds(db.owner, getOverdueMoment(now))) {
      await closeOverdueRounds(db, { merchantCode, now, limit: AT_A_TIME, freeSpins });
    }
  },
});
