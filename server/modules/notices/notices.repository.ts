import { sql } from 'kysely';
import {
  comesBy,
  MARKETING_TYPES,
  type NoticeChoices,
  type NoticeKind,
  type NoticeType,
  type NoticeValue,
} from '../../../schemas/notices.ts';
import { isMeant } from '../../../engine/notices/segment.ts';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import type { BroadcastRow, NoticeRow } from '../../db/noticeTables.ts';

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
  /** Self-excluded, or taking a break. */
  readonly isPaused: boolean;
  readonly choices: NoticeChoices;
}

/** What decides, in one read; undefined where there is no such member. */
export async function readNoticeMember(
  tx: Tx,
  { merchantCode, memberId }: InboxOwner,
  now: Date,
): Promise<NoticeMember | undefined> {
  const row = await tx
    .selectFrom('members')
    .leftJoin('notice_choices as chosen', 'chosen.member_id', 'members.id')
    .select([
      'members.created_at',
      'locale',
      'club_rank',
      'labels',
      'tags',
      'phone',
      'paused_until',
    ])
    .select('chosen.choices')
    .where('members.merchant_code', '=', merchantCode)
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  return (
    row && {
      createdAt: row.created_at,
      locale: row.locale,
      rank: row.club_rank,
      labels: row.labels,
      tags: row.tags,
      phone: row.phone,
      isPaused: row.paused_until !== null && row.paused_until > now,
      choices: row.choices ?? {},
    }
  );
}

/** Keeps a message of an event; undefined where it was kept before. */
export async function insertNotice(
  tx: Tx,
  notice: {
    readonly id: string;
    readonly owner: InboxOwner;
    readonly name: string;
    readonly kind: NoticeKind;
    readonly type: NoticeType;
    readonly content: Readonly<Record<string, NoticeValue>>;
    readonly at: Date;
    /** The member does not want to see it on the site. */
    readonly isHidden: boolean;
  },
): Promise<string | undefined> {
  const { owner, at } = notice;
  const row = await tx
    .insertInto('notices')
    .values({
      merchant_code: owner.merchantCode,
      id: notice.id,
      member_id: owner.memberId,
      name: notice.name,
      kind: notice.kind,
      type: notice.type,
      content: JSON.stringify(notice.content),
      created_at: at,
      deleted_at: notice.isHidden ? at : null,
    })
    .onConflict((met) => met.columns(['merchant_code', 'member_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  notifyAfterCommit(tx);
  return row?.id;
}

/** A place in the messages, the newest first. */
export interface InboxPlace {
  readonly at: Date;
  readonly id: string;
}

/** What a page of messages is narrowed to. */
export interface InboxPage {
  readonly type?: NoticeType | undefined;
  readonly isUnread: boolean;
  readonly before: InboxPlace | null;
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
  if (isMarketing && (member.isPaused || !asked)) return false;
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
