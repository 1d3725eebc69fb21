import type { Generated } from 'kysely';

/** Accounts of money: a wallet of a member, or what the house keeps. Amounts are minor units of the currency. */
interface LedgerAccountsTable {
  id: Generated<bigint>;
  merchant_code: string;
  member_id: string | null;
  vendor_code: string | null;
  purpose: string;
  currency: string;
  /** Made by the database of member, vendor and purpose. */
  code: Generated<string>;
  /** Null for the house, whose accounts are the sums of their entries. */
  balance_minor: bigint | null;
  held_minor: Generated<bigint>;
  opened_at: Date;
}

/** Transfers, under the names their callers gave them. */
interface LedgerTransfersTable {
  merchant_code: string;
  id: string;
  kind: string;
  reference: string | null;
  currency: string;
  digest: Buffer;
  created_at: Date;
}

/** What a transfer did to one account; written once and never changed. */
interface LedgerEntriesTable {
  id: Generated<bigint>;
  merchant_code: string;
  transfer_id: string;
  account_id: bigint;
  currency: string;
  amount_minor: bigint;
  /** Null for accounts of the house. */
  balance_after_minor: bigint | null;
  created_at: Date;
}

/** How a hold stands. */
type HoldStatus = 'open' | 'captured' | 'released' | 'expired';

/** Money of a wallet that was set aside. */
interface LedgerHoldsTable {
  merchant_code: string;
  id: string;
  account_id: bigint;
  currency: string;
  amount_minor: bigint;
  kind: string;
  reference: string | null;
  digest: Buffer;
  status: Generated<HoldStatus>;
  captured_by: string | null;
  created_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

/** Batches of entries in the order of their ids, each bound to the one before. */
interface LedgerSealsTable {
  merchant_code: string;
  number: bigint;
  after_id: bigint;
  through_id: bigint;
  entry_count: bigint;
  digest: Buffer;
  mac: Buffer;
  sealed_at: Date;
}

/** Replies of calls that move money, by the keys that name them. */
interface IdempotencyKeysTable {
  merchant_code: string;
  member_id: string;
  route: string;
  key: string;
  body_digest: Buffer;
  /** Null only within the transaction that does the work. */
  reply: string | null;
  ends_at: Date;
}

/** The tables of money. */
export interface LedgerTables {
  ledger_accounts: LedgerAccountsTable;
  ledger_transfers: LedgerTransfersTable;
  ledger_entries: LedgerEntriesTable;
  ledger_holds: LedgerHoldsTable;
  ledger_seals: LedgerSealsTable;
  idempotency_keys: IdempotencyKeysTable;
}
