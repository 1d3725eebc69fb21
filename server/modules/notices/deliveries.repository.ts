import { sql, type Selectable } from 'kysely';
import type { NoticeChoices, NoticeWay } from '../../../schemas/notices.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { NoticeTables } from '../../db/noticeTables.ts';
import { isRewarded } from '../../db/rewardedMembers.ts';

/** One message by one way, as it is kept. */
export type DeliveryRow = Selectable<NoticeTables['notice_deliveries']>;

/** Where a member can be reached; addresses are only those that were shown to be theirs. */
export interface Contact {
  readonly memberId: string;
  readonly locale: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Not while they take a break, are excluded or kept from rewards. */
  readonly isOffered: boolean;
  readonly isGone: boolean;
  readonly choices: NoticeChoices;
  readonly subscriptions: readonly string[];
}

/** Merchants of messages whose ways are to be found out, and of deliveries that are due. */
export async function listMerchantsWithWork(db: Database, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ merchant_code: string }>`
    select merchant_code from notices where is_waiting
    union select merchant_code from notice_deliveries where state = 'waiting' and next_at <= ${now}
    union select merchant_code from broadcasts
     where is_delivering or (state = 'planned' and publish_at <= ${now})`.execute(db.owner);
  return rows.map(({ merchant_code: code }) => code);
}

/** Where members can be reached, and what they want by which way. */
export async function readContacts(
  tx: Tx,
  memberIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Contact>> {
  if (memberIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('members as member')
    .leftJoin('notice_choices as chosen', 'chosen.member_id', 'member.id')
    .select(['member.id', 'locale', 'email', 'email_verified_at', 'phone', 'phone_verified_at'])
    .select([
      'status',
      'erased_at',
      'expires_at',
      'chosen.choices',
      isRewarded(now).as('is_offered'),
    ])
    .select(
      sql<
        string[]
      >`array(select id from push_subscriptions known where known.member_id = member.id)`.as(
        'subscriptions',
      ),
    )
    .where('member.id', 'in', [...memberIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        memberId: row.id,
        locale: row.locale,
        email: row.email_verified_at === null ? null : row.email,
        phone: row.phone_verified_at === null ? null : row.phone,
        isOffered: row.is_offered,
        isGone: row.status === 'closed' || row.erased_at !== null || row.expires_at !== null,
        choices: row.choices ?? {},
        subscriptions: row.subscriptions,
      },
    ]),
  );
}

/** Messages whose ways are to be found out, locked; those that another gateway has are passed over. */
export const takeWaitingNotices = (tx: Tx, limit: number) =>
  tx
    .selectFrom('notices')
    .select(['id', 'member_id', 'type', 'created_at'])
    .where('is_waiting', '=', true)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Says that the ways of messages were found out. */
export async function endWaiting(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ is_waiting: false })
    .where('id', 'in', [...ids])
    .execute();
}

/** A delivery that is to be made. */
export interface NewDelivery {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly noticeId: string | null;
  readonly broadcastId: string | null;
  readonly way: NoticeWay;
  readonly subscriptionId: string | null;
  readonly at: Date;
}

/** Keeps deliveries; one that there is already stays as it is. */
export async function insertDeliveries(tx: Tx, made: readonly NewDelivery[]): Promise<void> {
  if (made.length === 0) return;
  await tx
    .insertInto('notice_deliveries')
    .values(
      made.map((one) => ({
        merchant_code: one.merchantCode,
        member_id: one.memberId,
        notice_id: one.noticeId,
        broadcast_id: one.broadcastId,
        way: one.way,
        subscription_id: one.subscriptionId,
        state: 'waiting' as const,
        next_at: one.at,
        created_at: one.at,
      })),
    )
    .onConflict((met) => met.doNothing())
    .execute();
}

/**
 * Deliveries that are due, each for this gateway alone until `leaseUntil`: should it die, another takes over then. What was
 * tried is counted before it is tried.
 */
export async function takeDueDeliveries(
  tx: Tx,
  {
    now,
    leaseUntil,
    limit,
  }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<DeliveryRow[]> {
  return tx
    .updateTable('notice_deliveries')
    .set({ attempts: sql<number>`attempts + 1`, next_at: leaseUntil })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notice_deliveries')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** How much did not reach a member, counted up to `most`. */
export async function countFailedDeliveries(
  tx: Tx,
  { way, most }: { readonly way?: NoticeWay | undefined; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notice_deliveries where state = 'failed' ${way ? sql`and way = ${way}` : sql``} limit ${most}
    ) counted`.execute(tx);
  return rows[0]!.count;
}

/** What did not reach a member, the newest first; by the way it went, where one is asked for. */
export const listFailedDeliveries = (
  tx: Tx,
  {
    way,
    after,
    limit,
  }: {
    readonly way?: NoticeWay | undefined;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
) =>
  tx
    .selectFrom('notice_deliveries as failed')
    .innerJoin('members', 'members.id', 'failed.member_id')
    .leftJoin('notices', (join) =>
      join
        .onRef('notices.merchant_code', '=', 'failed.merchant_code')
        .onRef('notices.id', '=', 'failed.notice_id'),
    )
    .leftJoin('broadcasts', 'broadcasts.id', 'failed.broadcast_id')
    .select(['failed.id', 'failed.member_id', 'members.account', 'failed.way', 'failed.fault'])
    .select(['failed.attempts', 'failed.created_at', 'failed.ended_at', 'failed.broadcast_id'])
    .select(['notices.kind', 'broadcasts.titles'])
    .where('failed.state', '=', 'failed')
    .$if(way !== undefined, (query) => query.where('failed.way', '=', way!))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(failed.created_at, failed.id) < (${after?.at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('failed.created_at', 'desc')
    .orderBy('failed.id', 'desc')
    .limit(limit)
    .execute();

/** Tries again what failed: one, or all by a way; how many those are. */
export async function retryDeliveries(
  tx: Tx,
  {
    id,
    way,
    now,
  }: { readonly id?: string | undefined; readonly way?: NoticeWay | undefined; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('notice_deliveries')
    .set({ state: 'waiting', attempts: 0, next_at: now, ended_at: null })
    .where('state', '=', 'failed')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(way !== undefined, (query) => query.where('way', '=', way!))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Writes down what came of a try. */
export async function endDelivery(
  tx: Tx,
  id: string,
  outcome:
    | {
        readonly state: 'sent' | 'failed' | 'dropped';
        readonly fault: string | null;
        readonly at: Date;
      }
    | { readonly state: 'waiting'; readonly fault: string; readonly nextAt: Date },
): Promise<void> {
  await tx
    .updateTable('notice_deliveries')
    .set({
      state: outcome.state,
      fault: outcome.fault,
      ...('nextAt' in outcome ? { next_at: outcome.nextAt } : { ended_at: outcome.at }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
