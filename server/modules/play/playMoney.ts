import { getCoinMinor } from '../../../engine/games/coins.ts';
import type { Tx } from '../../db/database.ts';
import { listPlayMoney, openPlayMoney, replacePlayMoney } from './playMoney.repository.ts';
import type { WalletOwner } from './playerWallets.repository.ts';

/** What a wallet of play money is filled to: ten thousand middle bets in any currency. */
const PLAY_COINS = 1_000_000n;

const sumOf = (currency: string, decimals: number) =>
  PLAY_COINS * BigInt(getCoinMinor(currency, decimals));

/** What a member has to play with for nothing, in minor units; before the first game, what the game will give. */
export async function readPlayWallet(
  tx: Tx,
  owner: Pick<WalletOwner, 'merchantCode' | 'memberId' | 'currency'>,
  decimals: number,
): Promise<bigint> {
  const found = await listPlayMoney(tx, owner, [owner.memberId]);
  return found.get(owner.memberId) ?? sumOf(owner.currency, decimals);
}

/** Gives a member something to play with for nothing; what there is then, in minor units. */
export function openPlayWallet(
  tx: Tx,
  owner: Pick<WalletOwner, 'merchantCode' | 'memberId' | 'currency'>,
  { decimals, now }: { readonly decimals: number; readonly now: Date },
): Promise<bigint> {
  return openPlayMoney(tx, owner, { sumMinor: sumOf(owner.currency, decimals), now });
}

/** Play money of some members by their ids, in minor units; nothing of who never played for nothing. */
export const readPlayMoneyOf = (
  tx: Tx,
  at: Pick<WalletOwner, 'merchantCode' | 'currency'>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> => listPlayMoney(tx, at, memberIds);

/** Fills a member's play money up again, whatever is left of it; what there was and what there is, in minor units. */
export async function resetPlayWallet(
  tx: Tx,
  owner: Pick<WalletOwner, 'merchantCode' | 'memberId' | 'currency'>,
  { decimals, now }: { readonly decimals: number; readonly now: Date },
): Promise<{ readonly before: bigint | null; readonly after: bigint }> {
  const sumMinor = sumOf(owner.currency, decimals);
  return { before: await replacePlayMoney(tx, owner, { sumMinor, now }), after: sumMinor };
}
