import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { CreditedOrder, Difference } from './compare.ts';

/** A difference as it is kept. */
export type DifferenceRow = Selectable<Tables['payment_differences']>;

/** Accounts at providers, whoever's they are. */
export const listAllChannels = (owner: Kysely<Tables>) =>
  owner
    .selectFrom('payment_channels')
    .select(['id', 'merchant_code', 'provider', 'direction', 'created_at'])
    .orderBy('id')
    .execute();

/** Days of an account that were compared, of those since a day. */
export async function listComparedDays(
  tx: Tx,
  channelId: string,
  since: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from payment_comparisons
     where channel_id = ${channelId} and day >= ${since}::date`.execute(tx);
  return new Set(rows.map(({ day }) => day));
}

const creditedParts = sql`id, receipt_id as "receipt", coalesce(paid_minor, credited_minor) as "paidMinor",
  coalesce(paid_currency, currency) as "currency", refunded_minor as "refundedMinor"`;

/** Orders of an account that were credited on a day of UTC. */
export const listCredited = async (
  tx: Tx,
  channelId: string,
  day: string,
): Promise<readonly CreditedOrder[]> =>
  (
    await sql<CreditedOrder>`
      select ${creditedParts} from deposit_orders
       where channel_id = ${channelId} and confirmed_at >= ${day}::date at time zone 'UTC'
         and confirmed_at < (${day}::date + 1) at time zone 'UTC'`.execute(tx)
  ).rows;

/** Orders of the merchant that these names credited. */
export const findCreditedOf = async (
  tx: Tx,
  merchantCode: string,
  names: { readonly orders: readonly string[]; readonly receipts: readonly string[] },
): Promise<readonly CreditedOrder[]> =>
  (
    await sql<CreditedOrder>`
      select ${creditedParts} from deposit_orders
       where merchant_code = ${merchantCode} and credited_minor is not null
         and (id = any(${[...names.orders]}) or receipt_id = any(${[...names.receipts]}))`.execute(
      tx,
    )
  ).rows;

const paidOutParts = sql`payout.id::text as "id", payout.reference as "receipt",
  coalesce(payout.paid_minor, payout.amount_minor) as "paidMinor",
  coalesce(payout.paid_currency, paid.currency) as "currency",
  case payout.state when 'returned' then coalesce(payout.paid_minor, payout.amount_minor) else 0 end as "refundedMinor",
  payout.order_id as "order"`;
const paidOutTables = sql`withdrawal_payouts payout
  join withdrawal_orders paid on paid.merchant_code = payout.merchant_code and paid.id = payout.order_id`;

/** Payouts by an account that were paid on a day of UTC. */
export const listPaidOut = async (
  tx: Tx,
  channelId: string,
  day: string,
): Promise<readonly CreditedOrder[]> =>
  (
    await sql<CreditedOrder>`
      select ${paidOutParts} from ${paidOutTables}
       where payout.channel_id = ${channelId} and payout.state in ('paid', 'returned')
         and payout.ended_at >= ${day}::date at time zone 'UTC'
         and payout.ended_at < (${day}::date + 1) at time zone 'UTC'`.execute(tx)
  ).rows;

/** Payouts of the merchant that were paid, by these names. */
export const findPaidOutOf = async (
  tx: Tx,
  merchantCode: string,
  payouts: readonly string[],
): Promise<readonly CreditedOrder[]> =>
  (
    await sql<CreditedOrder>`
      select ${paidOutParts} from ${paidOutTables}
       where payout.merchant_code = ${merchantCode} and payout.state in ('paid', 'returned')
         and payout.id = any(${[...payouts]}::uuid[])`.execute(tx)
  ).rows;

/** The orders of payouts, whatever became of them. */
export async function findPayoutOrders(
  tx: Tx,
  merchantCode: string,
  payouts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; order: string }>`
    select id::text as id, order_id as order from withdrawal_payouts
     where merchant_code = ${merchantCode} and id = any(${[...payouts]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, order }) => [id, order]));
}

