import { sql, type Insertable } from 'kysely';
import { AGENT_TYPES } from '../../../schemas/memberTypes.ts';
import type { Tx } from '../../db/database.ts';
import type { AffiliatesTable } from '../../db/tables.ts';

/** Codes of the transaction's merchant by name, each with the account of its agent. */
export function listAffiliateRows(tx: Tx) {
  return tx
    .selectFrom('affiliates')
    .leftJoin('members', 'members.id', 'affiliates.member_id')
    .select(['affiliates.code as id', 'members.account as agent'])
    .select(['affiliates.hosts', 'affiliates.is_active as isActive'])
    .orderBy('affiliates.code')
    .execute();
}

/** The agent of an account name. */
export function findAccountForCode(tx: Tx, account: string) {
  return tx
    .selectFrom('members')
    .select('id')
    .where(sql<string>`lower(account)`, '=', account.toLowerCase())
    .where('member_type', 'in', [...AGENT_TYPES])
    .executeTakeFirst();
}

export async function saveAffiliateRow(tx: Tx, row: Insertable<AffiliatesTable>): Promise<void> {
  const { merchant_code: code, ...said } = row;
  const { numUpdatedRows } = await tx
    .updateTable('affiliates')
    .set(said)
    .where('merchant_code', '=', code)
    .where('code', '=', row.code)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await tx.insertInto('affiliates').values(row).execute();
}

export async function removeAffiliateRows(
  tx: Tx,
  merchantCode: string,
  codes: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('affiliates')
    .where('merchant_code', '=', merchantCode)
    .where('code', 'in', codes)
    .execute();
}

/** The agent whose code somebody names, whatever its capitals. */
export async function findOwnerOfCode(
  tx: Tx,
  merchantCode: string,
  code: string,
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('affiliates')
    .select('member_id')
    .where('merchant_code', '=', merchantCode)
    .where(sql<string>`lower(code)`, '=', code.toLowerCase())
    .executeTakeFirst();
  return row?.member_id;
}
