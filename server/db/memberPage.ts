import { sql } from 'kysely';
import type { Tx } from './database.ts';
import type { DataOwner } from './memberData.ts';
import type { Tables } from './tables.ts';

/** Whose records, and which page of them: those before a moment and an id, the newest first. */
export interface MemberPage extends DataOwner {
  readonly before: readonly [Date, string] | null;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly limit: number;
}

/** How many rows of a table a member has, up to `most`. */
export async function countRowsOf(
  tx: Tx,
  table: keyof Tables,
  { merchantCode, memberId }: DataOwner,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${sql.table(table)}
       where merchant_code = ${merchantCode} and member_id = ${memberId}::uuid limit ${most}) as counted`.execute(
    tx,
  );
  return rows[0]!.count;
}
