import type { Tx } from '../../db/database.ts';
import type { PurseMove, PurseOwner } from './purses.ts';

const walletOf = (tx: Tx, { merchantCode, memberId, currency }: PurseOwner) =>
  tx
    .updateTable('play_wallets')
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency);

/** Takes play money, and gives what is left; null where there is not enough. */
export async function takePlayMoney(tx: Tx, move: PurseMove): Promise<bigint | null> {
  const row = await walletOf(tx, move)
    .set((eb) => ({ balance_minor: eb('balance_minor', '-', move.amountMinor) }))
    .where('balance_minor', '>=', move.amountMinor)
    .returning('balance_minor')
    .executeTakeFirst();
  return row?.balance_minor ?? null;
}

/** Gives play money, and tells what there is then. */
export async function addPlayMoney(tx: Tx, move: PurseMove): Promise<bigint> {
  const row = await walletOf(tx, move)
    .set((eb) => ({ balance_minor: eb('balance_minor', '+', move.amountMinor) }))
    .returning('balance_minor')
    .executeTakeFirstOrThrow();
  return row.balance_minor;
}

/** Play money of a member, in minor units. */
export async function readPlayMoney(tx: Tx, owner: PurseOwner): Promise<bigint> {
  const row = await tx
    .selectFrom('play_wallets')
    .select('balance_minor')
    .where('merchant_code', '=', owner.merchantCode)
    .where('member_id', '=', owner.memberId)
    .where('currency', '=', owner.currency)
    .executeTakeFirst();
  return row?.balance_minor ?? 0n;
}

/** Fills a wallet of play money up to a sum where less than a tenth of it is left. */
export async function refillPlayMoney(
  tx: Tx,
  { merchantCode, memberId, currency }: Omit<PurseOwner, 'vendorCode' | 'hasVendorWallet'>,
  sumMinor: bigint,
): Promise<void> {
  await tx
    .insertInto('play_wallets')
    .values({
      merchant_code: merchantCode,
      member_id: memberId,
      currency,
      balance_minor: sumMinor,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'member_id', 'currency'])
        .doUpdateSet({ balance_minor: sumMinor })
        .where('play_wallets.balance_minor', '<', sumMinor / 10n),
    )
    .execute();
}
