import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** Whose records, and which page of them: those before a moment and an id, the newest first. */
export interface RecordsPage {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly before: readonly [Date, string] | null;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly limit: number;
}

/** Sessions of a member: live ones, and those that ended a short while ago. */
export function listSessions(tx: Tx, { merchantCode, memberId, before, limit }: RecordsPage) {
  return tx
    .selectFrom('sessions')
    .select([
      'id',
      'method',
      'ip',
      'user_agent',
      'created_at',
      'last_seen_at',
      'idle_ends_at',
      'ends_at',
      'ended_at',
    ])
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(before !== null, (q) =>
      q.where(sql<boolean>`(created_at, id) < (${before![0]}, ${before![1]}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Networks that a member signed in from; never many. */
export function listAddresses(tx: Tx, { merchantCode, memberId, before, limit }: RecordsPage) {
  return tx
    .selectFrom('member_addresses')
    .select(['ip', 'first_seen_at', 'last_seen_at'])
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(before !== null, (q) =>
      q.where(sql<boolean>`(last_seen_at, ip) < (${before![0]}, ${before![1]})`),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('ip', 'desc')
    .limit(limit)
    .execute();
}

/** Rounds that a member played with vendors. */
export function listRounds(tx: Tx, page: RecordsPage) {
  const { merchantCode, memberId, before, from, until, limit } = page;
  return tx
    .selectFrom('play_rounds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(from !== undefined, (q) => q.where('opened_at', '>=', from!))
    .$if(until !== undefined, (q) => q.where('opened_at', '<', until!))
    .$if(before !== null, (q) =>
      q.where(sql<boolean>`(opened_at, id) < (${before![0]}, ${before![1]})`),
    )
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Bets of a member on lotteries, each with the name of its issue. */
export function listOrders(tx: Tx, page: RecordsPage) {
  const { merchantCode, memberId, before, from, until, limit } = page;
  return (
    tx
      .selectFrom('lottery_orders as orders')
      .innerJoin('lottery_issues as issue', 'issue.id', 'orders.issue_id')
      .select([
        'orders.id',
        'orders.lottery',
        'issue.issue',
        'orders.state',
        'stake_minor',
        'prize_minor',
        'rebate_minor',
        'refund_minor',
        'orders.decimals',
        'placed_at',
        'orders.settled_at',
      ])
      .where('merchant_code', '=', merchantCode)
      .where('member_id', '=', memberId)
      .$if(from !== undefined, (q) => q.where('placed_at', '>=', from!))
      .$if(until !== undefined, (q) => q.where('placed_at', '<', until!))
      // Numbers begin with their moment, so they are in its order.
      .$if(before !== null, (q) => q.where('orders.id', '<', before![1]))
      .orderBy('orders.id', 'desc')
      .limit(limit)
      .execute()
  );
}

/** How many of something a member has, up to `most`. */
export async function countOf(
  tx: Tx,
  table: 'sessions' | 'member_addresses' | 'play_rounds' | 'lottery_orders' | 'member_notes',
  { merchantCode, memberId }: Pick<RecordsPage, 'merchantCode' | 'memberId'>,
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

/** Notes of the staff about a member, the newest first. */
export function listNotes(
  tx: Tx,
  { merchantCode, memberId }: Pick<RecordsPage, 'merchantCode' | 'memberId'>,
  { beforeId, limit }: { readonly beforeId: bigint | null; readonly limit: number },
) {
  return tx
    .selectFrom('member_notes')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(beforeId !== null, (q) => q.where('id', '<', beforeId!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertNote(
  tx: Tx,
  note: Omit<Insertable<Tables['member_notes']>, 'id'>,
): Promise<bigint> {
  const { id } = await tx
    .insertInto('member_notes')
    .values(note)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An adjustment by the page's name of it. */
export function findAdjustment(tx: Tx, merchantCode: string, requestId: string) {
  return tx
    .selectFrom('member_adjustments')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export async function insertAdjustment(
  tx: Tx,
  row: Omit<Insertable<Tables['member_adjustments']>, 'id'>,
): Promise<void> {
  await tx.insertInto('member_adjustments').values(row).execute();
}

/** Adjustments of a merchant, or of one member, the newest first. */
export function listAdjustments(
  tx: Tx,
  {
    merchantCode,
    memberId,
    from,
    until,
  }: {
    merchantCode: string;
    memberId?: string | undefined;
    from?: Date | undefined;
    until?: Date | undefined;
  },
  { beforeId, limit }: { readonly beforeId: bigint | null; readonly limit: number },
) {
  return tx
    .selectFrom('member_adjustments')
    .innerJoin('members', 'members.id', 'member_id')
    .selectAll('member_adjustments')
    .select('members.account')
    .where('member_adjustments.merchant_code', '=', merchantCode)
    .$if(memberId !== undefined, (q) => q.where('member_id', '=', memberId!))
    .$if(from !== undefined, (q) => q.where('at', '>=', from!))
    .$if(until !== undefined, (q) => q.where('at', '<', until!))
    .$if(beforeId !== null, (q) => q.where('member_adjustments.id', '<', beforeId!))
    .orderBy('member_adjustments.id', 'desc')
    .limit(limit)
    .execute();
}

/** Keeps what records of the audit call a member whose data went. */
export async function insertErasure(
  tx: Tx,
  row: Insertable<Tables['desk_erasures']>,
): Promise<void> {
  await tx.insertInto('desk_erasures').values(row).execute();
}
