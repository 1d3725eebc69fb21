import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { WalletOwner } from './balances.ts';
import type { TransferKind } from './transfer.ts';

/** One line of a statement; amounts in minor units. */
export interface StatementEntry {
  /** Grows with time within a wallet. */
  readonly id: bigint;
  readonly at: Date;
  readonly kind: TransferKind;
  readonly transferId: string;
  readonly reference: string | null;
  /** The vendor whose games the wallet is for; null for the main wallet. */
  readonly vendor: string | null;
  readonly amountMinor: bigint;
  /** Of this wallet, with what is on hold. */
  readonly balanceAfterMinor: bigint;
}

/** Which lines; without bounds, the newest. */
export interface StatementPage {
  readonly limit: number;
  /** Only lines older than the one with this id. */
  readonly beforeId?: bigint;
  /** Only from this moment on. */
  readonly from?: Date;
  /** Only until just before this moment. */
  readonly until?: Date;
}

/** Lines of all wallets of a member, the newest first. */
export async function listEntries(
  tx: Tx,
  { merchantCode, memberId, currency }: WalletOwner,
  { limit, beforeId, from, until }: StatementPage,
): Promise<readonly StatementEntry[]> {
  // Each wallet gives its own newest lines by its index, and only those are put in order.
  const { rows } = await sql<StatementEntry>`
    select entry.id, entry.created_at as at, transfer.kind, entry.transfer_id as "transferId",
           transfer.reference, account.vendor_code as vendor, entry.amount_minor as "amountMinor",
           entry.balance_after_minor as "balanceAfterMinor"
      from ledger_accounts account
      cross join lateral (
        select * from ledger_entries
         where account_id = account.id and merchant_code = account.merchant_code
           and (${beforeId ?? null}::bigint is null or id < ${beforeId ?? null}::bigint)
           and (${from ?? null}::timestamptz is null or created_at >= ${from ?? null}::timestamptz)
           and (${until ?? null}::timestamptz is null or created_at < ${until ?? null}::timestamptz)
         order by id desc limit ${limit}
      ) entry
      join ledger_transfers transfer
        on transfer.merchant_code = entry.merchant_code and transfer.id = entry.transfer_id
     where account.merchant_code = ${merchantCode} and account.member_id = ${memberId}::uuid
       and account.currency = ${currency} and account.purpose = 'wallet'
     order by entry.id desc limit ${limit}`.execute(tx);
  return rows;
}
