import type { Tx } from '../../db/database.ts';
import { LARGEST_BALANCE_MINOR, type TransferKind } from '../../ledger/transfer.ts';

/** Whose money a vendor plays with. */
export interface WalletOwner {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly vendorCode: string;
  readonly currency: string;
  /** Whether it is the member's wallet for this vendor, and not the main one. */
  readonly hasVendorWallet: boolean;
}

/** Money that goes between a member and a vendor; `amountMinor` is above zero. */
export interface WalletMove extends WalletOwner {
  readonly kind: Extract<TransferKind, 'bet' | 'win' | 'refund'>;
  readonly amountMinor: bigint;
  /** Names the transfer, so that a second try has no second effect. */
  readonly transferId: string;
  /** What the member's statement says. */
  readonly reference: string;
  readonly at: Date;
}

const walletOf = (tx: Tx, { merchantCode, memberId, currency }: WalletOwner) =>
  tx
    .updateTable('play_wallets')
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency);

/** Takes play money, and gives what is left; null where there is not enough. */
export async function takePlayMoney(tx: Tx, move: WalletMove): Promise<bigint | null> {
  const row = await walletOf(tx, move)
    .set((eb) => ({ balance_minor: eb('balance_minor', '-', move.amountMinor) }))
    .where('balance_minor', '>=', move.amountMinor)
    .returning('balance_minor')
    .executeTakeFirst();
  return row?.balance_minor ?? null;
}

/** Gives play money, and tells what there is then; null where it would be more than a wallet holds. */
export async function addPlayMoney(tx: Tx, move: WalletMove): Promise<bigint | null> {
  const row = await walletOf(tx, move)
    .set((eb) => ({ balance_minor: eb('balance_minor', '+', move.amountMinor) }))
    // What was the member's already comes back whatever there is.
    .$if(move.kind !== 'refund', (wallet) =>
      wallet.where('balance_minor', '<=', LARGEST_BALANCE_MINOR - move.amountMinor),
    )
    .returning('balance_minor')
    .executeTakeFirst();
  return row?.balance_minor ?? null;
}

/** Play money of a member, in minor units. */
export async function readPlayMoney(tx: Tx, owner: WalletOwner): Promise<bigint> {
  const row = await tx
    .selectFrom('play_wallets')
    .select('balance_minor')
    .where('merchant_code', '=', owner.merchantCode)
    .where('member_id', '=', owner.memberId)
    .where('currency', '=', owner.currency)
    .executeTakeFirst();
  return row?.balance_minor ?? 0n;
}
