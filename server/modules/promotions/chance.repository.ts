import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** A period of a promotion. */
interface PeriodOf {
  readonly id: string;
  readonly period: string;
}

/** How many parts of a packet nobody has; null where it was not cut yet. */
export async function countParts(tx: Tx, { id, period }: PeriodOf): Promise<number | null> {
  const { rows } = await sql<{ parts: string; left: string }>`
    select count(*)::text as parts, count(*) filter (where member_id is null)::text as left
      from promotion_parts where promotion_id = ${id}::uuid and period = ${period}`.execute(tx);
  return rows[0]!.parts === '0' ? null : Number(rows[0]!.left);
}

/** Whether a packet was cut. */
export async function isCut(tx: Tx, { id, period }: PeriodOf): Promise<boolean> {
  const row = await tx
    .selectFrom('promotion_parts')
    .select('part')
    .where('promotion_id', '=', id)
    .where('period', '=', period)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Has whoever cuts or draws one promotion wait for each other. */
export async function lockChance(tx: Tx, id: string): Promise<void> {
  const name = `promotion chance ${id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Keeps the parts of a packet. */
export async function insertParts(
  tx: Tx,
  { merchantCode, id, period }: PeriodOf & { readonly merchantCode: string },
  parts: readonly number[],
): Promise<void> {
  await sql`
    insert into promotion_parts (merchant_code, promotion_id, period, part, amount_minor)
    select ${merchantCode}, ${id}::uuid, ${period}, part, amount
      from unnest(${[...parts]}::bigint[]) with ordinality as cut (amount, part)`.execute(tx);
}

/** Takes the next part that nobody takes at this moment; null where all are gone. */
export async function takePart(
  tx: Tx,
  { id, period, memberId }: PeriodOf & { readonly memberId: string },
): Promise<bigint | null> {
  const { rows } = await sql<{ amount: string }>`
    update promotion_parts set member_id = ${memberId}::uuid
     where (merchant_code, promotion_id, period, part) = (
       select merchant_code, promotion_id, period, part from promotion_parts
        where promotion_id = ${id}::uuid and period = ${period} and member_id is null
        order by part limit 1 for update skip locked)
    returning amount_minor::text as amount`.execute(tx);
  return rows[0] ? BigInt(rows[0].amount) : null;
}

/** How many of each prize were drawn. */
export async function listDrawn(tx: Tx, id: string, prizes: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('promotion_prizes')
    .select(['prize', 'drawn'])
    .where('promotion_id', '=', id)
    .execute();
  return Array.from(
    { length: prizes },
    (_, index) => rows.find(({ prize }) => prize === index)?.drawn ?? 0,
  );
}

/** Counts a prize that was drawn. */
export async function addDrawn(
  tx: Tx,
  { merchantCode, id, prize }: { merchantCode: string; id: string; prize: number },
): Promise<void> {
  await tx
    .insertInto('promotion_prizes')
    .values({ merchant_code: merchantCode, promotion_id: id, prize, drawn: 1 })
    .onConflict((on) =>
      on
        .columns(['merchant_code', 'promotion_id', 'prize'])
        .doUpdateSet((eb) => ({ drawn: eb('promotion_prizes.drawn', '+', 1) })),
    )
    .execute();
}

/** The seed of a member's next ticket. */
export const findSeed = (tx: Tx, of: { readonly id: string; readonly memberId: string }) =>
  tx
    .selectFrom('promotion_seeds')
    .selectAll()
    .where('promotion_id', '=', of.id)
    .where('member_id', '=', of.memberId)
    .executeTakeFirst();

/** Keeps one, unless there is one. */
export async function insertSeed(
  tx: Tx,
  row: {
    merchant_code: string;
    promotion_id: string;
    member_id: string;
    hash: string;
    sealed: Buffer;
    created_at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('promotion_seeds')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** A seed is used for one ticket. */
export async function deleteSeed(
  tx: Tx,
  of: { readonly id: string; readonly memberId: string },
): Promise<void> {
  await tx
    .deleteFrom('promotion_seeds')
    .where('promotion_id', '=', of.id)
    .where('member_id', '=', of.memberId)
    .execute();
}
