import { LARGEST_AMOUNT_MINOR } from '../../ledger/transfer.ts';
import { VendorFault } from './vendorFault.ts';

const amountForm = /^(\d{1,13})(?:\.(\d{1,4}))?$/;

/** An amount of a vendor in minor units. Throws VendorFault amountInvalid for what no transfer may have. */
export function readAmountMinor(amount: string, decimals: number): bigint {
  const [, whole, fraction = ''] = amountForm.exec(amount) ?? [];
  if (whole === undefined || fraction.length > decimals) {
    throw new VendorFault('amountInvalid', `Amounts of this currency have ${decimals} decimals.`);
  }
  const amountMinor = BigInt(whole + fraction.padEnd(decimals, '0'));
  if (amountMinor === 0n || amountMinor > LARGEST_AMOUNT_MINOR) {
    throw new VendorFault('amountInvalid', 'The amount is zero or too large.');
  }
  return amountMinor;
}
