import { sql, type Insertable, type Selectable } from 'kysely';
import type { PlayMode } from '../../schemas/vendorApi.ts';
import type { Tx } from '../db/database.ts';
import type { OriginalsSeedsTable } from '../db/originalsTables.ts';

/** A pair of seeds as it is kept. */
export type SeedRow = Selectable<OriginalsSeedsTable>;

/** Whose seeds: a member's, for money or for nothing. */
export interface SeedOwner {
  readonly merchantCode: string;
  readonly alias: string;
  readonly mode: PlayMode;
}

/** The seeds in use and those after them, locked: nobody plays or reveals meanwhile. */
export async function lockSeeds(
  tx: Tx,
  { merchantCode, alias, mode }: SeedOwner,
): Promise<{ readonly used: SeedRow | undefined; readonly next: SeedRow | undefined }> {
  const rows = await tx
    .selectFrom('house_seeds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_alias', '=', alias)
    .where('mode', '=', mode)
    .where('state', 'in', ['used', 'next'])
    .orderBy('state')
    .forUpdate()
    .execute();
  const find = (state: string) => rows.find((row) => row.state === state);
  return { used: find('used'), next: find('next') };
}

/** Lets one at a time make a member's first seeds. */
export async function lockOwner(tx: Tx, { merchantCode, alias, mode }: SeedOwner): Promise<void> {
  const name = `house seeds ${merchantCode} ${alias} ${mode}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function insertSeed(tx: Tx, seed: Insertable<OriginalsSeedsTable>): Promise<void> {
  await tx.insertInto('house_seeds').values(seed).execute();
}

export async function revealSeed(tx: Tx, { merchant_code, id }: SeedRow, at: Date): Promise<void> {
  await tx
    .updateTable('house_seeds')
    .set({ state: 'revealed', revealed_at: at })
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .execute();
}

export async function beginSeed(
  tx: Tx,
  { merchant_code, id }: SeedRow,
  clientSeed: string,
): Promise<void> {
  await tx
    .updateTable('house_seeds')
    .set({ state: 'used', client_seed: clientSeed })
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .execute();
}

/** The nonce of the next round of a pair of seeds; it is not given again. */
export async function takeNonce(
  tx: Tx,
  { merchant_code, seed_id }: { readonly merchant_code: string; readonly seed_id: string },
): Promise<SeedRow & { readonly nonce: number }> {
  const row = await tx
    .updateTable('house_seeds')
    .set(({ eb }) => ({ next_nonce: eb('next_nonce', '+', 1) }))
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', seed_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, nonce: row.next_nonce - 1 };
}
