import type { RowPlace } from '../../http/rowPlace.ts';
import { sql } from 'kysely';
import {
  comesBy,
  FIXED_TYPES,
  MARKETING_TYPES,
  type NoticeChoices,
  type NoticeKind,
  type NoticeType,
} from '../../../schemas/notices.ts';
import { isMeant } from '../../../engine/memberSegment.ts';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import type { BroadcastRow, NoticeRow } from '../../db/noticeTables.ts';
import { isRewarded } from '../../db/rewardedMembers.ts';

/** Whose messages. */
export interface InboxOwner {
  readonly merchantCode: string;
  readonly memberId: string;
}

/** Further than anybody counts. */
const MOST_COUNTED = 100;

/** What the house told longer ago shows to nobody. */
const SHOWN_DAYS = 90;
const MOST_BROADCASTS = 200;

/** What of a member decides what reaches them. */
export interface NoticeMember {
  readonly createdAt: Date;
  readonly locale: string;
  readonly rank: number;
  readonly labels: readonly string[];
  readonly tags: readonly string[];
  readonly phone: string | null;
  /** Not while they take a break, are excluded or kept from rewards. */
  readonly isOffered: boolean;
  readonly choices: NoticeChoices;
}

/** What decides, in one read; undefined where there is no such member. */
export async function readNoticeMember(
  tx: Tx,
  { merchantCode, memberId }: InboxOwner,
  now: Date,
): Promise<NoticeMember | undefined> {
  const row = await tx
    .selectFrom('members as member')
    .leftJoin('notice_choices as chosen', 'chosen.member_id', 'member.id')
    .select(['member.created_at', 'locale', 'club_rank', 'labels', 'tags', 'phone'])
    .select(['chosen.choices', isRewarded(now).as('is_offered')])
    .where('member.merchant_code', '=', merchantCode)
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return (
    row && {
      createdAt: row.created_at,
      locale: row.locale,
      rank: row.club_rank,
      labels: row.labels,
      tags: row.tags,
      phone: row.phone,
      isOffered: row.is_offered,
      choices: row.choices ?? {},
    }
  );
}

/** Keeps messages of events with one statement; those that are kept already stay as they are. */
export async function insertTold(
  tx: Tx,
  { merchantCode, at }: { readonly merchantCode: string; readonly at: Date },
  told: readonly {
    readonly memberId: string;
    readonly kind: NoticeKind;
    readonly type: NoticeType;
    /** Kept from whom nothing is offered to. */
    readonly isOffer: boolean;
    readonly name: string;
    readonly values: object;
  }[],
): Promise<void> {
  const rows = told.map(({ memberId, values, isOffer, ...one }) => ({
    ...one,
    member_id: memberId,
    content: values,
    is_offer: isOffer,
  }));
  await sql`
    insert into notices (merchant_code, member_id, name, kind, type, content, created_at, deleted_at)
    select ${merchantCode}, given.member_id, given.name, given.kind, given.type, given.content, ${at},
           case when given.type <> all(${[...FIXED_TYPES]}::text[])
                 and coalesce(chosen.choices -> given.type ->> 'site', (given.type <> all(${[...MARKETING_TYPES]}::text[]))::text) = 'false'
                then ${at}::timestamptz end
      from json_to_recordset(${JSON.stringify(rows)}::json)
             as given (member_id uuid, kind text, type text, name text, content jsonb, is_offer boolean)
      join members member on member.id = given.member_id and member.merchant_code = ${merchantCode}
                  and member.expires_at is null and (not given.is_offer or ${isRewarded(at)})
      left join notice_choices chosen on chosen.member_id = given.member_id
    on conflict (merchant_code, member_id, name) do nothing`.execute(tx);
  notifyAfterCommit(tx);
}

/** What a page of messages is narrowed to. */
export interface InboxPage {
  readonly type?: NoticeType | undefined;
  readonly isUnread: boolean;
  readonly before: RowPlace | null;
  readonly limit: number;
}

