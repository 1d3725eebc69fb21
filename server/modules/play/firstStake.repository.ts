import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { createBatchLoader } from '../../db/batchLoader.ts';
import type { Database } from '../../db/database.ts';
import { isDatabaseAway } from '../../db/isDatabaseAway.ts';
import { kept } from '../../db/keptStatements.ts';
import { toMinor, writeTransfer } from '../../ledger/post.ts';
import type { Transfer } from '../../ledger/transfer.ts';
import type { CallNames, Round, VendorScope } from './rounds.repository.ts';

/** A round that begins with a stake, and the answer to that. */
export interface OpenedRound {
  readonly names: CallNames;
  readonly round: Round;
  readonly transfer: Transfer;
  readonly digest: Buffer;
  /** Has a question mark in place of the balance, and no other. */
  readonly reply: { readonly status: number; readonly text: string };
}

/** Opens a round with its first stake. Gives what can be staked then, in minor units; null where nothing was changed. */
export type OpenRound = (opened: OpenedRound) => Promise<bigint | null>;

/** So many statements open rounds of one vendor at a time; the others of the pool are for whatever else is asked. */
const OPENING_AT_ONCE = 4;
/** So many rounds are opened in one statement: it keeps their wallets locked until it ends. */
const OPENED_IN_ONE = 16;

const toHex = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`;

/** The JSON of a stake as the database's type has it. */
function writeStake({ names, round, transfer, digest, reply }: OpenedRound): string {
  const { digest: transferDigest, ...moved } = writeTransfer(transfer);
  return JSON.stringify({
    ...moved,
    transfer_digest: toHex(transferDigest),
    nonce: names.nonce,
    nonce_ends_at: names.nonceEndsAt,
    session: toHex(names.session),
    round: round.id,
    transaction: names.transactionId,
    digest: toHex(digest),
    play_session: round.play_session_id,
    member: round.member_id,
    game: round.game_id,
    mode: round.mode,
    decimals: round.decimals,
    has_vendor_wallet: round.has_vendor_wallet,
    reply_status: reply.status,
    reply: reply.text,
  });
}

/**
 * Makes what opens rounds by their first stakes, in one statement that is a transaction by itself. Those of one vendor that
 * are asked for at once go together. Where the database refuses, all of its statement is undone, and each is as if something
 * stood against it: who asked finds out step by step what that is.
 */
export function createRoundOpener(db: Database): OpenRound {
  const open = createBatchLoader<VendorScope & { readonly stake: string }, bigint | null>({
    groupOf: ({ merchantCode, vendorCode }) => `${merchantCode} ${vendorCode}`,
    atOnce: OPENING_AT_ONCE,
    mostInOne: OPENED_IN_ONE,
    async loadAll(opened) {
      const [{ merchantCode, vendorCode }] = opened;
      const stakes = `[${opened.map(({ stake }) => stake).join()}]`;
      try {
        const { rows } = await sql<{ available: readonly (string | null)[] }>`${kept}
          select play_open_rounds(${merchantCode}, ${vendorCode}, ${stakes})::text[] as available`.execute(
          db.kysely,
        );
        const available = toMinor(rows[0]!.available);
        if (available.some((minor) => minor !== null)) db.eventNotifier.notify(merchantCode);
        return available;
      } catch (error) {
        if (error instanceof DatabaseError && !isDatabaseAway(error)) return opened.map(() => null);
        throw error;
      }
    },
  });
  return async (opened) => {
    const { merchant_code: merchantCode, vendor_code: vendorCode } = opened.round;
    return open({ merchantCode, vendorCode, stake: writeStake(opened) });
  };
}
