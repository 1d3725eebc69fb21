import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { LedgerFault } from '../../ledger/verify.ts';

/** What the last look at the books found. */
export interface Verdict {
  readonly checkedAt: Date;
  /** When everything was looked at last. */
  readonly wholeAt: Date | null;
  readonly faults: readonly LedgerFault[];
}

/** Keeps what a look found in place of what the one before did; of a look at what is new the time of the last whole one stays. */
export async function saveVerdict(
  owner: Kysely<Tables>,
  { checkedAt, wholeAt, faults }: Verdict,
): Promise<void> {
  const values = {
    checked_at: checkedAt,
    faults: JSON.stringify(faults),
    ...(wholeAt && { whole_at: wholeAt }),
  };
  await owner
    .insertInto('ledger_verdict')
    .values({ whole_at: null, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** What the last look found; undefined before the first. */
export async function readVerdict(owner: Kysely<Tables>): Promise<Verdict | undefined> {
  const row = await owner.selectFrom('ledger_verdict').selectAll().executeTakeFirst();
  if (!row) return undefined;
  const faults = row.faults as readonly LedgerFault[];
  return { checkedAt: row.checked_at, wholeAt: row.whole_at, faults };
}
