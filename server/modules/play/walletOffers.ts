import type { Tx } from '../../db/database.ts';
import type { VendorScope } from './rounds.repository.ts';
import { hasVendor } from './vendorKeys.repository.ts';
import {
  findVendorWallet,
  insertVendorWallet,
  isVendorWalletUsed,
} from './vendorWallets.repository.ts';

/** What came of a vendor's offer to keep wallets itself. */
export type WalletOffer = 'taken' | 'known' | 'inUse' | 'vendorUnknown';

/**
 * Takes a vendor's offer to keep the wallets of a merchant's members itself. Nothing is changed where it was taken before, or
 * where members have money for its games in the books alone, of which the vendor knows nothing.
 */
export async function takeWalletOffer(
  tx: Tx,
  offer: VendorScope & { readonly address: string; readonly now: Date },
): Promise<WalletOffer> {
  if (!(await hasVendor(tx, offer.vendorCode))) return 'vendorUnknown';
  if (await findVendorWallet(tx, offer)) return 'known';
  if (await isVendorWalletUsed(tx, offer)) return 'inUse';
  await insertVendorWallet(tx, offer);
  return 'taken';
}
