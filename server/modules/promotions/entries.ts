import type { SecretBox } from '../../crypto/secretBox.ts';
import type { Database, Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';
import type { FreeSpinsParts } from '../freeSpins/module.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { findPublished } from './promotions.repository.ts';
import {
  readLooker,
  standOne,
  type Looker,
  type PromotionCall,
  type Standing,
} from './standing.ts';

/** What the service is made of. */
export interface PromotionsDeps {
  readonly db: Database;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
  readonly box: SecretBox;
  readonly badges: Pick<BadgesService, 'tell'>;
  readonly bonuses: Pick<BonusEngine, 'grant'>;
  readonly freeSpins: Pick<FreeSpinsParts, 'grant' | 'findByReference' | 'listGames'>;
}

/** What is not there any more, or not yet. */
export const closed = () => new Problem('promotionClosed', 'That cannot be had now.');

/** One promotion as it stands for a member. Throws Problem notFound where there is none for them. */
export async function requireStanding(
  tx: Tx,
  call: PromotionCall,
  id: string,
): Promise<{ readonly standing: Standing; readonly looker: Looker | null }> {
  const { brand } = call.caller;
  const published = await findPublished(tx, id);
  if (!published) throw new Problem('notFound', 'There is no such promotion.');
  const looker = await readLooker(tx, call);
  const standing = await standOne(tx, published, { brand, looker, now: call.now });
  if (standing.entries.length === 0 && !standing.isFor)
    throw new Problem('notFound', 'There is no such promotion.');
  return { standing, looker };
}

/** The columns of a row that begins. */
export const beginRow = (
  { caller: { brand }, member, now }: PaymentCall,
  { id, version, terms, period }: Standing,
  own: string,
) => ({
  merchant_code: brand.merchantCode,
  id: own,
  promotion_id: id,
  member_id: member.memberId,
  period,
  version,
  kind: terms.kind,
  currency: brand.currency.code,
  decimals: brand.currency.decimals,
  created_at: now,
  changed_at: now,
});
