import type { Generated, Selectable } from 'kysely';

interface ChainAddressesTable {
  channel_id: string;
  merchant_code: string;
  member_id: string;
  place: number;
  address: string;
  created_at: Date;
}

interface ChainCursorsTable {
  channel_id: string;
  merchant_code: string;
  genesis: string;
  block: bigint;
  block_hash: string;
  leased_until: Date;
}

/** How far a chain was read for a channel. */
export type ChainCursorRow = Selectable<ChainCursorsTable>;

interface ChainTransfersTable {
  channel_id: string;
  tx_hash: string;
  place: number;
  merchant_code: string;
  member_id: string;
  address: string;
  token: string;
  payer: string;
  /** A whole number, as digits. */
  units: string;
  rate: string;
  seen_at: Date;
  order_id: string | null;
  confirmations: Generated<number>;
  state: Generated<'seen' | 'final' | 'lost' | 'closed'>;
}

/** What came to an address. */
export type ChainTransferRow = Selectable<ChainTransfersTable>;

/** The tables of deposits that are paid on a chain. */
export interface ChainTables {
  chain_addresses: ChainAddressesTable;
  chain_cursors: ChainCursorsTable;
  chain_transfers: ChainTransfersTable;
}
