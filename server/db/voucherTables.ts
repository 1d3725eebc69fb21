import type { Selectable } from 'kysely';

interface VoucherBatchesTable {
  merchant_code: string;
  id: string;
  name: string;
  currency: string;
  decimals: number;
  /** Of each code. */
  amount_minor: bigint;
  amount_of_codes: number;
  ends_at: Date;
  voided_at: Date | null;
  created_at: Date;
  created_by: string;
}

interface VouchersTable {
  merchant_code: string;
  batch_id: string;
  /** From 1. */
  place: number;
  code_sealed: string;
  code_digest: Buffer;
  order_id: string | null;
  redeemed_at: Date | null;
}

/** Codes that were made at once. */
export type VoucherBatchRow = Selectable<VoucherBatchesTable>;

/** Codes that pay in. */
export interface VoucherTables {
  voucher_batches: VoucherBatchesTable;
  vouchers: VouchersTable;
}
