import { groupOf } from '../../../engine/agents/points.ts';
import type { Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { Offer } from './offer.ts';
import type { Owner } from './orders.repository.ts';

/** An offer on the terms of a member: odds go by the rank, and the highest series by the rebate point, where there is one. */
export async function offerTo(tx: Tx, offer: Offer, owner: Owner): Promise<Offer> {
  if (!offer.hasLevels && offer.series === null) return offer;
  const member = await getMember(tx, owner.merchantCode, owner.memberId);
  const { club_rank: rank, rebate_point: point } = member;
  const own = offer.hasLevels ? offer.atRank(rank) : offer;
  if (own.series === null || point === null) return own;
  const { min, chosen } = own.series;
  const max = Math.min(own.series.max, Math.max(min, groupOf(own.pointTerms.base, point)));
  return { ...own, series: { min, max, chosen: Math.min(chosen, max) } };
}
