import type { Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { Offer } from './offer.ts';
import type { Owner } from './orders.repository.ts';

/** An offer on the terms of a member: odds go by the rank. */
export async function offerTo(tx: Tx, offer: Offer, owner: Owner): Promise<Offer> {
  if (!offer.hasLevels) return offer;
  const { club_rank: rank } = await getMember(tx, owner.merchantCode, owner.memberId);
  return offer.atRank(rank);
}
