import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { PromotionEntryRow, PromotionRow, PromotionTables } from '../../db/promotionTables.ts';

const withVersion = (tx: Tx) =>
  tx
    .selectFrom('promotions')
    .leftJoin('promotion_versions as kept', (join) =>
      join
        .onRef('kept.merchant_code', '=', 'promotions.merchant_code')
        .onRef('kept.promotion_id', '=', 'promotions.id')
        .onRef('kept.version', '=', 'promotions.version'),
    )
    .selectAll('promotions')
    .select(['kept.terms', 'kept.created_at as published_at']);

/** Promotions of the desk in a state, in their order. */
export const listOfDesk = (
  tx: Tx,
  {
    state,
    after,
    limit,
  }: {
    state: PromotionRow['state'] | undefined;
    after: { readonly place: number; readonly id: string } | null;
    limit: number;
  },
) =>
  withVersion(tx)
    .$if(state !== undefined, (query) => query.where('promotions.state', '=', state!))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(promotions.place, promotions.id) > (${after!.place}, ${after!.id}::uuid)`,
      ),
    )
    .orderBy('promotions.place')
    .orderBy('promotions.id')
    .limit(limit)
    .execute();

/** A promotion as the desk has it, with what holds. */
export type DeskPromotion = Awaited<ReturnType<typeof listOfDesk>>[number];

/** One of them, locked until the transaction ends. */
export const lockPromotion = (tx: Tx, id: string): Promise<DeskPromotion | undefined> =>
  withVersion(tx).where('promotions.id', '=', id).forUpdate('promotions').executeTakeFirst();

/** How many take part, wait and were paid, what that cost, and what is left of packets and prizes. */
export async function sumEntries(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    members: string;
    waiting: string;
    paid: string;
    cost: string;
    promised: string;
    parts: string | null;
    parts_left: string | null;
    drawn: readonly { prize: number; drawn: number }[] | null;
  }>`
    select asked.id, coalesce(sums.members, 0)::text as members, coalesce(sums.waiting, 0)::text as waiting,
           coalesce(sums.paid, 0)::text as paid, coalesce(sums.cost, 0)::text as cost,
           coalesce(sums.promised, 0)::text as promised, cut.parts::text, cut.parts_left::text, prizes.drawn
      from unnest(${[...ids]}::uuid[]) as asked (id)
      left join lateral (
        select count(distinct member_id) as members, count(*) filter (where state in ('applying', 'process')) as waiting,
               count(claimed_at) as paid, sum(amount_minor) filter (where state = 'claimed') as cost,
               sum(amount_minor) filter (where state = 'issued') as promised
          from promotion_entries where promotion_id = asked.id) sums on true
      left join lateral (
        select nullif(count(*), 0) as parts, count(*) filter (where member_id is null) as parts_left
          from promotion_parts where promotion_id = asked.id) cut on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('prize', prize, 'drawn', drawn) order by prize) as drawn
          from promotion_prizes where promotion_id = asked.id) prizes on true`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many began, were paid, and what that cost, in minor units. */
interface Uptake {
  readonly members: number;
  readonly paid: number;
  readonly cost: string;
}

/** Uptake of each version, the newest first. */
export async function listVersionUptake(tx: Tx, id: string) {
  const { rows } = await sql<Uptake & { version: number; created_at: Date; promised: string }>`
    select kept.version, kept.created_at, count(distinct entry.member_id)::int as members,
           count(entry.claimed_at)::int as paid,
           coalesce(sum(entry.amount_minor) filter (where entry.state = 'claimed'), 0)::text as cost,
           coalesce(sum(entry.amount_minor) filter (where entry.state = 'issued'), 0)::text as promised
      from promotion_versions kept
      left join promotion_entries entry on entry.merchant_code = kept.merchant_code
       and entry.promotion_id = kept.promotion_id and entry.version = kept.version
     where kept.promotion_id = ${id}::uuid
     group by kept.version, kept.created_at order by kept.version desc`.execute(tx);
  return rows;
}

/** Uptake of each day in a zone on which something happened, the newest first; who began counts on the day they did. */
export async function listDayUptake(
  tx: Tx,
  id: string,
  { zone, limit }: { readonly zone: string; readonly limit: number },
) {
  const { rows } = await sql<Uptake & { day: string }>`
    select happened.day::text, count(distinct began)::int as members, count(paid)::int as paid, coalesce(sum(paid), 0)::text as cost
      from promotion_entries entry
      cross join lateral (values
        ((entry.created_at at time zone ${zone})::date, entry.member_id, null::bigint),
        ((entry.claimed_at at time zone ${zone})::date, null, entry.amount_minor)) as happened (day, began, paid)
     where entry.promotion_id = ${id}::uuid and happened.day is not null
     group by happened.day order by happened.day desc limit ${limit}`.execute(tx);
  return rows;
}

/** Applications of a state, that which waits longest first; of all, the newest first. */
export function listApplications(
  tx: Tx,
  {
    state,
    after,
    limit,
  }: {
    readonly state: PromotionEntryRow['state'] | undefined;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
) {
  const isOldestFirst = state === 'applying' || state === 'process';
  const order = isOldestFirst ? 'asc' : 'desc';
  const isAfter = isOldestFirst ? sql`>` : sql`<`;
  return tx
    .selectFrom('promotion_entries as entry')
    .innerJoin('promotion_versions as kept', (join) =>
      join
        .onRef('kept.merchant_code', '=', 'entry.merchant_code')
        .onRef('kept.promotion_id', '=', 'entry.promotion_id')
        .onRef('kept.version', '=', 'entry.version'),
    )
    .selectAll('entry')
    .select('kept.terms')
    .where('entry.sent_at', 'is not', null)
    .$if(state !== undefined, (query) => query.where('entry.state', '=', state!))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(entry.sent_at, entry.id) ${isAfter} (${after?.at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('entry.sent_at', order)
    .orderBy('entry.id', order)
    .limit(limit)
    .execute();
}

/** An application with the terms that it was made under. */
export type DeskApplication = Awaited<ReturnType<typeof listApplications>>[number];

/** Pictures of an application, with their bytes. */
export const listPictures = (tx: Tx, entryId: string) =>
  tx
    .selectFrom('promotion_pictures')
    .selectAll()
    .where('entry_id', '=', entryId)
    .orderBy('place')
    .execute();

/** How many pictures came with each of these. */
export async function countPictures(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('promotion_pictures')
    .select(['entry_id', ({ fn }) => fn.countAll<string>().as('count')])
    .where('entry_id', 'in', [...ids])
    .groupBy('entry_id')
    .execute();
  return new Map(rows.map(({ entry_id: id, count }) => [id!, Number(count)]));
}

/** Writes a new one. */
export async function insertPromotion(
  tx: Tx,
  row: Insertable<PromotionTables['promotions']>,
): Promise<void> {
  await tx.insertInto('promotions').values(row).execute();
}

/** Changes one. */
export async function updatePromotion(
  tx: Tx,
  id: string,
  changes: Updateable<PromotionTables['promotions']>,
): Promise<void> {
  await tx.updateTable('promotions').set(changes).where('id', '=', id).execute();
}

/** Keeps what is published. */
export async function insertVersion(
  tx: Tx,
  row: Insertable<PromotionTables['promotion_versions']>,
): Promise<void> {
  await tx.insertInto('promotion_versions').values(row).execute();
}
