import type {
  VendorWalletBody,
  VendorWalletRefusal,
  VendorWalletValue,
} from '../../schemas/vendorApi.ts';
import { parseMinor } from '../../engine/minorUnits.ts';
import { withTransaction, type Database } from '../db/database.ts';
import { toWireAmount } from '../http/wireAmount.ts';
import { OriginalsFault } from './originalsFault.ts';
import {
  changeWallet,
  findTransfer,
  findWallet,
  insertTransfer,
  lockName,
  type TransferRow,
} from './houseWallets.repository.ts';

/** The wallets that our own vendor keeps; see docs/VENDORS.md. */
export interface HouseWallets {
  move(
    merchantCode: string,
    kind: 'deposit' | 'withdraw',
    body: VendorWalletBody<'deposit'>,
  ): Promise<VendorWalletValue<'deposit'>>;
  find(merchantCode: string, body: VendorWalletBody<'find'>): Promise<VendorWalletValue<'find'>>;
  balance(
    merchantCode: string,
    body: VendorWalletBody<'balance'>,
  ): Promise<VendorWalletValue<'balance'>>;
}

const tell = ({ id, state, reason }: Pick<TransferRow, 'id' | 'state' | 'reason'>) => ({
  transferId: id,
  state,
  reason: reason as VendorWalletRefusal | null,
});

/** Makes them. Throws OriginalsFault requestConflict where an id was used for something else. */
export function createHouseWallets({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: () => Date;
}): HouseWallets {
  return {
    move: (merchantCode, kind, { transferId: id, memberAlias, amount, currency, decimals }) =>
      withTransaction(db, { merchantCode }, async (tx) => {
        const amountMinor = parseMinor(amount, decimals);
        // One at a time of a name, and of a member's money.
        await lockName(tx, `house transfer ${merchantCode} ${id}`);
        const known = await findTransfer(tx, merchantCode, id);
        if (known) {
          const isSame =
            known.kind === kind &&
            known.member_alias === memberAlias &&
            known.currency === currency &&
            known.amount_minor === amountMinor;
          if (!isSame) {
            throw new OriginalsFault('requestConflict', 'This id was used for something else.');
          }
          return tell(known);
        }
        if (amountMinor === null || amountMinor <= 0n) {
          throw new OriginalsFault('badRequest', 'The amount is none of this currency.');
        }
        const wallet = { merchantCode, alias: memberAlias, currency };
        const isDone = await changeWallet(tx, wallet, {
          decimals,
          byMinor: kind === 'deposit' ? amountMinor : -amountMinor,
        });
        const row: TransferRow = {
          merchant_code: merchantCode,
          id,
          member_alias: memberAlias,
          kind,
          amount_minor: amountMinor,
          currency,
          state: isDone ? 'done' : 'refused',
          reason: isDone ? null : 'insufficientFunds',
          created_at: clock(),
        };
        await insertTransfer(tx, row);
        return tell(row);
      }),
    find: (merchantCode, { transferId }) =>
      withTransaction(db, { merchantCode }, async (tx) => {
        const known = await findTransfer(tx, merchantCode, transferId);
        return known ? tell(known) : { transferId, state: 'none', reason: null };
      }),
    balance: (merchantCode, { memberAlias: alias, currency }) =>
      withTransaction(db, { merchantCode }, async (tx) => {
        const wallet = await findWallet(tx, { merchantCode, alias, currency });
        return {
          balance: wallet ? toWireAmount(wallet.balance_minor, wallet.decimals) : '0',
          currency,
        };
      }),
  };
}
