import { sql } from 'kysely';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import type { KeptHit, OrderState } from '../../db/lotteryTables.ts';
import type { OrderRow } from './orders.repository.ts';

/** Orders of an issue that are not settled by a version, locked; those that another gateway has are passed over. */
export async function takeBatch(
  tx: Tx,
  of: { readonly merchantCode: string; readonly issueId: bigint; readonly version: number },
  limit: number,
): Promise<readonly OrderRow[]> {
  const rows = await tx
    .selectFrom('lottery_orders')
    .selectAll()
    .where('merchant_code', '=', of.merchantCode)
    .where('issue_id', '=', of.issueId)
    .where('version', '<', of.version)
    .where('state', 'not in', ['cancelled', 'cancelledBySystem'])
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  // Wallets are locked one after the other: in one order, whoever settles what.
  return [...rows].sort((one, other) =>
    one.member_id < other.member_id ? -1 : one.member_id > other.member_id ? 1 : 0,
  );
}

/** Orders of an issue that are not cancelled, in the order of their ids, from one on. */
export async function listOrdersOf(
  tx: Tx,
  of: { readonly merchantCode: string; readonly issueId: bigint; readonly after: string },
  limit: number,
): Promise<readonly OrderRow[]> {
  return tx
    .selectFrom('lottery_orders')
    .selectAll()
    .where('merchant_code', '=', of.merchantCode)
    .where('issue_id', '=', of.issueId)
    .where('id', '>', of.after)
    .where('state', 'not in', ['cancelled', 'cancelledBySystem'])
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** An order as it stands after a batch. */
export interface SettledRow {
  readonly id: string;
  readonly state: OrderState;
  readonly prizeMinor: bigint;
  readonly rebateMinor: bigint;
  readonly refundMinor: bigint;
  readonly uplineMinor: bigint;
  readonly hits: readonly (readonly KeptHit[])[] | null;
}

/** Writes what became of orders, and tells the pages of their members. */
export async function writeSettled(
  tx: Tx,
  of: {
    readonly merchantCode: string;
    readonly issue: string;
    readonly version: number;
    readonly at: Date;
  },
  settled: readonly SettledRow[],
): Promise<void> {
  const rows = settled.map(
    ({ id, state, prizeMinor, rebateMinor, refundMinor, uplineMinor, hits }) => ({
      id,
      state,
      prize: String(prizeMinor),
      rebate: String(rebateMinor),
      refund: String(refundMinor),
      upline: String(uplineMinor),
      hits,
    }),
  );
  await sql`
    with settled as (
      update lottery_orders known
         set state = given.state, prize_minor = given.prize, rebate_minor = given.rebate, refund_minor = given.refund,
             upline_minor = case when known.upline_id is null then 0 else given.upline end, hits = given.hits, version = ${of.version}, settled_at = ${of.at}
        from json_to_recordset(${JSON.stringify(rows)}::json) as given (
          id text, state text, prize bigint, rebate bigint, refund bigint, upline bigint, hits jsonb)
       where known.merchant_code = ${of.merchantCode} and known.id = given.id
      returning known.*
    )
    insert into live_events (merchant_code, kind, member_id, content)
    select merchant_code, 'lotteryOrder', member_id, jsonb_build_object(
        'order', id, 'lottery', lottery, 'issue', ${of.issue}::text, 'state', state, 'version', version,
        'currency', currency, 'decimals', decimals, 'stakeMinor', stake_minor::text, 'prizeMinor', prize_minor::text,
        'rebateMinor', rebate_minor::text, 'refundMinor', refund_minor::text)
      from settled`.execute(tx);
  notifyAfterCommit(tx);
}

/** Writes down what could not be posted. */
export async function addReceivable(
  tx: Tx,
  { merchant_code, id, member_id, currency }: OrderRow,
  { version, amountMinor }: { readonly version: number; readonly amountMinor: bigint },
): Promise<void> {
  await tx
    .insertInto('lottery_receivables')
    .values({
      merchant_code,
      order_id: id,
      version,
      member_id,
      currency,
      amount_minor: amountMinor,
      cleared_at: null,
    })
    .execute();
}
