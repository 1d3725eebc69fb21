import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { WalletOwner } from './balances.ts';
import type { TransferKind } from './transfer.ts';

/** What moved in all wallets of a member since some moments, kind by kind; below 0 went out. Minor units. */
export type KindSums = ReadonlyMap<TransferKind, readonly bigint[]>;

/**
 * Sums of what moved since each of some moments, in the order of the moments. It reads the entries of a wallet from the
 * newest back to the oldest of the moments, and none before.
 */
export async function sumKinds(
  tx: Tx,
  { merchantCode, memberId, currency }: WalletOwner,
  {
    kinds,
    since,
    isOnlyIn = false,
  }: {
    readonly kinds: readonly TransferKind[];
    readonly since: readonly Date[];
    /** Leaves out what went out. */
    readonly isOnlyIn?: boolean;
  },
): Promise<KindSums> {
  const oldest = new Date(Math.min(...since.map((moment) => moment.getTime())));
  const { rows } = await sql<{ kind: TransferKind; sums: readonly string[] }>`
    select transfer.kind, array[${sql.join(
      since.map(
        (moment) =>
          sql`coalesce(sum(entry.amount_minor) filter (where entry.created_at >= ${moment}), 0)::text`,
      ),
    )}] as sums
      from ledger_accounts account
      cross join lateral (
        select * from ledger_entries recent
         where recent.account_id = account.id and recent.merchant_code = account.merchant_code
           and recent.id > coalesce((
             select older.id from ledger_entries older
              where older.account_id = account.id and older.created_at < ${oldest}
              order by older.id desc limit 1), 0)
      ) entry
      join ledger_transfers transfer
        on transfer.merchant_code = entry.merchant_code and transfer.id = entry.transfer_id
     where account.merchant_code = ${merchantCode} and account.member_id = ${memberId}::uuid
       and account.currency = ${currency} and transfer.kind = any(${kinds})
       and (not ${isOnlyIn}::boolean or entry.amount_minor > 0)
     group by transfer.kind`.execute(tx);
  return new Map(rows.map(({ kind, sums }) => [kind, sums.map(BigInt)]));
}
