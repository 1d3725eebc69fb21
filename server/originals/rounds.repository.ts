import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { OriginalsRoundsTable } from '../db/originalsTables.ts';
import type { Tables } from '../db/tables.ts';
import type { SeedOwner, SeedRow } from './seeds.repository.ts';
import type { SessionRow } from './sessions.repository.ts';

/** A round as it is kept. */
export type RoundRow = Selectable<OriginalsRoundsTable>;

const UNDER_WAY = ['staking', 'drawn', 'cancelling'] as const;
/** A bet whose stake was taken waits for its table, and somebody must see to it that the table goes on. */
const OPEN = [...UNDER_WAY, 'staked'] as const;

/** A round under way that is played with a pair of seeds. */
export function findUnderWayWith(tx: Tx, { merchant_code, id }: SeedRow) {
  return tx
    .selectFrom('house_rounds')
    .select('id')
    .where('merchant_code', '=', merchant_code)
    .where('seed_id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .limit(1)
    .executeTakeFirst();
}

/** False where the session has another round under way, or the request was heard meanwhile. */
export async function insertRound(
  tx: Tx,
  round: Insertable<OriginalsRoundsTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('house_rounds')
    .values(round)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findRequest(
  tx: Tx,
  { merchant_code, id }: Pick<SessionRow, 'merchant_code' | 'id'>,
  requestId: string,
) {
  return tx
    .selectFrom('house_rounds')
    .selectAll()
    .where('merchant_code', '=', merchant_code)
    .where('session_id', '=', id)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export function findUnderWay(
  tx: Tx,
  { merchant_code, id }: Pick<SessionRow, 'merchant_code' | 'id'>,
) {
  return tx
    .selectFrom('house_rounds')
    .selectAll()
    .where('merchant_code', '=', merchant_code)
    .where('session_id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .executeTakeFirst();
}

/** A member's rounds under way in a game. */
export function listUnderWay(
  tx: Tx,
  { merchantCode, alias, mode }: SeedOwner,
  gameCode: string,
): Promise<RoundRow[]> {
  return tx
    .selectFrom('house_rounds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_alias', '=', alias)
    .where('mode', '=', mode)
    .where('game_code', '=', gameCode)
    .where('state', 'in', UNDER_WAY)
    .execute();
}

export function getRound(tx: Tx, merchantCode: string, id: string): Promise<RoundRow> {
  return tx
    .selectFrom('house_rounds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The round, locked. */
export function lockRound(tx: Tx, merchantCode: string, id: string): Promise<RoundRow> {
  return tx
    .selectFrom('house_rounds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Changes a round that stands where it is thought to stand; false where it went on meanwhile. */
export async function moveRound(
  tx: Tx,
  { merchant_code, id, state }: Pick<RoundRow, 'merchant_code' | 'id' | 'state'>,
  to: Partial<
    Pick<
      RoundRow,
      'state' | 'refusal' | 'fault' | 'is_told' | 'nonce' | 'paid_minor' | 'drawn_at' | 'try_at'
    >
  > & { readonly outcome?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('house_rounds')
    .set(to)
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a round up that is due, so that no other gateway does; undefined where none is. */
export function takeDueRound(
  tx: Tx,
  merchantCode: string,
  now: Date,
): Promise<RoundRow | undefined> {
  return tx
    .updateTable('house_rounds')
    .set({
      tries: sql<number>`tries + 1`,
      try_at: sql<Date>`${now}::timestamptz + least(300, 2 ^ least(tries, 9)) * interval '1 second'`,
    })
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('house_rounds')
        .select('id')
        .where('merchant_code', '=', merchantCode)
        .where('state', 'in', OPEN)
        .where('try_at', '<=', now)
        .orderBy('try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Merchants with rounds that are due to be taken up again; all of them, so asked as the owner. */
export async function listMerchantsWithDueRounds(
  owner: Kysely<Tables>,
  now: Date,
): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('house_rounds')
    .select('merchant_code')
    .distinct()
    .where('state', 'in', OPEN)
    .where('try_at', '<=', now)
    .execute();
  return rows.map((row) => row.merchant_code);
}
