import { sql, type Insertable } from 'kysely';
import { diallingCodesOf, type NoticeSegment } from '../../../engine/notices/segment.ts';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import type { BroadcastRow, NoticeTables } from '../../db/noticeTables.ts';

/** Ids of everybody below agents, by the agents' accounts. */
const belowAgents = (accounts: readonly string[]) => sql`
  with recursive line (id) as (
    select top.id from members agent join members top on top.upline_id = agent.id
     where lower(agent.account) = any(${accounts.map((one) => one.toLowerCase())}::text[])
    union
    select below.id from line join members below on below.upline_id = line.id
  )
  select id from line`;

/** Members of a segment; of marketing only those whom it may reach. */
function membersIn(tx: Tx, segment: NoticeSegment, isMarketing: boolean) {
  const { languages, rankFrom, rankTo, labels, tags, countries, accounts } = segment;
  const { activeDays, inactiveDays, isVerified, lines } = segment;
  const seenWithin = (days: number) => sql<boolean>`exists (
    select 1 from member_addresses seen
     where seen.merchant_code = members.merchant_code and seen.member_id = members.id
       and seen.last_seen_at > now() - ${days} * interval '1 day')`;
  const patterns = diallingCodesOf(countries ?? []).map((code) => `${code}%`);
  return tx
    .selectFrom('members')
    .where('status', '<>', 'closed')
    .where('erased_at', 'is', null)
    .where('expires_at', 'is', null)
    .$if(languages !== undefined, (q) => q.where('locale', 'in', [...languages!]))
    .$if(rankFrom !== undefined, (q) => q.where('club_rank', '>=', rankFrom!))
    .$if(rankTo !== undefined, (q) => q.where('club_rank', '<=', rankTo!))
    .$if(labels !== undefined, (q) => q.where(sql<boolean>`labels && ${[...labels!]}::text[]`))
    .$if(tags !== undefined, (q) => q.where(sql<boolean>`tags && ${[...tags!]}::text[]`))
    .$if(countries !== undefined, (q) => q.where(sql<boolean>`phone like any(${patterns}::text[])`))
    .$if(accounts !== undefined, (q) =>
      q.where(
        sql<boolean>`lower(account) = any(${accounts!.map((one) => one.toLowerCase())}::text[])`,
      ),
    )
    .$if(activeDays !== undefined, (q) => q.where(seenWithin(activeDays!)))
    .$if(inactiveDays !== undefined, (q) => q.where(sql<boolean>`not ${seenWithin(inactiveDays!)}`))
    .$if(isVerified !== undefined, (q) =>
      q.where(
        sql<boolean>`(email_verified_at is not null or phone_verified_at is not null) = ${isVerified!}`,
      ),
    )
    .$if(lines !== undefined, (q) => q.where(sql<boolean>`members.id in (${belowAgents(lines!)})`))
    .$if(isMarketing, (q) =>
      q.where(sql<boolean>`(paused_until is null or paused_until <= now()) and exists (
        select 1 from notice_choices chosen
         where chosen.member_id = members.id
           and chosen.choices -> 'news' @> any(array['{"site":true}', '{"mail":true}', '{"sms":true}', '{"push":true}']::jsonb[]))`),
    );
}

/** How many are meant now, and the accounts of some. */
export async function previewSegment(
  tx: Tx,
  segment: NoticeSegment,
  isMarketing: boolean,
): Promise<{ readonly count: number; readonly sample: readonly string[] }> {
  const members = membersIn(tx, segment, isMarketing);
  const { count } = await members
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const sample = await members.select('account').orderBy('members.id').limit(10).execute();
  return { count: Number(count), sample: sample.map(({ account }) => account) };
}

/** Ids of those who are meant now. */
export async function listMeant(tx: Tx, segment: NoticeSegment, most: number): Promise<string[]> {
  const rows = await membersIn(tx, segment, false)
    .select('members.id')
    .orderBy('members.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The next members whom a message that is sent is for, by their ids. */
export async function listNextMeant(tx: Tx, row: BroadcastRow, limit: number): Promise<string[]> {
  const { member_ids: listed, delivered_to: after } = row;
  const rows = await membersIn(tx, listed ? {} : row.segment, row.is_marketing)
    .select('members.id')
    .where('created_at', '<=', row.publish_at!)
    .$if(listed !== null, (q) => q.where(sql<boolean>`members.id = any(${listed}::uuid[])`))
    .$if(after !== null, (q) => q.where('members.id', '>', after!))
    .orderBy('members.id')
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
