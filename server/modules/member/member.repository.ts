import type { Tx } from '../../db/database.ts';

/** The member of a session; a session without one cannot be. */
export function getMember(tx: Tx, merchantCode: string, id: string) {
  return tx
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
