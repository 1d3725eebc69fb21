import { randomBytes, randomUUID } from 'node:crypto';
import { MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import { withTransaction, type Database, type Tx } from '../../../server/db/database.ts';
import { insertMember } from '../../../server/db/members.ts';
import { post } from '../../../server/ledger/post.ts';
import { moveLegs } from '../../../server/ledger/transfer.ts';
import { createSecret, digestSecret } from '../../../server/modules/session/secrets.ts';
import type { Player } from './site.ts';

/** A game that somebody plays. */
export interface PlayedGame {
  readonly id: string;
  readonly vendorCode: string;
}

/** Where members play, and with what. */
export interface Table {
  readonly merchantCode: string;
  readonly currency: string;
  readonly game: PlayedGame;
  /** Whether there is a wallet for the vendor beside the main one. */
  readonly hasVendorWallet: boolean;
  readonly now: Date;
}

const HOUR_MS = 3_600_000;
const SIGNED_IN_HOURS = 12;

/** A game that a vendor other than our own serves. */
export async function findGame(db: Database): Promise<PlayedGame> {
  const { id, vendor_code } = await db.owner
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .select(['games.id', 'vendor_code'])
    .where('account_type', '=', 'THIRD_PARTY')
    .where('games.status', '=', 'normal')
    .where('vendors.status', '=', 'normal')
    .where('vendor_code', '<>', 'HOUSE')
    .orderBy('vendor_code')
    .orderBy('games.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, vendorCode: vendor_code };
}

/** Somebody's sign-in: what the page and the browser send along. */
export interface SignIn {
  readonly id: string;
  readonly token: string;
  readonly cookie: string;
}

/** Signs a member in, as by a password. */
export async function insertSignIn(
  tx: Tx,
  { merchantCode, now }: Pick<Table, 'merchantCode' | 'now'>,
  memberId: string,
): Promise<SignIn> {
  const id = randomUUID();
  const [token, cookie] = [createSecret(randomBytes), createSecret(randomBytes)];
  const endsAt = new Date(now.getTime() + SIGNED_IN_HOURS * HOUR_MS);
  await tx
    .insertInto('sessions')
    .values({
      id,
      merchant_code: merchantCode,
      member_id: memberId,
      token_digest: digestSecret(token),
      cookie_digest: digestSecret(cookie),
      method: 'username',
      ip: '127.0.0.1',
      created_at: now,
      proved_at: now,
      last_seen_at: now,
      idle_ends_at: endsAt,
      ends_at: endsAt,
      ended_at: null,
    })
    .execute();
  return { id, token, cookie };
}

/** Opens a game for a member, as a launch would; gives what the vendor plays by. */
export async function openPlaySession(
  tx: Tx,
  { merchantCode, currency, game, hasVendorWallet, now }: Table,
  { memberId, signInId }: { readonly memberId: string; readonly signInId: string },
): Promise<string> {
  const session = createSecret(randomBytes);
  await tx
    .insertInto('play_sessions')
    .values({
      id: randomUUID(),
      merchant_code: merchantCode,
      digest: digestSecret(session),
      member_id: memberId,
      sign_in_id: signInId,
      vendor_code: game.vendorCode,
      game_id: game.id,
      mode: 'real',
      language: 'en',
      currency,
      decimals: 2,
      has_vendor_wallet: hasVendorWallet,
      created_at: now,
      ends_at: new Date(now.getTime() + SIGNED_IN_HOURS * HOUR_MS),
      ended_at: null,
    })
    .execute();
  return session;
}

/** Adds a member with money in the main wallet. */
export async function addFundedMember(
  tx: Tx,
  { merchantCode, currency, now }: Pick<Table, 'merchantCode' | 'currency' | 'now'>,
  fundsMinor: bigint,
): Promise<{ readonly memberId: string; readonly account: string }> {
  const memberId = randomUUID();
  const account = `m${memberId.replaceAll('-', '').slice(0, 14)}`;
  await insertMember(tx, {
    id: memberId,
    merchant_code: merchantCode,
    account,
    password_hash: null,
    member_type: MEMBER_TYPE,
    locale: 'en',
    created_at: now,
    password_changed_at: now,
  });
  await post(tx, {
    merchantCode,
    id: `faults ${memberId}`,
    kind: 'deposit',
    currency,
    legs: moveLegs({ house: 'deposits' }, { member: memberId }, fundsMinor),
    at: now,
  });
  return { memberId, account };
}

/** Adds a member with money who has a game open. */
export function addPlayer(db: Database, table: Table, fundsMinor: bigint): Promise<Player> {
  return withTransaction(db, table, async (tx) => {
    const { memberId } = await addFundedMember(tx, table, fundsMinor);
    const { id: signInId } = await insertSignIn(tx, table, memberId);
    return { memberId, session: await openPlaySession(tx, table, { memberId, signInId }) };
  });
}
