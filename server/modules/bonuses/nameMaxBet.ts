import type { BonusMoneyRow } from '../../db/bonusTables.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { findActive } from './bonuses.repository.ts';

/** Takes a stake; where the bonus that is played allows no such bet, the Problem bonusBetTooHigh names the most in its value. */
export async function nameMaxBet<T>(
  tx: Tx,
  {
    merchant_code: merchantCode,
    member_id: memberId,
  }: Pick<BonusMoneyRow, 'merchant_code' | 'member_id'>,
  take: () => Promise<T>,
): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'bonusBetTooHigh') throw error;
    const active = await findActive(tx, { merchantCode, memberId });
    const most = active?.max_bet_minor ?? null;
    const value = most === null ? null : { most: toWireAmount(most, active!.decimals) };
    throw new Problem('bonusBetTooHigh', error.message, { value, cause: error });
  }
}
