import { sql } from 'kysely';
import { notifyAfterCommit, type Tx } from '../db/database.ts';
import { refuse, type Refusal } from './refusals.ts';
import { digestOf, requireAmount, requireName, type TransferKind } from './transfer.ts';

/** Money of a wallet that is set aside until it is captured, released, or its time is over. */
export interface Hold {
  readonly merchantCode: string;
  /** Named by the caller, of at most 200 characters: a second hold of the same name and content has no effect. */
  readonly id: string;
  readonly kind: TransferKind;
  /** What it is about; at most 200 characters. */
  readonly reference?: string;
  readonly currency: string;
  readonly wallet: { readonly member: string; readonly vendor?: string };
  readonly amountMinor: bigint;
  readonly at: Date;
  readonly endsAt: Date;
}

/** A hold by its name. */
export interface HoldName {
  readonly merchantCode: string;
  readonly id: string;
  readonly at: Date;
}

/**
 * Sets money aside, in the caller's transaction; false where the same hold was made before. Throws Problem
 * insufficientFunds, transferConflict where another hold has this name, or amountInvalid.
 */
export async function hold(tx: Tx, wanted: Hold): Promise<boolean> {
  const { merchantCode, id, kind, reference = null, currency, amountMinor, at, endsAt } = wanted;
  const { member, vendor = null } = wanted.wallet;
  requireName('id of a hold', id);
  requireAmount(amountMinor);
  const digest = digestOf(kind, reference, currency, member, vendor, amountMinor);
  const { rows } = await sql<{ outcome: 'held' | 'repeated' | Refusal }>`
    select ledger_hold(${merchantCode}, ${id}, ${kind}, ${reference}, ${currency}, ${digest}, ${at}, ${endsAt},
      ${member}, ${vendor}, ${String(amountMinor)}::bigint) as outcome`.execute(tx);
  const { outcome } = rows[0]!;
  if (outcome !== 'held' && outcome !== 'repeated') refuse(outcome);
  notifyAfterCommit(tx);
  return outcome === 'held';
}

type Ended = 'released' | 'repeated' | Refusal;

async function end(
  tx: Tx,
  { merchantCode, id, at }: HoldName,
  status: 'released' | 'expired',
): Promise<Ended> {
  const { rows } = await sql<{ outcome: Ended }>`
    select ledger_release(${merchantCode}, ${id}, ${status}, ${at}) as outcome`.execute(tx);
  notifyAfterCommit(tx);
  return rows[0]!.outcome;
}

/** Frees what is held; false where it is free already. Throws Problem notFound, or holdEnded where it was captured. */
export async function release(tx: Tx, name: HoldName): Promise<boolean> {
  const outcome = await end(tx, name, 'released');
  if (outcome !== 'released' && outcome !== 'repeated') refuse(outcome);
  return outcome === 'released';
}

/** Frees up to `limit` holds of a merchant whose time is over; gives how many it were. */
export async function releaseExpired(
  tx: Tx,
  {
    merchantCode,
    at,
    limit,
  }: { readonly merchantCode: string; readonly at: Date; readonly limit: number },
): Promise<number> {
  const over = await tx
    .selectFrom('ledger_holds')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('status', '=', 'open')
    .where('ends_at', '<=', at)
    // Wallets are locked one after the other: in one order, whoever comes.
    .orderBy('account_id')
    .orderBy('id')
    .limit(limit)
    .execute();
  let freed = 0;
  for (const { id } of over) {
    // What was captured in between is no longer to be freed.
    if ((await end(tx, { merchantCode, id, at }, 'expired')) === 'released') freed += 1;
  }
  return freed;
}
