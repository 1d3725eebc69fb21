import { getCoinMinor } from '../../../engine/games/coins.ts';
import type { Tx } from '../../db/database.ts';
import { listPlayMoney, openPlayMoney } from './playMoney.repository.ts';
import type { PurseOwner } from './purses.ts';

/** What a purse of play money is filled to: ten thousand middle bets in any currency. */
const PLAY_COINS = 1_000_000n;

/** Gives a member something to play with for nothing; what there is then, in minor units. */
export function openPurse(
  tx: Tx,
  owner: Pick<PurseOwner, 'merchantCode' | 'memberId' | 'currency'>,
  { decimals, now }: { readonly decimals: number; readonly now: Date },
): Promise<bigint> {
  const sumMinor = PLAY_COINS * BigInt(getCoinMinor(owner.currency, decimals));
  return openPlayMoney(tx, owner, { sumMinor, now });
}

/** Play money of some members by their ids, in minor units; nothing of who never played for nothing. */
export const readPlayMoneyOf = (
  tx: Tx,
  at: Pick<PurseOwner, 'merchantCode' | 'currency'>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> => listPlayMoney(tx, at, memberIds);
