import type { Tx } from '../../db/database.ts';
import type { ReferralRow } from '../../db/referralTables.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';

/** Books a reward under a name, once, and what is to be played for it. */
export async function bookReward(
  tx: Tx,
  bonuses: Pick<BonusEngine, 'grant'>,
  row: ReferralRow,
  {
    name,
    reference,
    memberId,
    amountMinor,
    at,
  }: { name: string; reference: string; memberId: string; amountMinor: bigint; at: Date },
): Promise<void> {
  const { merchant_code: merchantCode, currency, decimals, terms } = row;
  await bonuses.grant(tx, {
    merchantCode,
    memberId,
    origin: 'referral',
    reference: name,
    title: reference,
    currency: { code: currency, decimals },
    amountMinor,
    terms: { pays: 'cash', turnover: terms.turnover },
    now: at,
    // It was earned by what the friend did.
    isOwed: true,
  });
}
