import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { PromotionTerms } from '../../../schemas/promotions.ts';
import type { Tx } from '../../db/database.ts';
import { keptUntil } from '../../db/rewardedMembers.ts';
import type { PromotionEntryRow, PromotionTables } from '../../db/promotionTables.ts';
import type { Tables } from '../../db/tables.ts';

/** What is published, as it holds now. */
export interface Published {
  readonly id: string;
  readonly version: number;
  readonly terms: PromotionTerms;
  readonly granted_minor: bigint;
  readonly state: 'published' | 'ended' | 'draft';
}

/** Has whatever a member does with promotions wait for each other. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  const name = `promotions ${memberId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

const withTerms = (tx: Tx) =>
  tx
    .selectFrom('promotions')
    .innerJoin('promotion_versions as kept', (join) =>
      join
        .onRef('kept.merchant_code', '=', 'promotions.merchant_code')
        .onRef('kept.promotion_id', '=', 'promotions.id')
        .onRef('kept.version', '=', 'promotions.version'),
    )
    .select([
      'promotions.id',
      'promotions.state',
      'promotions.granted_minor',
      'kept.version',
      'kept.terms',
    ]);

/** What is published, in its order. */
export const listPublished = (tx: Tx): Promise<readonly Published[]> =>
  withTerms(tx)
    .where('promotions.state', '=', 'published')
    .orderBy('promotions.place')
    .orderBy('promotions.id')
    .execute();

/** One that was published once. */
export const findPublished = (tx: Tx, id: string): Promise<Published | undefined> =>
  withTerms(tx).where('promotions.id', '=', id).executeTakeFirst();

/** Terms under which a member began. */
export const findTerms = async (tx: Tx, id: string, version: number): Promise<PromotionTerms> =>
  (
    await tx
      .selectFrom('promotion_versions')
      .select('terms')
      .where('promotion_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
  ).terms;

/** Rows of a member of some promotions, the last one first. */
export const listEntries = (
  tx: Tx,
  memberId: string,
  ids: readonly string[],
): Promise<readonly PromotionEntryRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('promotion_entries')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('promotion_id', 'in', [...ids])
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(500)
        .execute();

/** What was issued to a member and can be collected, what ends first before the others. */
export const listIssued = (tx: Tx, { memberId, now }: { memberId: string; now: Date }) =>
  tx
    .selectFrom('promotion_entries as entry')
    .innerJoin('promotion_versions as kept', (join) =>
      join
        .onRef('kept.merchant_code', '=', 'entry.merchant_code')
        .onRef('kept.promotion_id', '=', 'entry.promotion_id')
        .onRef('kept.version', '=', 'entry.version'),
    )
    .selectAll('entry')
    .select('kept.terms')
    .where('entry.member_id', '=', memberId)
    .where('entry.state', '=', 'issued')
    .where('entry.expires_at', '>', now)
    .orderBy('entry.expires_at')
    .execute();

/** How many of them there are. */
export async function countIssued(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('promotion_entries')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'issued')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertEntry(
  tx: Tx,
  row: Insertable<PromotionTables['promotion_entries']>,
): Promise<void> {
  await tx.insertInto('promotion_entries').values(row).execute();
}

export async function updateEntry(
  tx: Tx,
  id: string,
  changes: Updateable<PromotionTables['promotion_entries']>,
): Promise<void> {
  await tx.updateTable('promotion_entries').set(changes).where('id', '=', id).execute();
}

/** One row, locked until the transaction ends. */
export const lockEntry = (tx: Tx, id: string): Promise<PromotionEntryRow | undefined> =>
  tx
    .selectFrom('promotion_entries')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Counts what is granted against a budget; false, and nothing happens, where it would go over. Zero has no limit. */
export async function takeBudget(
  tx: Tx,
  id: string,
  { amountMinor, budgetMinor }: { readonly amountMinor: bigint; readonly budgetMinor: bigint },
): Promise<boolean> {
  const { rows } = await sql`
    update promotions set granted_minor = granted_minor + ${amountMinor}
     where id = ${id}::uuid and (${budgetMinor} = 0::bigint or granted_minor + ${amountMinor} <= ${budgetMinor})
    returning id`.execute(tx);
  return rows.length === 1;
}

/** Gives back what was promised and not collected. */
export async function returnBudget(tx: Tx, id: string, amountMinor: bigint): Promise<void> {
  await sql`update promotions set granted_minor = granted_minor - ${amountMinor} where id = ${id}::uuid`.execute(
    tx,
  );
}

/** Whose doings are counted, and when. */
export interface Doings {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly currency: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly first: string;
  readonly last: string;
  readonly categories: readonly string[];
}

/** What a member paid in, in minor units. */
export async function sumDeposits(tx: Tx, of: Doings): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(credited_minor), 0)::text as sum from deposit_orders
     where member_id = ${of.memberId}::uuid and currency = ${of.currency} and state in ('confirmed', 'disputed')
       and confirmed_at >= ${of.startsAt} and confirmed_at < ${of.endsAt}`.execute(tx);
  return BigInt(rows[0]!.sum);
}

/** What a member bet that counts, in minor units. */
export async function sumValidBets(tx: Tx, of: Doings): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(valid_minor), 0)::text as sum from bet_days
     where merchant_code = ${of.merchantCode} and member_id = ${of.memberId}::uuid and currency = ${of.currency}
       and day between ${of.first}::date and ${of.last}::date
       ${of.categories.length === 0 ? sql`` : sql`and category = any(${[...of.categories]}::text[])`}`.execute(
    tx,
  );
  const sum = BigInt(rows[0]!.sum);
  return sum > 0n ? sum : 0n;
}

