import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Owner } from './orders.repository.ts';

/** A pair of seeds as it is kept. */
export type SeedRow = Selectable<Tables['lottery_seeds']>;

/** The seeds in use and those after them, locked: nobody plays or reveals meanwhile. */
export async function lockSeeds(
  tx: Tx,
  { merchantCode, memberId }: Owner,
): Promise<{ readonly used: SeedRow | undefined; readonly next: SeedRow | undefined }> {
  const rows = await tx
    .selectFrom('lottery_seeds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['used', 'next'])
    .orderBy('state')
    .forUpdate()
    .execute();
  const find = (state: string) => rows.find((row) => row.state === state);
  return { used: find('used'), next: find('next') };
}

/** Lets one at a time make a member's first seeds. */
export async function lockOwner(tx: Tx, { merchantCode, memberId }: Owner): Promise<void> {
  const name = `lottery seeds ${merchantCode} ${memberId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function insertSeed(tx: Tx, seed: Insertable<Tables['lottery_seeds']>): Promise<void> {
  await tx.insertInto('lottery_seeds').values(seed).execute();
}

/** Goes on to another state of a pair of seeds. */
export async function setSeed(
  tx: Tx,
  { merchant_code, id }: SeedRow,
  change: Partial<Pick<SeedRow, 'client_seed' | 'next_nonce' | 'state' | 'revealed_at'>>,
): Promise<void> {
  await tx
    .updateTable('lottery_seeds')
    .set(change)
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .execute();
}

/** What an order was drawn with by itself, and what came. */
export type PlayRow = Selectable<Tables['lottery_plays']> &
  Pick<SeedRow, 'server_seed_sealed' | 'server_seed_hash' | 'client_seed' | 'state'>;

/** Writes the orders of plays with their one slip, and what was drawn for each. */
export async function insertPlays(
  tx: Tx,
  {
    slip,
    orders,
    plays,
  }: {
    readonly slip: Insertable<Tables['lottery_slips']>;
    readonly orders: readonly Insertable<Tables['lottery_orders']>[];
    readonly plays: readonly Insertable<Tables['lottery_plays']>[];
  },
): Promise<void> {
  await tx.insertInto('lottery_slips').values(slip).execute();
  await tx
    .insertInto('lottery_orders')
    .values([...orders])
    .execute();
  await tx
    .insertInto('lottery_plays')
    .values([...plays])
    .execute();
}

/** What orders were drawn with, by their ids; those that have an issue are not among them. */
export async function readPlays(
  tx: Tx,
  merchantCode: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlayRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('lottery_plays')
    .innerJoin('lottery_seeds', (join) =>
      join
        .onRef('lottery_seeds.merchant_code', '=', 'lottery_plays.merchant_code')
        .onRef('lottery_seeds.id', '=', 'lottery_plays.seed_id'),
    )
    .selectAll('lottery_plays')
    .select(['server_seed_sealed', 'server_seed_hash', 'client_seed', 'state'])
    .where('lottery_plays.merchant_code', '=', merchantCode)
    .where('order_id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}