/** Messages of events, the newest first. */
export const listNotices = (
  tx: Tx,
  { memberId }: InboxOwner,
  { type, isUnread, before, limit }: InboxPage,
): Promise<NoticeRow[]> =>
  tx
    .selectFrom('notices')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .$if(type !== undefined, (q) => q.where('type', '=', type!))
    .$if(isUnread, (q) => q.where('read_at', 'is', null))
    .$if(before !== null, (q) =>
      q.where(sql<boolean>`(created_at, id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** One of them. */
export const findNotice = (tx: Tx, { memberId }: InboxOwner, id: string) =>
  tx
    .selectFrom('notices')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** A message of an event, whoever's it is. */
export const findNoticeById = (tx: Tx, id: string) =>
  tx.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst();

/** What the house tells many. */
export const findBroadcast = (tx: Tx, id: string) =>
  tx.selectFrom('broadcasts').selectAll().where('id', '=', id).executeTakeFirst();

/** Keeps what a member wants by which way. */
export async function keepChoices(
  tx: Tx,
  { merchantCode, memberId }: InboxOwner,
  { choices, at }: { readonly choices: NoticeChoices; readonly at: Date },
): Promise<void> {
  const said = { choices: JSON.stringify(choices), changed_at: at };
  await tx
    .insertInto('notice_choices')
    .values({ merchant_code: merchantCode, member_id: memberId, ...said })
    .onConflict((met) => met.column('member_id').doUpdateSet(said))
    .execute();
}

/** What the house tells, as one member has it. */
export type ShownBroadcast = Pick<
  BroadcastRow,
  'id' | 'type' | 'titles' | 'bodies' | 'link' | 'publish_at'
> & { readonly read_at: Date | null };

/** Whether a message to many reaches a member who is meant. */
export function reaches(
  member: NoticeMember,
  { type, is_marketing: isMarketing }: Pick<BroadcastRow, 'type' | 'is_marketing'>,
): boolean {
  const asked = MARKETING_TYPES.every((one) => comesBy(member.choices, one, 'site'));
  if (isMarketing && !(member.isOffered && asked)) return false;
  return isMarketing || type === 'news' || comesBy(member.choices, type, 'site');
}

/** All that the house tells a member now, the newest first. */
export async function listShownBroadcasts(
  tx: Tx,
  { merchantCode, memberId }: InboxOwner,
  { member, now }: { readonly member: NoticeMember; readonly now: Date },
): Promise<ShownBroadcast[]> {
  const since = new Date(now.getTime() - SHOWN_DAYS * 86_400_000);
  const rows = await tx
    .selectFrom('broadcasts as told')
    .leftJoin('broadcast_reads as mark', (join) =>
      join.onRef('mark.broadcast_id', '=', 'told.id').on('mark.member_id', '=', memberId),
    )
    .select(['told.id', 'type', 'is_marketing', 'titles', 'bodies', 'link', 'segment'])
    .select(['publish_at', 'mark.read_at'])
    .where('told.merchant_code', '=', merchantCode)
    .where('state', '=', 'sent')
    .where('publish_at', '>', since)
    // Who came later was told nothing.
    .where('publish_at', '>=', member.createdAt)
    .where('mark.deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where(sql<boolean>`(member_ids is null or ${memberId}::uuid = any(member_ids))`)
    .orderBy('publish_at', 'desc')
    .orderBy('told.id', 'desc')
    .limit(MOST_BROADCASTS)
    .execute();
  return rows.filter((row) => reaches(member, row) && isMeant(row.segment, member));
}

/** How many messages of events were not read, as far as anybody counts. */
export async function countUnreadNotices(tx: Tx, { memberId }: InboxOwner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from notices
       where member_id = ${memberId}::uuid and read_at is null and deleted_at is null
       limit ${MOST_COUNTED}) as unread`.execute(tx);
  return rows[0]!.count;
}

/** Marks messages of events as read or deletes them; all that were not read where none is named. */
export async function markNotices(
  tx: Tx,
  { memberId }: InboxOwner,
  {
    ids,
    at,
    isDeleted,
  }: {
    readonly ids?: readonly string[] | undefined;
    readonly at: Date;
    readonly isDeleted: boolean;
  },
): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ read_at: sql<Date>`coalesce(read_at, ${at})`, ...(isDeleted && { deleted_at: at }) })
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .$if(ids !== undefined, (q) => q.where('id', 'in', [...ids!]))
    .$if(!isDeleted, (q) => q.where('read_at', 'is', null))
    .execute();
  notifyAfterCommit(tx);
}

/** The same of what the house tells. */
export async function markBroadcasts(
  tx: Tx,
  { merchantCode, memberId }: InboxOwner,
  {
    ids,
    at,
    isDeleted,
  }: { readonly ids: readonly string[]; readonly at: Date; readonly isDeleted: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  const deleted_at = isDeleted ? at : null;
  await tx
    .insertInto('broadcast_reads')
    .values(
      ids.map((broadcast_id) => ({
        merchant_code: merchantCode,
        member_id: memberId,
        broadcast_id,
        read_at: at,
        deleted_at,
      })),
    )
    .onConflict((met) => {
      const again = met.columns(['member_id', 'broadcast_id']);
      return isDeleted ? again.doUpdateSet({ deleted_at }) : again.doNothing();
    })
    .execute();
  notifyAfterCommit(tx);
}