/** Which of these payments are among those that no order answers for. */
export async function findListed(
  tx: Tx,
  merchantCode: string,
  receipts: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ receipt: string }>`
    select receipt_id as receipt from unmatched_payments
     where merchant_code = ${merchantCode} and receipt_id = any(${[...receipts]})`.execute(tx);
  return new Set(rows.map(({ receipt }) => receipt));
}

/** Keeps what came of a day; false where another gateway was before. */
export async function insertComparison(
  tx: Tx,
  row: {
    merchantCode: string;
    channelId: string;
    day: string;
    agreeing: number;
    differing: number;
    at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_comparisons (merchant_code, channel_id, day, agreeing, differing, compared_at)
    values (${row.merchantCode}, ${row.channelId}, ${row.day}::date, ${row.agreeing}, ${row.differing}, ${row.at})
    on conflict do nothing returning day`.execute(tx);
  return rows.length > 0;
}

/** Keeps a difference; what is known already stays as it is. */
export async function insertDifference(
  tx: Tx,
  of: {
    merchantCode: string;
    channelId: string;
    direction: 'in' | 'out';
    day: string;
    at: Date;
    id: string;
    /** What it is about: the order, payout or payment. */
    name: string;
  },
  difference: Difference,
): Promise<void> {
  await tx
    .insertInto('payment_differences')
    .values({
      merchant_code: of.merchantCode,
      id: of.id,
      channel_id: of.channelId,
      day: of.day,
      direction: of.direction,
      kind: difference.kind,
      name: of.name,
      order_id: difference.order,
      receipt_id: difference.receipt,
      currency: difference.currency,
      here_minor: difference.hereMinor,
      there_minor: difference.thereMinor,
      found_at: of.at,
      reason: null,
      closed_by: null,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'kind', 'name']).doNothing())
    .execute();
}

/** Differences of the merchant, the newest first. */
export const listDifferences = (
  tx: Tx,
  wanted: {
    readonly merchantCode: string;
    readonly state: DifferenceRow['state'];
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
) =>
  tx
    .selectFrom('payment_differences')
    .selectAll()
    .select(sql<string>`day::text`.as('on_day'))
    .where('merchant_code', '=', wanted.merchantCode)
    .where('state', '=', wanted.state)
    .$if(wanted.after !== null, (query) =>
      query.where(
        sql<boolean>`(found_at, id) < (${wanted.after!.at}::timestamptz, ${wanted.after!.id}::uuid)`,
      ),
    )
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .execute();

/** The last day of each account, and of each vendor that keeps wallets, that was compared, with what came of it. */
export async function listLastComparisons(tx: Tx, merchantCode: string) {
  const { rows } = await sql<{
    channel: string;
    day: string;
    agreeing: number;
    differing: number;
    at: Date;
  }>`
    (select distinct on (channel_id) channel_id as channel, day::text as day, agreeing, differing, compared_at as at
       from payment_comparisons where merchant_code = ${merchantCode}
      order by channel_id, day desc)
    union all
    (select distinct on (vendor_code) vendor_code, day::text, agreeing, differing, compared_at
       from wallet_comparisons where merchant_code = ${merchantCode} and ended_at is not null
      order by vendor_code, day desc)`.execute(tx);
  return rows;
}

/** Closes a difference; undefined where it is none of the merchant that is open. */
export const closeDifference = (
  tx: Tx,
  merchantCode: string,
  { id, reason, actor, at }: { id: string; reason: string; actor: string; at: Date },
) =>
  tx
    .updateTable('payment_differences')
    .set({ state: 'closed', reason, closed_by: actor, closed_at: at })
    .where('merchant_code', '=', merchantCode)
    .where(sql`id::text`, '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();

/** Decimals of the merchant's currency; those of its orders where it is not kept yet. */
export async function readDecimals(tx: Tx, merchantCode: string): Promise<number> {
  const { rows } = await sql<{ decimals: number }>`
    select coalesce(
      (select decimals from merchant_currencies where merchant_code = ${merchantCode}),
      (select decimals from deposit_orders where merchant_code = ${merchantCode} limit 1), 2)::int as decimals`.execute(
    tx,
  );
  return rows[0]!.decimals;
}
