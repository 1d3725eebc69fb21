import { createHash } from 'node:crypto';
import type { Database, Tx } from '../db/database.ts';
import type { SecretBox } from '../db/secretBox.ts';
import { HouseFault, notYet } from './houseFault.ts';
import type { HouseGame, HouseGames } from './houseGames.ts';
import type { Rounds } from './rounds.ts';
import type { SeedOwner } from './seeds.repository.ts';
import type { Seeds } from './seeds.ts';
import { findSession, type SessionRow } from './sessions.repository.ts';
import type { SignIns } from './signIns.ts';
import type { Slots } from './slots.ts';
import type { TableWatch } from './tableWatch.ts';
import type { Wallet, WalletPlace } from './wallet.ts';
import { openWalletSession } from './walletSteps.ts';

/** A call of a page of a game. */
export interface PageCall extends WalletPlace {
  readonly now: Date;
  /** Whether the page is still there to be answered. */
  readonly isHeard: () => boolean;
}

/** What pages are answered from. */
export interface HouseDeps {
  readonly db: Database;
  readonly box: SecretBox;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
  readonly wallet: Wallet;
  readonly games: HouseGames;
  readonly seeds: Seeds;
  readonly slots: Slots;
  readonly rounds: Rounds;
  readonly tables: TableWatch;
  readonly signIns: SignIns;
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

/** The refusal of a page whose session is none, or over. */
export const openAnew = (): HouseFault =>
  new HouseFault('sessionEnded', 'The game must be opened anew.');

/** The game of a code. Throws HouseFault notFound. */
export function requireGame(games: HouseGames, code: string): HouseGame {
  const game = games.get(code);
  if (!game) throw new HouseFault('notFound', 'There is no such game.');
  return game;
}

/** The session of a page. Throws HouseFault sessionEnded where the merchant has none like it. */
export async function requireSession(tx: Tx, call: PageCall, secret: string): Promise<SessionRow> {
  const session = await findSession(tx, call.merchantCode, digestSession(secret));
  if (!session) throw openAnew();
  return session;
}

/** What the wallet holds, in the main unit. Throws HouseFault unavailable or sessionEnded. */
export async function readBalance(
  { wallet, box }: Pick<HouseDeps, 'wallet' | 'box'>,
  call: WalletPlace,
  session: SessionRow,
): Promise<string> {
  const answer = await wallet.ask(call, 'balance', { session: openWalletSession(box, session) });
  if (answer.kind === 'unknown') throw notYet();
  if (answer.kind === 'refused') throw openAnew();
  return answer.value.balance;
}
