import { createHash } from 'node:crypto';
import type { Database, Tx } from '../db/database.ts';
import type { SecretBox } from '../crypto/secretBox.ts';
import { openAnew } from './originalsFault.ts';
import type { OriginalsGames } from './originalsGames.ts';
import type { Rounds } from './rounds.ts';
import type { SeedOwner } from './seeds.repository.ts';
import type { Seeds } from './seeds.ts';
import { findSession, type SessionRow } from './sessions.repository.ts';
import type { SignIns } from './signIns.ts';
import type { TableWatch } from './tableWatch.ts';
import type { Wallet, WalletPlace } from './wallet.ts';

/** A call of a page of a game. */
export interface PageCall extends WalletPlace {
  readonly now: Date;
  /** Whether the page is still there to be answered. */
  readonly isHeard: () => boolean;
}

/** What pages are answered from. */
export interface OriginalsDeps {
  readonly db: Database;
  readonly box: SecretBox;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
  readonly wallet: Wallet;
  readonly games: OriginalsGames;
  readonly seeds: Seeds;
  readonly rounds: Rounds;
  readonly tables: TableWatch;
  readonly signIns: SignIns;
  /** Whether our own vendor has a key at a merchant. */
  readonly hasKey: (merchantCode: string) => Promise<boolean>;
}

/** What is kept of what a page shows: enough random bits went in that it needs no salt. */
export const digestSession = (secret: string): Buffer =>
  createHash('sha256').update(secret).digest();

/** Whose seeds a session plays with. */
export const ownerOf = (session: SessionRow): SeedOwner => ({
  merchantCode: session.merchant_code,
  alias: session.member_alias,
  mode: session.mode,
});

/** The session of a page. Throws OriginalsFault sessionEnded where the merchant has none like it. */
export async function requireSession(tx: Tx, call: PageCall, secret: string): Promise<SessionRow> {
  const session = await findSession(tx, call.merchantCode, digestSession(secret));
  if (!session) throw openAnew();
  return session;
}
