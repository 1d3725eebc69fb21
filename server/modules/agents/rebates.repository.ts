import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Merchants with orders whose share changed, or with something still to be paid or taken, as the owner sees them. */
export async function listMerchantsWithRebates(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select merchant_code as code from rebate_changes
    union select merchant_code from rebate_differences where paid_minor <> due_minor`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Writes what agents are due of orders in the queue; gives how many orders were taken. */
export async function reckon(
  tx: Tx,
  merchantCode: string,
  { limit, base, max }: { readonly limit: number; readonly base: number; readonly max: number },
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select reckon_rebates(${merchantCode}, ${limit}, ${base}, ${max}) as taken`.execute(tx);
  return rows[0]!.taken;
}

/** What each agent is due beyond what was paid, in the order of their ids; `name` is of this state of its orders alone. */
export async function listOpenRebates(tx: Tx, merchantCode: string) {
  const { rows } = await sql<{
    memberId: string;
    currency: string;
    difference: bigint;
    name: string;
  }>`
    select member_id as "memberId", currency, sum(due_minor - paid_minor)::bigint as difference,
           md5(string_agg(order_id || ' ' || paid_minor || ' ' || due_minor, ',' order by order_id)) || txid_current() as name
      from rebate_differences
     where merchant_code = ${merchantCode} and paid_minor <> due_minor
     group by member_id, currency order by member_id`.execute(tx);
  return rows;
}

/** Notes that an agent has what it is due. */
export async function setPaid(
  tx: Tx,
  of: { readonly merchantCode: string; readonly memberId: string; readonly currency: string },
): Promise<void> {
  await sql`
    update rebate_differences set paid_minor = due_minor
     where merchant_code = ${of.merchantCode} and member_id = ${of.memberId}::uuid and currency = ${of.currency}
       and paid_minor <> due_minor`.execute(tx);
}
