import type { StatementMapping } from '../../../schemas/desk/statements.ts';
import type { Tx } from '../../db/database.ts';

/** How an account's statements are read; undefined before the first. */
export const findMapping = async (tx: Tx, channelId: string): Promise<StatementMapping | null> =>
  (
    await tx
      .selectFrom('statement_mappings')
      .select('mapping')
      .where('channel_id', '=', channelId)
      .executeTakeFirst()
  )?.mapping ?? null;

/** Keeps how an account's statements are read. */
export async function putMapping(
  tx: Tx,
  row: { merchantCode: string; channelId: string; mapping: StatementMapping; at: Date },
): Promise<void> {
  const changes = { mapping: JSON.stringify(row.mapping), changed_at: row.at };
  await tx
    .insertInto('statement_mappings')
    .values({ merchant_code: row.merchantCode, channel_id: row.channelId, ...changes })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(changes))
    .execute();
}
