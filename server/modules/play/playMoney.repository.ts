import type { Tx } from '../../db/database.ts';
import type { WalletOwner } from './playerWallets.repository.ts';

/** Play money of some members by their ids, in minor units; nothing of who never played for nothing. */
export async function listPlayMoney(
  tx: Tx,
  { merchantCode, currency }: Pick<WalletOwner, 'merchantCode' | 'currency'>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx
    .selectFrom('play_wallets')
    .select(['member_id', 'balance_minor'])
    .where('merchant_code', '=', merchantCode)
    .where('currency', '=', currency)
    .where('member_id', 'in', [...memberIds])
    .execute();
  return new Map(rows.map(({ member_id, balance_minor }) => [member_id, balance_minor]));
}

/** Opens a wallet of play money: fills it up to a sum where less than a tenth of it is left. Gives what is in there. */
export async function openPlayMoney(
  tx: Tx,
  { merchantCode, memberId, currency }: Pick<WalletOwner, 'merchantCode' | 'memberId' | 'currency'>,
  { sumMinor, now }: { readonly sumMinor: bigint; readonly now: Date },
): Promise<bigint> {
  const { balance_minor } = await tx
    .insertInto('play_wallets')
    .values({
      merchant_code: merchantCode,
      member_id: memberId,
      currency,
      balance_minor: sumMinor,
      opened_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'member_id', 'currency']).doUpdateSet((eb) => ({
        opened_at: now,
        balance_minor: eb
          .case()
          .when('play_wallets.balance_minor', '<', sumMinor / 10n)
          .then(sumMinor)
          .else(eb.ref('play_wallets.balance_minor'))
          .end(),
      })),
    )
    .returning('balance_minor')
    .executeTakeFirstOrThrow();
  return balance_minor;
}

/** Puts a sum in the place of what a member has to play with for nothing; gives what it was, null where there was none. */
export async function replacePlayMoney(
  tx: Tx,
  { merchantCode, memberId, currency }: Pick<WalletOwner, 'merchantCode' | 'memberId' | 'currency'>,
  { sumMinor, now }: { readonly sumMinor: bigint; readonly now: Date },
): Promise<bigint | null> {
  const found = await tx
    .selectFrom('play_wallets')
    .select('balance_minor')
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();
  const kept = { balance_minor: sumMinor, opened_at: now };
  await tx
    .insertInto('play_wallets')
    .values({ merchant_code: merchantCode, member_id: memberId, currency, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'member_id', 'currency']).doUpdateSet(kept),
    )
    .execute();
  return found?.balance_minor ?? null;
}