/** Merchants at whom something was not collected in time. */
export async function listMerchantsWithDue(
  owner: Kysely<Tables>,
  now: Date,
): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('promotion_entries')
    .select('merchant_code')
    .distinct()
    .where('state', '=', 'issued')
    .where('expires_at', '<=', now)
    .execute();
  return rows.map(({ merchant_code: code }) => code);
}

/** Ends what was not collected in time; who takes a break keeps it until a week after the break. */
export async function expireIssued(
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
) {
  const { rows } = await sql<{
    promotion: string;
    member: string;
    state: string;
    amount: string;
  }>`
    with late as (
      select merchant_code, id from promotion_entries
       where state = 'issued' and expires_at <= ${now} limit ${limit} for update skip locked
    )
    update promotion_entries entry
       set state = case when ${keptUntil(now)} is null then 'expired' else 'issued' end,
           expires_at = coalesce(${keptUntil(now)}, entry.expires_at)
      from members member, late
     where entry.merchant_code = late.merchant_code and entry.id = late.id and member.id = entry.member_id
    returning entry.promotion_id as promotion, entry.member_id as member, entry.state, entry.amount_minor::text as amount`.execute(
    tx,
  );
  return rows;
}

/** Pictures of a member that were not sent yet, without their bytes. */
export const listLoosePictures = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('promotion_pictures')
    .select('id')
    .where('member_id', '=', memberId)
    .where('entry_id', 'is', null)
    .execute();

export async function insertPicture(
  tx: Tx,
  row: Insertable<PromotionTables['promotion_pictures']>,
): Promise<void> {
  await tx.insertInto('promotion_pictures').values(row).execute();
}

/** Puts a picture with the application that it was sent with. */
export async function attachPicture(
  tx: Tx,
  { id, entryId, place }: { id: string; entryId: string; place: number },
): Promise<void> {
  await tx
    .updateTable('promotion_pictures')
    .set({ entry_id: entryId, place, drop_at: null })
    .where('id', '=', id)
    .execute();
}

/** Lets go of what came with an application before. */
export async function dropPictures(tx: Tx, entryId: string): Promise<void> {
  await tx.deleteFrom('promotion_pictures').where('entry_id', '=', entryId).execute();
}
