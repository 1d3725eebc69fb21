import { sql, type Insertable } from 'kysely';
import type { MemberSegment } from '../../../schemas/memberSegment.ts';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import { asksForNews, isInSegment } from '../../db/memberSegments.ts';
import type { BroadcastRow, NoticeTables } from '../../db/noticeTables.ts';
import { isRewarded } from '../../db/rewardedMembers.ts';

/** Whom of a segment: everybody, whom marketing may reach, or who is offered and given anything. */
export type SegmentReach = 'all' | 'marketing' | 'rewards';

/** Members of a segment. */
const membersIn = (
  tx: Tx,
  { segment, reach, now }: { segment: MemberSegment; reach: SegmentReach; now: Date },
) =>
  tx
    .selectFrom('members as member')
    .where('status', '<>', 'closed')
    .where('erased_at', 'is', null)
    .where('expires_at', 'is', null)
    .where(isInSegment(segment, now))
    .$if(reach === 'rewards', (q) => q.where(isRewarded(now)))
    .$if(reach === 'marketing', (q) => q.where(asksForNews).where(isRewarded(now)));

/** How many are meant now, and the accounts of some. */
export async function previewSegment(
  tx: Tx,
  of: { readonly segment: MemberSegment; readonly reach: SegmentReach; readonly now: Date },
): Promise<{ readonly count: number; readonly sample: readonly string[] }> {
  const members = membersIn(tx, of);
  const { count } = await members
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const sample = await members.select('account').orderBy('member.id').limit(10).execute();
  return { count: Number(count), sample: sample.map(({ account }) => account) };
}

/** Ids of those who are meant now. */
export async function listMeant(
  tx: Tx,
  segment: MemberSegment,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<string[]> {
  const rows = await membersIn(tx, { segment, reach: 'all', now })
    .select('member.id')
    .orderBy('member.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The next members whom a message that is sent is for, by their ids. */
export async function listNextMeant(
  tx: Tx,
  row: BroadcastRow,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<string[]> {
  const { member_ids: listed, delivered_to: after } = row;
  const reach = row.is_marketing ? 'marketing' : 'all';
  const rows = await membersIn(tx, { segment: listed ? {} : row.segment, reach, now })
    .select('member.id')
    .where('created_at', '<=', row.publish_at!)
    .$if(listed !== null, (q) => q.where(sql<boolean>`member.id = any(${listed}::uuid[])`))
    .$if(after !== null, (q) => q.where('member.id', '>', after!))
    .orderBy('member.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps a message to many. */
export async function insertBroadcast(
  tx: Tx,
  row: Insertable<NoticeTables['broadcasts']>,
): Promise<void> {
  await tx.insertInto('broadcasts').values(row).execute();
}

/** One of them, locked until the transaction ends. */
export const lockBroadcast = (tx: Tx, id: string) =>
  tx.selectFrom('broadcasts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Shows one to whom it is for. */
export async function showBroadcast(
  tx: Tx,
  { id, ways }: Pick<BroadcastRow, 'id' | 'ways'>,
  { at, memberIds }: { readonly at: Date; readonly memberIds: string[] | null },
): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set({ state: 'sent', publish_at: at, is_delivering: ways.length > 0, member_ids: memberIds })
    .where('id', '=', id)
    .execute();
  notifyAfterCommit(tx);
}

/** Takes one away from whoever has it; what was sent out stays out. */
export async function withdrawBroadcast(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set({ state: 'withdrawn', is_delivering: false })
    .where('id', '=', id)
    .execute();
  notifyAfterCommit(tx);
}

/** Those that are planned and due. */
export const listDueBroadcasts = (tx: Tx, now: Date) =>
  tx
    .selectFrom('broadcasts')
    .select('id')
    .where('state', '=', 'planned')
    .where('publish_at', '<=', now)
    .execute();

/** The next whose deliveries are still to be made; one that another gateway has is passed over. */
export const takeDelivering = (tx: Tx) =>
  tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('is_delivering', '=', true)
    .orderBy('publish_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Keeps up to which member deliveries are made; null where all are. */
export async function keepPlace(tx: Tx, id: string, place: string | null): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set({ is_delivering: place !== null, delivered_to: place })
    .where('id', '=', id)
    .execute();
}

/** All of a merchant, the newest first. */
export const listBroadcasts = (
  tx: Tx,
  {
    after,
    limit,
  }: { readonly after: { readonly at: Date; readonly id: string } | null; readonly limit: number },
) =>
  tx
    .selectFrom('broadcasts')
    .selectAll()
    .$if(after !== null, (q) =>
      q.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** How many there are, counted up to `most`. */
export async function countBroadcasts(tx: Tx, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from broadcasts limit ${most}) counted`.execute(tx);
  return rows[0]!.count;
}

/** One of them. */
export const findBroadcastOf = (tx: Tx, id: string) =>
  tx.selectFrom('broadcasts').selectAll().where('id', '=', id).executeTakeFirst();

/** How far one is: deliveries by how they stand, and how many have read it. */
export async function readProgress(tx: Tx, id: string) {
  const rows = await tx
    .selectFrom('notice_deliveries')
    .select(({ fn }) => ['state' as const, fn.countAll<string>().as('count')])
    .where('broadcast_id', '=', id)
    .groupBy('state')
    .execute();
  const { count } = await tx
    .selectFrom('broadcast_reads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('broadcast_id', '=', id)
    .executeTakeFirstOrThrow();
  const by = (state: (typeof rows)[number]['state']) =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    waiting: by('waiting'),
    sent: by('sent'),
    failed: by('failed'),
    dropped: by('dropped'),
    read: Number(count),
  };
}
