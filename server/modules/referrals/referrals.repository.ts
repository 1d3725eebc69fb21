import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import type { KeptReferralTerms, ReferralRow } from '../../db/referralTables.ts';
import type { RowPlace } from '../../http/rowPlace.ts';
import type { Tables } from '../../db/tables.ts';

/** Where a page of friends begins: what stands before it. */
export interface FriendPage {
  readonly before: RowPlace | null;
  readonly limit: number;
}

/** A friend with the name of the account. */
export type NamedReferral = ReferralRow & { readonly friend: string; readonly inviter: string };

const named = (tx: Tx) =>
  tx
    .selectFrom('referrals')
    .innerJoin('members as friend', 'friend.id', 'referrals.friend_id')
    .innerJoin('members as inviter', 'inviter.id', 'referrals.inviter_id')
    .selectAll('referrals')
    .select(['friend.account as friend', 'inviter.account as inviter']);

/** Friends whom a member invited, the newest first. */
export const listFriends = (
  tx: Tx,
  inviterId: string,
  { before, limit }: FriendPage,
): Promise<readonly NamedReferral[]> =>
  named(tx)
    .where('inviter_id', '=', inviterId)
    .$if(before !== null, (q) =>
      q.where(sql<boolean>`(referrals.created_at, friend_id) < (${before!.at}, ${before!.id})`),
    )
    .orderBy('referrals.created_at', 'desc')
    .orderBy('friend_id', 'desc')
    .limit(limit)
    .execute();

/** Friends of a merchant in a state, those that wait longest first. */
export const listByState = (
  tx: Tx,
  { state, after, limit }: { state: ReferralRow['state']; after: RowPlace | null; limit: number },
): Promise<readonly NamedReferral[]> =>
  named(tx)
    .where('state', '=', state)
    .$if(after !== null, (q) =>
      q.where(sql<boolean>`(referrals.created_at, friend_id) > (${after!.at}, ${after!.id})`),
    )
    .orderBy('referrals.created_at')
    .orderBy('friend_id')
    .limit(limit)
    .execute();

/** One friend, with the names of both. */
export const findReferral = (tx: Tx, friendId: string) =>
  named(tx).where('friend_id', '=', friendId).executeTakeFirst();

/** One friend, locked until the transaction ends. */
export const lockReferral = (tx: Tx, friendId: string): Promise<ReferralRow | undefined> =>
  tx
    .selectFrom('referrals')
    .selectAll()
    .where('friend_id', '=', friendId)
    .forUpdate()
    .executeTakeFirst();

