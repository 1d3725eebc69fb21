import type { Tx } from '../../db/database.ts';

/** Whether there is a vendor of this code. */
export async function isVendor(tx: Tx, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('vendors')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}
