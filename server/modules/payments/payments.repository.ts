import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { ChannelRow, UnmatchedRow } from '../../db/paymentTables.ts';
import type { Tables } from '../../db/tables.ts';

/** Failed calls in a row after which a channel is offered no more for a while. */
const TOO_MANY_FAILURES = 3;

const unhealthy = (now: Date) =>
  sql<boolean>`failures >= ${TOO_MANY_FAILURES} and failed_at > ${now}::timestamptz - interval '2 minutes'`;

/** A channel, with what is left of its day: null where there is no cap. */
export interface RoomyChannel extends ChannelRow {
  readonly roomMinor: bigint | null;
}

/** Channels that are on and answer, the heaviest first; with what is left of their days in the merchant's time zone. */
export async function listOpenChannels(
  tx: Tx,
  {
    merchantCode,
    direction,
    timeZone,
    now,
  }: { merchantCode: string; direction: 'in' | 'out'; timeZone: string; now: Date },
): Promise<readonly RoomyChannel[]> {
  const { rows } = await sql<ChannelRow & { used: string }>`
    select channel.*, case when channel.daily_cap_minor is null then '0' else coalesce((
        select sum(to_pay_minor) from deposit_orders taken
         where taken.channel_id = channel.id and taken.merchant_code = channel.merchant_code
           and taken.state not in ('expired', 'failed', 'refunded')
           and taken.created_at >= date_trunc('day', ${now}::timestamptz, ${timeZone})), 0)::text end as used
      from payment_channels channel
     where merchant_code = ${merchantCode} and direction = ${direction} and state = 'active' and not (${unhealthy(now)})
     order by weight desc, id`.execute(tx);
  return rows.map(({ used, ...row }) => ({
    ...row,
    roomMinor: row.daily_cap_minor === null ? null : row.daily_cap_minor - BigInt(used),
  }));
}

/** Every channel of the merchant. */
export const listChannels = (tx: Tx, merchantCode: string) =>
  tx
    .selectFrom('payment_channels')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .orderBy('direction')
    .orderBy('method')
    .orderBy('id')
    .execute();

/** A channel by its id; of the owner, whoever's it is. */
export const findChannel = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('payment_channels').selectAll().where('id', '=', id).executeTakeFirst();

/** Keeps a channel, new or changed. */
export async function putChannel(
  tx: Tx,
  row: Insertable<Tables['payment_channels']>,
): Promise<void> {
  const { merchant_code: _, id: __, created_at: ___, ...changes } = row;
  await tx
    .insertInto('payment_channels')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}

/** Counts a call that failed, or sets the count back. */
export async function setHealth(tx: Tx, id: string, isWell: boolean, now: Date): Promise<void> {
  await tx
    .updateTable('payment_channels')
    .set(
      isWell
        ? { failures: 0, failed_at: null }
        : ({ eb }) => ({ failures: eb('failures', '+', 1), failed_at: now }),
    )
    .where('id', '=', id)
    .$if(isWell, (query) => query.where('failures', '>', 0))
    .execute();
}

/** Writes down what became of an order. */
export async function insertStep(tx: Tx, row: Insertable<Tables['payment_steps']>): Promise<void> {
  await tx.insertInto('payment_steps').values(row).execute();
}

/** What became of an order, the oldest first. */
export const listSteps = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payment_steps')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(200)
    .execute();

/** Keeps a picture. */
export async function insertProof(
  tx: Tx,
  row: Insertable<Tables['payment_proofs']>,
): Promise<void> {
  await tx.insertInto('payment_proofs').values(row).execute();
}

/** Pictures of an order, without their bytes. */
export const listProofs = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payment_proofs')
    .select(['id', 'type', 'added_at', 'is_sent', 'member_id'])
    .where('order_id', '=', orderId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

/** One picture. */
export const findProof = (tx: Tx, id: string) =>
  tx.selectFrom('payment_proofs').selectAll().where('id', '=', id).executeTakeFirst();

/** Marks pictures as sent with a word of the member; how many of them were that member's for that order. */
export async function markProofs(
  tx: Tx,
  { ids, orderId, memberId }: { ids: readonly string[]; orderId: string; memberId: string },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('payment_proofs')
    .set({ is_sent: true })
    .where('id', 'in', [...ids])
    .where('order_id', '=', orderId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Keeps what a provider told; false where it was told before. */
export async function insertEvent(
  tx: Tx,
  row: Insertable<Tables['payment_events']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.columns(['channel_id', 'event_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What was told and not worked on, whoever's it is. */
export const listDueEvents = (owner: Kysely<Tables>, now: Date, limit: number) =>
  owner
    .selectFrom('payment_events')
    .select(['channel_id', 'event_id', 'merchant_code', 'about', 'name', 'tries'])
    .where('worked_at', 'is', null)
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(limit)
    .execute();

/** Takes one of them for a while; false where another gateway has it, or has done it. */
export async function takeEvent(
  tx: Tx,
  { channelId, eventId }: { channelId: string; eventId: string },
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_events')
    .set(({ eb }) => ({ try_at: until, tries: eb('tries', '+', 1) }))
    .where('channel_id', '=', channelId)
    .where('event_id', '=', eventId)
    .where('worked_at', 'is', null)
    .where('try_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes down what came of an event. */
export async function endEvent(
  tx: Tx,
  { channelId, eventId }: { channelId: string; eventId: string },
  { now, outcome }: { now: Date; outcome: string },
): Promise<void> {
  await tx
    .updateTable('payment_events')
    .set({ worked_at: now, outcome })
    .where('channel_id', '=', channelId)
    .where('event_id', '=', eventId)
    .execute();
}

/** Keeps a payment that no order answers for; false where it is known. */
export async function insertUnmatched(
  tx: Tx,
  row: Insertable<Tables['unmatched_payments']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('unmatched_payments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['channel_id', 'receipt_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Payments that no order answers for, the newest first. */
export const listUnmatched = (
  tx: Tx,
  {
    merchantCode,
    state,
    after,
    limit,
  }: {
    merchantCode: string;
    state: UnmatchedRow['state'];
    after: { at: Date; id: string } | null;
    limit: number;
  },
) =>
  tx
    .selectFrom('unmatched_payments')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('state', '=', state)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(found_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** One of them, locked. */
export const lockUnmatched = (tx: Tx, id: string) =>
  tx
    .selectFrom('unmatched_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Closes one of them. */
export async function closeUnmatched(
  tx: Tx,
  id: string,
  changes: {
    state: 'linked' | 'returned';
    order_id: string | null;
    closed_by: string;
    closed_at: Date;
  },
): Promise<void> {
  await tx.updateTable('unmatched_payments').set(changes).where('id', '=', id).execute();
}

/** Whose an order of either direction is; undefined where there is none. */
export async function findOwner(
  tx: Tx,
  merchantCode: string,
  order: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom(order.startsWith('D') ? 'deposit_orders' : 'withdrawal_orders')
    .select('member_id')
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', order)
    .executeTakeFirst();
  return row?.member_id;
}
