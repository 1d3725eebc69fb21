import { sql } from 'kysely';
import { notifyAfterCommit, type Tx } from '../db/database.ts';
import type { Hold } from './holds.ts';
import { writeTransfer } from './post.ts';
import { refuse, type Refusal } from './refusals.ts';
import { digestOf, requireAmount, requireName, type Transfer } from './transfer.ts';

/** A transfer among several; where it ends a hold, the name of that. */
export interface Posting extends Transfer {
  readonly hold?: string;
}

/** What came of a transfer among several. */
export type PostingOutcome = 'posted' | 'repeated' | Refusal;

const toHex = (digest: Buffer) => `\\x${digest.toString('hex')}`;

/**
 * Moves money several times in one statement, in the caller's transaction: each transfer as `post` or `capture` would, in
 * the order given, and what is refused changes nothing and hinders no other. Give them in the order of their members, so
 * that nobody waits in a circle. Throws where one is written wrongly.
 */
export async function postMany(
  tx: Tx,
  postings: readonly Posting[],
): Promise<readonly PostingOutcome[]> {
  if (postings.length === 0) return [];
  const rows = postings.map((posting) => {
    const { digest, ...row } = writeTransfer(posting);
    return { ...row, hold: posting.hold ?? null, digest: toHex(digest) };
  });
  const { rows: outcomes } = await sql<{ readonly outcome: PostingOutcome }>`
    select outcome from ledger_post_many(${JSON.stringify(rows)}::json) order by place`.execute(tx);
  notifyAfterCommit(tx);
  return outcomes.map(({ outcome }) => outcome);
}

/** Sets money of one wallet aside several times in one statement. Throws as `hold` does, and then undo the transaction. */
export async function holdMany(tx: Tx, holds: readonly Hold[]): Promise<void> {
  if (holds.length === 0) return;
  const rows = holds.map((wanted) => {
    const { merchantCode, id, kind, reference = null, currency, amountMinor, at, endsAt } = wanted;
    const { member, vendor = null } = wanted.wallet;
    requireName('id of a hold', id);
    requireAmount(amountMinor);
    return {
      merchant: merchantCode,
      id,
      kind,
      reference,
      currency,
      digest: toHex(digestOf(kind, reference, currency, member, vendor, amountMinor)),
      at,
      ends_at: endsAt,
      member,
      vendor,
      amount: String(amountMinor),
    };
  });
  const { rows: outcomes } = await sql<{ readonly outcome: 'held' | Refusal }>`
    select ledger_hold_many(${JSON.stringify(rows)}::json) as outcome`.execute(tx);
  const { outcome } = outcomes[0]!;
  if (outcome !== 'held') refuse(outcome);
  notifyAfterCommit(tx);
}
