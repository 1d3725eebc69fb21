import type { Tx } from '../../db/database.ts';
import type { ReferralRow } from '../../db/referralTables.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import type { TurnoverService } from '../turnover/turnover.service.ts';

/** Books a reward under a name, once, and what is to be played for it. */
export async function bookReward(
  tx: Tx,
  turnover: TurnoverService,
  row: ReferralRow,
  {
    name,
    reference,
    memberId,
    amountMinor,
    at,
  }: { name: string; reference: string; memberId: string; amountMinor: bigint; at: Date },
): Promise<void> {
  const { merchant_code: merchantCode, currency, terms } = row;
  await post(tx, {
    merchantCode,
    id: name,
    kind: 'bonus',
    reference,
    currency,
    legs: moveLegs({ house: 'bonuses' }, { member: memberId }, amountMinor),
    at,
  });
  await turnover.add(tx, {
    merchantCode,
    memberId,
    source: 'bonus',
    reference: name,
    creditedMinor: amountMinor,
    multiplier: terms.turnover,
    at,
  });
}
