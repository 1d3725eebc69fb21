import { sql } from 'kysely';
import type { VendorBody } from '../../../schemas/vendorApi.ts';
import type { Tx } from '../../db/database.ts';
import type { VendorScope } from './rounds.repository.ts';

/** What a debit at a table says. */
type TableBet = NonNullable<VendorBody<'debit'>['table']>;

/** Keeps on which sides of a table's round a stake for money is, once. */
export async function keepSides(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  {
    roundId,
    table,
    now,
  }: { readonly roundId: string; readonly table: TableBet; readonly now: Date },
): Promise<void> {
  await sql`
    insert into play_table_sides (merchant_code, vendor_code, round_id, table_round, side, member_id, staked_at)
    select merchant_code, vendor_code, id, ${table.round}, side, member_id, ${now}
      from play_rounds cross join unnest(${[...table.sides]}::text[]) side
     where merchant_code = ${merchantCode} and vendor_code = ${vendorCode} and id = ${roundId} and mode = 'real'
    on conflict do nothing`.execute(tx);
}
