import { sql } from 'kysely';
import { DAY_MS, inBatches, type Sweep } from '../../sweeps/sweep.ts';

/** The database lets nobody delete them earlier. */
const KEPT_MS = 2 * DAY_MS;

/** Deletes what was counted for the limits of issues that take no more bets. */
export const sweepIssueCounters: Sweep = async (owner, now, batches) => {
  const before = new Date(now.getTime() - KEPT_MS);
  for (const table of ['lottery_member_stakes', 'lottery_exposures']) {
    await inBatches(async (limit) => {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select counter.ctid from ${sql.table(table)} counter
            join lottery_issues issue on issue.id = counter.issue_id
           where issue.close_at < ${before} limit ${limit}))`.execute(owner);
      return numAffectedRows;
    }, batches);
  }
};
