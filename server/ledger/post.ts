import { sql } from 'kysely';
import { notifyAfterCommit, type Tx } from '../db/database.ts';
import { kept } from '../db/keptStatements.ts';
import { nameAccount } from './accounts.ts';
import { refuse, type Refusal } from './refusals.ts';
import { digestTransfer, requireLegs, requireName, type Transfer } from './transfer.ts';

/** What came of a transfer. */
export interface Posted {
  /** False where the same transfer was posted before, and nothing happened now. */
  readonly isNew: boolean;
  /** Balances after it, with what is on hold, in the order of the legs; null for accounts of the house. */
  readonly balancesMinor: readonly (bigint | null)[];
}

/** What came of a transfer, and what can be spent now: balances without what is on hold, in the order of the legs. */
export interface PostedNow extends Posted {
  readonly availableMinor: readonly (bigint | null)[];
}

interface Outcome {
  readonly outcome: 'posted' | 'repeated' | Refusal;
  readonly balances: readonly (string | null)[] | null;
}

interface OutcomeNow extends Outcome {
  readonly available: readonly (string | null)[] | null;
}

/** Reads amounts that came as texts. */
export const toMinor = (amounts: readonly (string | null)[] | null) =>
  (amounts ?? []).map((amount) => (amount === null ? null : BigInt(amount)));

/** A transfer as the database's functions take it: what it is, then its legs, column by column. */
export interface TransferRow {
  readonly merchant: string;
  readonly transfer: string;
  readonly kind: string;
  readonly reference: string | null;
  readonly currency: string;
  readonly digest: Buffer;
  readonly at: Date;
  readonly members: readonly (string | null)[];
  readonly vendors: readonly (string | null)[];
  readonly purposes: readonly string[];
  readonly amounts: readonly string[];
}

/**
 * Writes a transfer for the database. Throws where names or legs are none that rows can have, and Problem amountInvalid for
 * amounts that cannot be.
 */
export function writeTransfer(transfer: Transfer): TransferRow {
  const { merchantCode, id, kind, reference = null, currency, legs, at } = transfer;
  requireName('id of a transfer', id);
  if (reference !== null) requireName('reference of a transfer', reference);
  requireLegs(legs);
  const names = legs.map(({ account }) => nameAccount(account));
  return {
    merchant: merchantCode,
    transfer: id,
    kind,
    reference,
    currency,
    digest: digestTransfer(transfer),
    at,
    members: names.map(({ memberId }) => memberId),
    vendors: names.map(({ vendorCode }) => vendorCode),
    purposes: names.map(({ purpose }) => purpose),
    amounts: legs.map(({ amountMinor }) => String(amountMinor)),
  };
}

function listTransfer(transfer: Transfer) {
  const row = writeTransfer(transfer);
  return sql`${row.merchant}, ${row.transfer}, ${row.kind}, ${row.reference}, ${row.currency}, ${row.digest}, ${row.at},
    ${row.members}::uuid[], ${row.vendors}::text[], ${row.purposes}::text[], ${row.amounts}::bigint[]`;
}

function readOutcome(tx: Tx, { rows }: { readonly rows: readonly Outcome[] }): Posted {
  const { outcome, balances } = rows[0]!;
  if (outcome !== 'posted' && outcome !== 'repeated') refuse(outcome);
  notifyAfterCommit(tx);
  return {
    isNew: outcome === 'posted',
    balancesMinor: toMinor(balances),
  };
}

/**
 * Moves money, in the caller's transaction. Throws Problem insufficientFunds where a wallet has not enough that is not
 * on hold, walletFull where one would hold more than `LARGEST_BALANCE_MINOR`, transferConflict where another transfer has this name, amountInvalid for amounts that cannot be; after any
 * of them nothing was changed. The accounts stay locked until the transaction ends, so keep it short.
 */
export async function post(tx: Tx, transfer: Transfer): Promise<PostedNow> {
  const result =
    await sql<OutcomeNow>`${kept} select outcome, balances::text[], available::text[] from ledger_post(${listTransfer(transfer)})`.execute(
      tx,
    );
  return { ...readOutcome(tx, result), availableMinor: toMinor(result.rows[0]!.available) };
}

/**
 * Ends a hold by a transfer that takes all of it or less; the rest is free again. One leg is the wallet of the hold.
 * Throws as `post` does, and Problem notFound, holdEnded where it ended in another way or its time is over, or
 * amountInvalid where the transfer takes more than was held.
 */
export async function capture(tx: Tx, holdId: string, transfer: Transfer): Promise<Posted> {
  try {
    return readOutcome(
      tx,
      await sql<Outcome>`select outcome, balances::text[] from ledger_capture(${holdId}, ${listTransfer(transfer)})`.execute(
        tx,
      ),
    );
  } catch (error) {
    // The name of the transfer was taken, which was known only after the hold had been changed: all is undone.
    if (error instanceof Error && 'code' in error && error.code === 'LV001') {
      refuse('transferConflict');
    }
    throw error;
  }
}
