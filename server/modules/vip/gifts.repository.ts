import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { keptUntil } from '../../db/rewardedMembers.ts';
import type { Tables } from '../../db/tables.ts';
import type { VipGiftRow } from '../../db/vipTables.ts';

/** Merchants with gifts that nobody claimed in time. */
export async function listMerchantsWithDue(
  owner: Kysely<Tables>,
  now: Date,
): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('vip_gifts')
    .select('merchant_code')
    .distinct()
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  return rows.map(({ merchant_code: code }) => code);
}

/** Gives what is not given yet; gives what is new. */
export async function insertGifts(
  tx: Tx,
  rows: readonly Omit<VipGiftRow, 'claimed_at'>[],
): Promise<readonly VipGiftRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insertInto('vip_gifts')
    .values([...rows])
    .onConflict((on) => on.doNothing())
    .returningAll()
    .execute();
}

/** Gifts that a member can claim, what ends soonest first. */
export const listOpenGifts = (
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<readonly VipGiftRow[]> =>
  tx
    .selectFrom('vip_gifts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy(sql`expires_at nulls last`)
    .orderBy('level')
    .execute();

/** Takes a gift that can be claimed as claimed; undefined where another call was there before. */
export const takeGift = (
  tx: Tx,
  { memberId, name, now }: { memberId: string; name: string; now: Date },
): Promise<VipGiftRow | undefined> =>
  tx
    .updateTable('vip_gifts')
    .set({ state: 'claimed', claimed_at: now })
    .where('member_id', '=', memberId)
    .where('name', '=', name)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returningAll()
    .executeTakeFirst();

/**
 * Lets some of what nobody claimed in time expire, and gives whose it was. Who takes a break keeps it until a week after the
 * break, and whose rewards are held as long as they are.
 */
export async function expireDue(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ member: string }>`
    update vip_gifts known
       set state = case when ${keptUntil(now)} is null then 'expired' else 'open' end,
           expires_at = coalesce(${keptUntil(now)}, known.expires_at)
      from members member,
           (select merchant_code, member_id, name from vip_gifts
             where merchant_code = current_merchant() and state = 'open' and expires_at <= ${now}
             order by expires_at limit ${limit} for update skip locked) due
     where known.merchant_code = due.merchant_code and known.member_id = due.member_id and known.name = due.name
       and member.id = known.member_id
    returning known.member_id as member`.execute(tx);
  return rows.map(({ member }) => member);
}

/** Gifts of a merchant, the newest first. */
export const listGifts = (
  tx: Tx,
  {
    state,
    memberId,
    before,
    limit,
  }: {
    state: VipGiftRow['state'] | undefined;
    memberId: string | undefined;
    before: { readonly at: Date; readonly memberId: string; readonly name: string } | null;
    limit: number;
  },
) =>
  tx
    .selectFrom('vip_gifts')
    .innerJoin('members', 'members.id', 'vip_gifts.member_id')
    .selectAll('vip_gifts')
    .select('members.account')
    .$if(state !== undefined, (query) => query.where('vip_gifts.state', '=', state!))
    .$if(memberId !== undefined, (query) => query.where('vip_gifts.member_id', '=', memberId!))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(vip_gifts.made_at, vip_gifts.member_id, vip_gifts.name) < (${before!.at}, ${before!.memberId}::uuid, ${before!.name})`,
      ),
    )
    .orderBy('vip_gifts.made_at', 'desc')
    .orderBy('vip_gifts.member_id', 'desc')
    .orderBy('vip_gifts.name', 'desc')
    .limit(limit)
    .execute();
