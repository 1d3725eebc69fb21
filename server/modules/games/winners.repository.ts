import { sql, type Insertable } from 'kysely';
import type { WinnersTable } from '../../db/contentTables.ts';
import type { Tx } from '../../db/database.ts';

/** Wins that the desk wrote, the newest first. */
export function listWrittenWins(tx: Tx) {
  return tx
    .selectFrom('winners')
    .select(['entry_id', 'entry_decimals', 'masked_account', 'game_id'])
    .select(['amount_minor', 'currency', 'won_at'])
    .where('entry_id', 'is not', null)
    .orderBy('won_at', 'desc')
    .execute();
}

/** Whether the platform has a game. */
export async function isKnownGame(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.selectFrom('games').select('id').where('id', '=', id).execute();
  return found.length > 0;
}

/** Says that lists of wins are to be read anew; wins of rounds tell of themselves. */
const tellWinners = (tx: Tx) =>
  sql`select pg_notify('content_changed', current_merchant())`.execute(tx);

/** Keeps a win that the desk wrote, by its name. */
export async function saveWrittenWin(
  tx: Tx,
  row: Insertable<WinnersTable> & { readonly entry_id: string },
): Promise<void> {
  const { merchant_code, entry_id, ...said } = row;
  const { numUpdatedRows } = await tx
    .updateTable('winners')
    .set(said)
    .where('merchant_code', '=', merchant_code)
    .where('entry_id', '=', entry_id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await tx.insertInto('winners').values(row).execute();
  await tellWinners(tx);
}

export async function removeWrittenWins(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('winners')
    .where('entry_id', 'in', [...ids])
    .execute();
  await tellWinners(tx);
}
