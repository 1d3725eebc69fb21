import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { notifyAfterCommit, type Database, type Tx } from '../../db/database.ts';
import { kept } from '../../db/keptStatements.ts';
import type {
  PlayRoundsTable,
  PlaySessionsTable,
  PlayTransactionsTable,
} from '../../db/playTables.ts';
import type { Tables } from '../../db/tables.ts';

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

/** What a call of a vendor is about. */
export interface CallNames {
  /** With the key's id: good once. */
  readonly nonce: string;
  /** When the nonce may be forgotten. */
  readonly nonceEndsAt: Date;
  readonly now: Date;
  /** SHA-256 of the play session's secret. */
  readonly session: Buffer | null;
  /** Of calls that change a round. */
  readonly roundId: string | null;
  readonly transactionId: string | null;
}

/** What was answered to an id before, if its call came. */
export type KnownTransaction = Pick<Transaction, 'state' | 'digest' | 'reply_status' | 'reply'>;

/** What a call finds when it begins. */
export interface BegunCall {
  readonly session: PlaySession | null;
  readonly round: Round | undefined;
  readonly known: KnownTransaction | undefined;
}

type SessionRow = Pick<
  Selectable<PlaySessionsTable>,
  'member_id' | 'game_id' | 'mode' | 'currency' | 'decimals' | 'has_vendor_wallet'
>;
type Prefixed<P extends string, T> = {
  readonly [K in keyof T & string as `${P}_${K}`]: T[K] | null;
};

/** Columns of the round bear their own names; a row that is not there is null in all of them. */
interface BegunRow
  extends Round, Prefixed<'session', SessionRow>, Prefixed<'known', KnownTransaction> {
  readonly is_new: boolean;
  readonly is_live: boolean | null;
  readonly session_id: string | null;
}

function readSession(row: BegunRow): PlaySession | null {
  if (row.session_id === null) return null;
  return {
    id: row.session_id,
    memberId: row.session_member_id!,
    gameId: row.session_game_id!,
    mode: row.session_mode!,
    currency: row.session_currency!,
    decimals: row.session_decimals!,
    hasVendorWallet: row.session_has_vendor_wallet!,
    isLive: row.is_live === true,
  };
}

function readKnown(row: BegunRow): KnownTransaction | undefined {
  if (row.known_state === null) return undefined;
  return {
    state: row.known_state,
    digest: row.known_digest,
    reply_status: row.known_reply_status,
    reply: row.known_reply,
  };
}

const readRound = (row: BegunRow): Round | undefined =>
  (row.id as string | null) === null ? undefined : row;

/**
 * Uses up a nonce and reads what a call is about; null where the nonce was met before. Where a round is named, waits until
 * nobody else changes it: the lock ends with the transaction, and also holds a round that does not exist yet.
 */
export async function beginCall(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  { nonce, nonceEndsAt, now, session, roundId, transactionId }: CallNames,
): Promise<BegunCall | null> {
  const { rows } = await sql<BegunRow>`${kept}
    select begun.is_new, begun.is_live,
           (begun.session).id as session_id, (begun.session).member_id as session_member_id,
           (begun.session).game_id as session_game_id, (begun.session).mode as session_mode,
           (begun.session).currency as session_currency, (begun.session).decimals as session_decimals,
           (begun.session).has_vendor_wallet as session_has_vendor_wallet,
           (begun.known).state as known_state, (begun.known).digest as known_digest,
           (begun.known).reply_status as known_reply_status, (begun.known).reply as known_reply,
           (begun.round).*
      from play_begin_call(${merchantCode}, ${vendorCode}, ${nonce}, ${nonceEndsAt}, ${now},
        ${session}, ${roundId}, ${transactionId}) begun`.execute(tx);
  const row = rows[0]!;
  if (!row.is_new) return null;
  return { session: readSession(row), round: readRound(row), known: readKnown(row) };
}

/** What can be staked in a session. */
export interface Stakeable {
  readonly currency: string;
  readonly decimals: number;
  readonly availableMinor: bigint;
}

/**
 * Uses up a nonce and reads what can be staked in a session, in one statement that is a transaction by itself: null where the
 * nonce was met before, undefined where there is no such session.
 */
export async function readStakeable(
  db: Database,
  { merchantCode, vendorCode }: VendorScope,
  { nonce, nonceEndsAt, session }: Pick<CallNames, 'nonce' | 'nonceEndsAt' | 'session'>,
): Promise<Stakeable | null | undefined> {
  const { rows } = await sql<Stakeable & { readonly isNew: boolean }>`${kept}
    select is_new as "isNew", currency, decimals, available as "availableMinor"
      from play_balance(${merchantCode}, ${vendorCode}, ${nonce}, ${nonceEndsAt}, ${session})`.execute(
    db.kysely,
  );
  const { isNew, ...stakeable } = rows[0]!;
  if (!isNew) return null;
  return (stakeable.availableMinor as bigint | null) === null ? undefined : stakeable;
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
  if (round.state !== 'open') notifyAfterCommit(tx);
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

/** What a call did, and the answer that a second try gets. */
export type DoneCall = Pick<
  Transaction,
  'id' | 'kind' | 'amount_minor' | 'digest' | 'reply_status' | 'reply' | 'created_at'
>;

/**
 * Writes down what a call did together with its round as it is now; of one that is closed, open pages are told. False
 * where the id was taken meanwhile, in another round: then nothing of it was written.
 */
export async function keepCall(tx: Tx, round: Round, done: DoneCall): Promise<boolean> {
  if (round.state !== 'open') notifyAfterCommit(tx);
  const { rows } = await sql<{ isKept: boolean }>`${kept}
    select play_keep_call(
      ${round.merchant_code}, ${round.vendor_code}, ${round.member_id}, ${done.created_at},
      ${done.id}, ${done.kind}, ${done.amount_minor}, ${done.digest}, ${done.reply_status}, ${done.reply},
      ${round.id}, ${round.play_session_id}, ${round.game_id}, ${round.mode}, ${round.currency}, ${round.decimals},
      ${round.has_vendor_wallet}, ${round.state}, ${round.is_free}, ${round.staked_minor}, ${round.paid_minor},
      ${round.opened_at}, ${round.closed_at}, ${round.free_spins_id}) as "isKept"`.execute(tx);
  return rows[0]!.isKept;
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

/** Merchants with rounds that were opened before a moment and are open still; all of them, so asked as the owner. */
export async function listMerchantsWithRounds(
  owner: Kysely<Tables>,
  openedBefore: Date,
): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('play_rounds')
    .select('merchant_code')
    .distinct()
    .where('state', '=', 'open')
    .where('opened_at', '<=', openedBefore)
    .execute();
  return rows.map((row) => row.merchant_code);
}
