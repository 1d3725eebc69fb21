import type { BonusOrigin } from '../../../schemas/api/rewards.ts';
import type { PromotionKind, PromotionTerms } from '../../../schemas/promotions.ts';
import type { Tx } from '../../db/database.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { closed, type PromotionsDeps } from './entries.ts';
import { updateEntry } from './promotions.repository.ts';
import { titleOf } from './views.ts';

const ORIGINS: Readonly<Record<PromotionKind, BonusOrigin>> = {
  activity: 'promotion',
  signIn: 'signIn',
  redPacket: 'redPacket',
  raffle: 'raffle',
  depositMatch: 'depositMatch',
  freeSpins: 'freeSpins',
};

/** Pays what a row was granted, once, by its terms; gives what was paid. Throws Problem promotionClosed. */
export async function payEntry(
  { badges, bonuses }: Pick<PromotionsDeps, 'badges' | 'bonuses'>,
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
    const origin = ORIGINS[terms.kind];
    const granted = await bonuses.grant(tx, {
      merchantCode,
      memberId,
      origin,
      reference: `${origin}:${memberId}:${id}`,
      title: titleOf(terms, caller),
      currency: { code: currency.code, decimals: currency.decimals },
      amountMinor,
      terms: terms.pays,
      now,
    });
    if (granted === 'refused') throw closed();
  }
  await badges.tell(tx, { merchantCode, memberId });
  return amountMinor;
}
