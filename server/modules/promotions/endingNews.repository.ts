import { sql, type Kysely } from 'kysely';
import type { PromotionTerms } from '../../../schemas/promotions.ts';
import type { Tx } from '../../db/database.ts';
import { asksForNews, isInSegment } from '../../db/memberSegments.ts';
import { isRewarded } from '../../db/rewardedMembers.ts';
import type { Tables } from '../../db/tables.ts';

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Merchants who have something published, or granted and not collected. */
export async function listMerchantsToTell(owner: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select merchant_code as code from promotions where state = 'published'
    union select merchant_code from promotion_entries where state = 'issued'`.execute(owner);
  return rows.map(({ code }) => code);
}

/** What was granted, goes until a moment and was not told of, of members who can collect it. */
export async function listLapsing(
  tx: Tx,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
) {
  const { rows } = await sql<{
    id: string;
    member_id: string;
    locale: string;
    amount_minor: bigint;
    expires_at: Date;
    terms: PromotionTerms;
  }>`
    select entry.id, entry.member_id, member.locale, entry.amount_minor, entry.expires_at, kept.terms
      from promotion_entries entry
      join members member on member.id = entry.member_id
      join promotion_versions kept on kept.merchant_code = entry.merchant_code
       and kept.promotion_id = entry.promotion_id and kept.version = entry.version
     where entry.state = 'issued' and entry.expires_at > ${now} and entry.expires_at <= ${until}
       and ${isRewarded(now)}
       and not exists (
         select 1 from notices told where told.merchant_code = entry.merchant_code
            and told.member_id = entry.member_id and told.name = 'promotionLapsing ' || entry.id)
     order by entry.expires_at limit ${limit}`.execute(tx);
  return rows;
}

/** After which member of an end is still to be told, locked; null where all were, or another gateway tells. */
export async function lockToTell(tx: Tx, id: string, until: string): Promise<string | null> {
  const row = await tx
    .selectFrom('promotions')
    .select(['told_until', 'told_to'])
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return null;
  if (row.told_until === until) return row.told_to;
  await tx
    .updateTable('promotions')
    .set({ told_until: until, told_to: FIRST })
    .where('id', '=', id)
    .execute();
  return FIRST;
}

/** Keeps up to which member it was told; null once all were. */
export async function keepTold(tx: Tx, id: string, place: string | null): Promise<void> {
  await tx.updateTable('promotions').set({ told_to: place }).where('id', '=', id).execute();
}

/** The next members who have begun something, may have earned it, or asked for news, by their ids. */
export async function listToTell(
  tx: Tx,
  {
    id,
    terms,
    asks,
    window,
    after,
    now,
    limit,
  }: {
    readonly id: string;
    readonly terms: PromotionTerms;
    /** What has to be done before it can be claimed. */
    readonly asks: 'deposit' | 'bets' | null;
    readonly window: { readonly startsAt: Date; readonly first: string; readonly last: string };
    readonly after: string;
    readonly now: Date;
    readonly limit: number;
  },
): Promise<string[]> {
  const did = {
    deposit: sql<boolean>`exists (
      select 1 from deposit_orders paid where paid.member_id = member.id and paid.confirmed_at >= ${window.startsAt})`,
    bets: sql<boolean>`exists (
      select 1 from bet_days bet where bet.merchant_code = member.merchant_code and bet.member_id = member.id
         and bet.day between ${window.first}::date and ${window.last}::date)`,
  };
  const { rows } = await sql<{ id: string }>`
    select member.id from members member
     where member.id > ${after}::uuid and ${isRewarded(now)}
       and (exists (
         select 1 from promotion_entries entry
          where entry.merchant_code = member.merchant_code and entry.promotion_id = ${id}::uuid
            and entry.member_id = member.id and entry.state = 'joined')
         or (${isInSegment(terms.audience, now)} and (${asksForNews} or ${asks ? did[asks] : sql`false`})))
     order by member.id limit ${limit}`.execute(tx);
  return rows.map((row) => row.id);
}
