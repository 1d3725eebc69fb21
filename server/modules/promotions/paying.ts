import type { PromotionTerms } from '../../../schemas/promotions.ts';
import type { Tx } from '../../db/database.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import type { PromotionsDeps } from './entries.ts';
import { updateEntry } from './promotions.repository.ts';
import { titleOf } from './views.ts';

/** Pays what a row was granted, once, with what is to be played for it; gives what was paid. */
export async function payEntry(
  { badges, turnover }: Pick<PromotionsDeps, 'badges' | 'turnover'>,
  tx: Tx,
  call: PaymentCall,
  { id, amountMinor, terms }: { id: string; amountMinor: bigint; terms: PromotionTerms },
): Promise<bigint> {
  const { caller, member, now } = call;
  const { merchantCode, currency } = caller.brand;
  const { memberId } = member;
  await updateEntry(tx, id, {
    state: 'claimed',
    amount_minor: amountMinor,
    claimed_at: now,
    changed_at: now,
  });
  if (amountMinor > 0n) {
    const name = `promotion:${memberId}:${id}`;
    await post(tx, {
      merchantCode,
      id: name,
      kind: 'bonus',
      reference: titleOf(terms, caller),
      currency: currency.code,
      legs: moveLegs({ house: 'bonuses' }, { member: memberId }, amountMinor),
      at: now,
    });
    await turnover.add(tx, {
      merchantCode,
      memberId,
      source: 'bonus',
      reference: name,
      creditedMinor: amountMinor,
      multiplier: terms.turnover,
      at: now,
    });
  }
  await badges.tell(tx, { merchantCode, memberId });
  return amountMinor;
}
