import { defineJob } from '../../../composition/job.ts';
import { withTransaction, notifyAfterCommit } from '../../../db/database.ts';
import { listMerchantsToTell, markTold } from '../content.repository.ts';

/** Pages ask at once, perhaps a gateway whose clock is a little behind. */
const PATIENCE_MS = 1_000;

/** Tells open pages that announcements or banners of a merchant ('*': the platform) began or ended by the clock. */
export const job = defineJob({
  name: 'tellContent',
  schedule: { everySeconds: 2, missed: 'latest' },
  needs: ['db', 'clock'],
  async run({ db, clock }) {
    const now = new Date(clock().getTime() - PATIENCE_MS);
    for (const merchantCode of await listMerchantsToTell(db.owner, now)) {
      await withTransaction(db, { merchantCode }, async (tx) => {
        notifyAfterCommit(tx);
        await markTold(tx, merchantCode, now);
      });
    }
  },
});