/** The code that a member invites with; empty where there is none. */
export async function readOwnCode(tx: Tx, memberId: string): Promise<string> {
  const { referral_code: code } = await tx
    .selectFrom('members')
    .select('referral_code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return code ?? '';
}

/** Keeps that a member invited a friend. */
export async function insertReferral(tx: Tx, row: Insertable<Tables['referrals']>): Promise<void> {
  await tx.insertInto('referrals').values(row).execute();
}

/** Changes one. */
export async function updateReferral(
  tx: Tx,
  friendId: string,
  changes: Updateable<Tables['referrals']>,
): Promise<void> {
  await tx.updateTable('referrals').set(changes).where('friend_id', '=', friendId).execute();
  notifyAfterCommit(tx);
}

/** Friends whom something is waited for of, whoever's they are. */
export const listOpen = (
  owner: Kysely<Tables>,
  { after, limit }: { after: string; limit: number },
) =>
  owner
    .selectFrom('referrals')
    .select(['merchant_code', 'friend_id'])
    .where('state', '=', 'open')
    .where('friend_id', '>', after)
    .orderBy('friend_id')
    .limit(limit)
    .execute();

/** Friends of whose bets a share is due until the start of today, whoever's they are; bets from before midnight are in the books by then. */
export async function listSharing(
  owner: Kysely<Tables>,
  { now, after, limit }: { now: Date; after: string; limit: number },
) {
  const { rows } = await sql<{ merchant_code: string; friend_id: string; until: Date }>`
    select merchant_code, friend_id, least(share_ends_at, today.begin) as until
      from referrals
     cross join lateral (
       select date_trunc('day', (${now}::timestamptz - interval '5 minutes') at time zone merchant_zone(merchant_code))
                at time zone merchant_zone(merchant_code) as begin
     ) today
     where share_until < share_ends_at and share_until < today.begin and friend_id > ${after}::uuid
     order by friend_id limit ${limit}`.execute(owner);
  return rows;
}

/** What a member was rewarded with for friends, and how many there are. */
export async function sumFriends(
  tx: Tx,
  inviterId: string,
): Promise<{ readonly invited: number; readonly rewarded: number; readonly earnedMinor: bigint }> {
  const { invited, rewarded, earned } = await tx
    .selectFrom('referrals')
    .select([
      sql<string>`count(*)`.as('invited'),
      sql<string>`count(*) filter (where state = 'paid')`.as('rewarded'),
      sql<string>`coalesce(sum((terms->>'inviterMinor')::bigint + share_minor) filter (where state = 'paid'), 0)`.as(
        'earned',
      ),
    ])
    .where('inviter_id', '=', inviterId)
    .executeTakeFirstOrThrow();
  return { invited: Number(invited), rewarded: Number(rewarded), earnedMinor: BigInt(earned) };
}

/** What a friend did until a moment. */
export async function readFriend(
  tx: Tx,
  { friendId, currency, until }: { friendId: string; currency: string; until: Date },
): Promise<{ readonly hasPhone: boolean; readonly depositedMinor: bigint }> {
  const { rows } = await sql<{ phone: boolean; deposited: string }>`
    select coalesce(phone_verified_at < ${until}, false) as phone,
           (select coalesce(sum(credited_minor), 0) from deposit_orders
             where member_id = member.id and currency = ${currency} and state = 'confirmed'
               and confirmed_at < ${until})::text as deposited
      from members member where id = ${friendId}`.execute(tx);
  return { hasPhone: rows[0]!.phone, depositedMinor: BigInt(rows[0]!.deposited) };
}

/** What speaks against rewarding two members for each other. */
export async function readRisk(
  tx: Tx,
  {
    inviterId,
    friendId,
    now,
    since,
  }: { inviterId: string; friendId: string; now: Date; since: Date },
): Promise<{
  readonly sharesNetwork: boolean;
  readonly sharesAccount: boolean;
  readonly isPaused: boolean;
  readonly paidThisMonth: number;
}> {
  const { rows } = await sql<{ network: boolean; account: boolean; paused: boolean; paid: string }>`
    select exists (
             select 1 from member_addresses own join member_addresses other
                 on other.merchant_code = own.merchant_code and other.ip = own.ip
              where own.member_id = ${inviterId} and other.member_id = ${friendId}) as network,
           exists (
             select 1 from payout_accounts own join payout_accounts other
                 on other.merchant_code = own.merchant_code and other.number_digest = own.number_digest
              where own.member_id = ${inviterId} and other.member_id = ${friendId}) as account,
           exists (
             select 1 from members where id in (${inviterId}, ${friendId})
                and (status <> 'active' or paused_until > ${now} or rewards_held_at is not null)) as paused,
           (select count(*) from referrals
             where inviter_id = ${inviterId} and state = 'paid' and decided_at >= ${since})::text as paid`.execute(
    tx,
  );
  const { network, account, paused, paid } = rows[0]!;
  return {
    sharesNetwork: network,
    sharesAccount: account,
    isPaused: paused,
    paidThisMonth: Number(paid),
  };
}

/** What the desk said last of rewards; undefined where it said nothing. */
export const findTerms = (tx: Tx) =>
  tx
    .selectFrom('referral_terms')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Keeps what the desk says of rewards from now on. */
export async function insertTerms(
  tx: Tx,
  row: {
    merchant_code: string;
    id: string;
    terms: KeptReferralTerms | null;
    created_at: Date;
    created_by: string;
  },
): Promise<void> {
  await tx
    .insertInto('referral_terms')
    .values({ ...row, terms: row.terms && JSON.stringify(row.terms) })
    .execute();
}
