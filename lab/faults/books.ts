import { randomUUID } from 'node:crypto';
import { withTransaction, type Database } from '../../server/db/database.ts';
import { insertMember } from '../../server/db/members.ts';

/** The merchant in whose books faults are tried. */
export const merchantCode = 'FAULTS';

/** Its currency. */
export const currency = 'EUR';

/** Any moment: nothing here depends on time passing. */
export const noon = new Date('2026-02-01T12:00:00.000Z');

/** Adds members who have nothing yet; gives their ids. */
export async function addMembers(db: Database, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await withTransaction(db, { merchantCode }, async (tx) => {
    for (const id of ids) {
      await insertMember(tx, {
        id,
        merchant_code: merchantCode,
        account: `m${id.replaceAll('-', '')}`,
        password_hash: null,
        member_type: 2,
        locale: 'en',
        created_at: noon,
      });
    }
  });
  return ids;
}

/** Two vendors that the database knows. */
export async function readVendors(db: Database): Promise<readonly [string, string]> {
  const rows = await db.owner
    .selectFrom('vendors')
    .select('code')
    .orderBy('code')
    .limit(2)
    .execute();
  return [rows[0]!.code, rows[1]!.code];
}
