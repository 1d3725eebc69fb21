import { sql, type Insertable, type Selectable } from 'kysely';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import type { Tx } from '../../db/database.ts';
import { ringAfterCommit } from '../../db/eventBell.ts';
import type { PlayRoundsTable, PlayTransactionsTable } from '../../db/playTables.ts';

/** A round as it is kept. */
export type Round = Selectable<PlayRoundsTable>;

/** What a vendor did, as it is kept. */
export type Transaction = Selectable<PlayTransactionsTable>;

/** A play session, and whether anything may still be staked in it. */
export interface PlaySession {
  readonly id: string;
  readonly memberId: string;
  readonly gameId: string;
  readonly mode: PlayMode;
  readonly currency: string;
  readonly decimals: number;
  readonly hasVendorWallet: boolean;
  readonly isLive: boolean;
}

/** Whose transactions and rounds. */
export interface VendorScope {
  readonly merchantCode: string;
  readonly vendorCode: string;
}

/**
 * Marks a nonce as used, and where a round is named, waits until nobody else changes it; false where the nonce was met
 * before. The lock ends with the transaction. It is on the name, so that it also holds a round that does not exist yet.
 */
export async function beginCall(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  { nonce, endsAt, roundId }: { nonce: string; endsAt: Date; roundId: string | null },
): Promise<boolean> {
  const name = roundId === null ? null : `round ${merchantCode} ${vendorCode} ${roundId}`;
  const { numAffectedRows } = await sql`
    with lock as (
      select pg_advisory_xact_lock(hashtextextended(${name}::text, 0)) where ${name}::text is not null
    )
    insert into used_nonces (merchant_code, purpose, nonce, ends_at)
    select ${merchantCode}, 'vendor', ${nonce}, ${endsAt} from (select count(*) from lock) locked
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Waits until nobody else changes a round. */
export async function lockRound(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  roundId: string,
): Promise<void> {
  const name = `round ${merchantCode} ${vendorCode} ${roundId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

interface SessionRow {
  readonly id: string;
  readonly member_id: string;
  readonly game_id: string;
  readonly mode: PlayMode;
  readonly currency: string;
  readonly decimals: number;
  readonly has_vendor_wallet: boolean;
  readonly is_live: boolean;
}

/** The session of a digest; null where the vendor has none such. It is over with the sign-in that it came from. */
export async function findPlaySession(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  { digest, now }: { readonly digest: Buffer; readonly now: Date },
): Promise<PlaySession | null> {
  const { rows } = await sql<SessionRow>`
    select play.id, play.member_id, play.game_id, play.mode, play.currency, play.decimals,
           play.has_vendor_wallet,
           coalesce(play.ended_at is null and play.ends_at > ${now} and member.status = 'active'
             and sign_in.ended_at is null and sign_in.ends_at > ${now}, false) as is_live
      from play_sessions play
      join members member on member.id = play.member_id
      left join sessions sign_in on sign_in.id = play.sign_in_id
     where play.merchant_code = ${merchantCode} and play.vendor_code = ${vendorCode}
       and play.digest = ${digest}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.id,
    memberId: row.member_id,
    gameId: row.game_id,
    mode: row.mode,
    currency: row.currency,
    decimals: row.decimals,
    hasVendorWallet: row.has_vendor_wallet,
    isLive: row.is_live,
  };
}

/** A round by the vendor's id. */
export function findRound(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  id: string,
): Promise<Round | undefined> {
  return tx
    .selectFrom('play_rounds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('vendor_code', '=', vendorCode)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What a vendor did under an id. */
export function findTransaction(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  id: string,
): Promise<Transaction | undefined> {
  return tx
    .selectFrom('play_transactions')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('vendor_code', '=', vendorCode)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Writes a round as it is now; of one that is closed, open pages are told. */
export async function saveRound(tx: Tx, round: Insertable<PlayRoundsTable>): Promise<void> {
  if (round.state !== 'open') ringAfterCommit(tx);
  await tx
    .insertInto('play_rounds')
    .values(round)
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'vendor_code', 'id']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        staked_minor: eb.ref('excluded.staked_minor'),
        paid_minor: eb.ref('excluded.paid_minor'),
        closed_at: eb.ref('excluded.closed_at'),
      })),
    )
    .execute();
}

/** Writes down what a vendor did; false where its id was taken meanwhile, in another round. */
export async function insertTransaction(
  tx: Tx,
  transaction: Insertable<PlayTransactionsTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('play_transactions')
    .values(transaction)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Marks a debit as rolled back. */
export async function markRolledBack(tx: Tx, scope: VendorScope, id: string): Promise<void> {
  await tx
    .updateTable('play_transactions')
    .set({ state: 'rolledBack' })
    .where('merchant_code', '=', scope.merchantCode)
    .where('vendor_code', '=', scope.vendorCode)
    .where('id', '=', id)
    .execute();
}

const openRounds = (tx: Tx, { merchantCode, vendorCode }: VendorScope) =>
  tx
    .selectFrom('play_rounds')
    .where('play_rounds.merchant_code', '=', merchantCode)
    .where('play_rounds.vendor_code', '=', vendorCode)
    .where('play_rounds.state', '=', 'open');

/** Open rounds of a vendor that were opened before a moment, the oldest first. */
export function listOpenRounds(tx: Tx, scope: VendorScope, before: Date, limit: number) {
  return openRounds(tx, scope)
    .innerJoin('games', 'games.id', 'play_rounds.game_id')
    .selectAll('play_rounds')
    .select('games.code as game_code')
    .where('opened_at', '<=', before)
    .orderBy('opened_at')
    .orderBy('play_rounds.id')
    .limit(limit)
    .execute();
}

/** Ids of the open rounds that a member may go on with in a session, the oldest first. */
export async function listRoundsToResume(
  tx: Tx,
  scope: VendorScope,
  session: Pick<PlaySession, 'memberId' | 'gameId' | 'mode'>,
): Promise<string[]> {
  const rows = await openRounds(tx, scope)
    .select('id')
    .where('member_id', '=', session.memberId)
    .where('game_id', '=', session.gameId)
    .where('mode', '=', session.mode)
    .orderBy('opened_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Open rounds of a merchant that were opened before a moment, whoever's. */
export function listOverdueRounds(tx: Tx, merchantCode: string, before: Date, limit: number) {
  return tx
    .selectFrom('play_rounds')
    .select(['vendor_code', 'id'])
    .where('merchant_code', '=', merchantCode)
    .where('state', '=', 'open')
    .where('opened_at', '<=', before)
    .orderBy('opened_at')
    .limit(limit)
    .execute();
}
