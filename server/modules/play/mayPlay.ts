import type { Tx } from '../../db/database.ts';
import { findPlayFreeze } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';

/**
 * Throws Problem playFrozen where the house has frozen a member's play. Whoever freezes it waits until the transaction
 * ends.
 */
export async function requireMayPlay(
  tx: Tx,
  who: { readonly merchantCode: string; readonly id: string; readonly now: Date },
): Promise<void> {
  if (await findPlayFreeze(tx, who)) {
    throw new Problem('playFrozen', 'Play is frozen for this account.');
  }
}
