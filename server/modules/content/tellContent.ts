import { withTransaction, type Database } from '../../db/database.ts';
import { ringAfterCommit } from '../../db/eventBell.ts';
import { markTold } from './content.repository.ts';

/** Tells open pages that announcements or banners of a merchant ('*': the platform) began or ended by the clock. */
export function tellContent(
  db: Database,
  { merchantCode, now }: { readonly merchantCode: string; readonly now: Date },
): Promise<void> {
  return withTransaction(db, { merchantCode }, async (tx) => {
    ringAfterCommit(tx);
    await markTold(tx, merchantCode, now);
  });
}
