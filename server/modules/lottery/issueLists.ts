import type { Database } from '../../db/database.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { listNewest, listNextDraws, listPublished } from './issueLists.repository.ts';

const BATCH = 1000;

/** What operators look at. */
export function createIssueLists({ owner }: Pick<Database, 'owner'>) {
  return {
    /** The newest issues of a lottery that have opened, the newest first. */
    newest: (of: Parameters<typeof listNewest>[1]) => listNewest(owner, of),
    /** The next draw of each lottery that has one. */
    nextDraws: () => listNextDraws(owner),
    /** All draws of our own whose seeds are shown. */
    async *published(): AsyncGenerator<IssueRow> {
      for (let after = 0n; ;) {
        const issues = await listPublished(owner, after, BATCH);
        yield* issues;
        if (issues.length < BATCH) return;
        after = issues.at(-1)!.id;
      }
    },
  };
}
