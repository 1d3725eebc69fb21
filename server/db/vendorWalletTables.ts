import type { Generated, Selectable } from 'kysely';

/** That a vendor keeps wallets of its own at a merchant. */
interface VendorWalletsTable {
  merchant_code: string;
  vendor_code: string;
  /** An address, or a path of this gateway. */
  address: string;
  version: number;
  created_at: Date;
}

/** A move between a member's main wallet and that for a vendor's games. */
interface WalletTransfersTable {
  merchant_code: string;
  id: string;
  member_id: string;
  vendor_code: string;
  /** In: from the main wallet to the vendor's. */
  direction: 'in' | 'out';
  amount_minor: bigint;
  currency: string;
  decimals: number;
  state: 'asking' | 'unknown' | 'done' | 'refused';
  reason: string | null;
  source: 'member' | 'collect' | 'launch';
  host: string;
  tries: Generated<number>;
  ask_at: Date | null;
  created_at: Date;
  ended_at: Date | null;
}

interface WalletSettingsTable {
  merchant_code: string;
  member_id: string;
  is_automatic: boolean;
}

/** A move between a member's own wallets. */
export type WalletTransferRow = Selectable<WalletTransfersTable>;

/** Wallets that vendors keep, by their names in SQL. */
export interface VendorWalletTables {
  vendor_wallets: VendorWalletsTable;
  wallet_transfers: WalletTransfersTable;
  wallet_settings: WalletSettingsTable;
}
