import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { StatementMapping } from '../../schemas/desk/statements.ts';

interface PaymentReceivablesTable {
  merchant_code: string;
  id: Generated<string>;
  order_id: string;
  reason: 'refund' | 'chargeback';
  source: Generated<string>;
  member_id: string;
  currency: string;
  amount_minor: bigint;
  cleared_minor: Generated<bigint>;
  written_off_minor: Generated<bigint>;
  created_at: Date;
  closed_by: string | null;
  closed_at: Date | null;
}

/** What a member owes. */
export type ReceivableRow = Selectable<PaymentReceivablesTable>;

interface DepositRefundsTable {
  merchant_code: string;
  id: string;
  order_id: string;
  channel_id: string | null;
  amount_minor: bigint;
  taken_minor: Generated<bigint>;
  state: 'created' | 'sent' | 'done' | 'failed';
  reference: string | null;
  reason: string;
  asked_by: string;
  created_at: Date;
  poll_at: Date | null;
  polls: Generated<number>;
  ended_at: Date | null;
}

/** One time that money of a deposit is sent back. */
export type RefundRow = Selectable<DepositRefundsTable>;

interface StatementMappingsTable {
  merchant_code: string;
  channel_id: string;
  mapping: JSONColumnType<StatementMapping, string, string>;
  changed_at: Date;
}

interface PaymentComparisonsTable {
  merchant_code: string;
  channel_id: string;
  day: Date;
  agreeing: number;
  differing: number;
  compared_at: Date;
}

interface PaymentDifferencesTable {
  merchant_code: string;
  id: string;
  /** The account at a provider; null of a wallet. */
  channel_id: string | null;
  day: ColumnType<Date, string, string>;
  direction: 'in' | 'out' | 'wallet';
  kind: 'missingHere' | 'missingThere' | 'amount' | 'refunded' | 'wallet';
  name: string;
  order_id: string | null;
  receipt_id: string | null;
  currency: string;
  here_minor: bigint | null;
  there_minor: bigint | null;
  found_at: Date;
  state: Generated<'suspected' | 'open' | 'closed'>;
  reason: string | null;
  closed_by: string | null;
  closed_at: Date | null;
  /** Of a wallet that a vendor keeps, its vendor and member. */
  vendor_code: Generated<string | null>;
  member_id: Generated<string | null>;
}

interface WalletComparisonsTable {
  merchant_code: string;
  vendor_code: string;
  day: ColumnType<Date, string, string>;
  agreeing: Generated<number>;
  differing: Generated<number>;
  after_account: Generated<bigint>;
  compared_at: Date;
  ended_at: Date | null;
}

/** The tables of money of deposits that goes back, of statements and of comparisons. */
export interface RefundTables {
  payment_receivables: PaymentReceivablesTable;
  deposit_refunds: DepositRefundsTable;
  statement_mappings: StatementMappingsTable;
  payment_comparisons: PaymentComparisonsTable;
  payment_differences: PaymentDifferencesTable;
  wallet_comparisons: WalletComparisonsTable;
}
