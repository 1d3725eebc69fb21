import type { Selectable } from 'kysely';

interface LineTransfersTable {
  merchant_code: string;
  id: string;
  from_id: string;
  to_id: string;
  currency: string;
  decimals: number;
  amount_minor: bigint;
  /** May be empty. */
  purpose: string;
  created_at: Date;
}

/** Money that a member sent within the line. */
export type LineTransferRow = Selectable<LineTransfersTable>;

/** What lines keep. */
export interface LineTables {
  line_transfers: LineTransfersTable;
}
