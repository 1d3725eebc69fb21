import { getPromotion } from '../../schemas/api/promotions.ts';
import { withTransaction } from '../../server/db/database.ts';
import type { PromotionTerms } from '../../schemas/promotions.ts';
import type { TestBrand, TestGateway } from './gateway.ts';

/** Terms of an activity without conditions that goes on for long, or others. */
export const promotionTerms = (own: Partial<PromotionTerms> = {}): PromotionTerms => ({
  kind: 'activity',
  category: 'events',
  period: 'once',
  from: '2020-01-01T00:00',
  until: '2099-01-01T00:00',
  needsJoin: false,
  minDeposit: '0',
  minValidBet: '0',
  categories: [],
  audience: {},
  minIdentity: 0,
  budget: '0',
  pays: { pays: 'cash', turnover: '1' },
  most: '20.00',
  rewards: [],
  total: '0',
  parts: 0,
  rate: '0',
  cap: '0',
  tickets: 1,
  prizes: [],
  texts: { en: { title: 'Share it', lead: 'Win something', body: '<p>Show us.</p>' } },
  ...own,
});

/** Publishes the promotion that contracts name as an example. */
export async function addExamplePromotion(
  { db, now }: TestGateway,
  { merchantCode }: TestBrand,
): Promise<void> {
  const id = getPromotion.query.properties.id.examples[0];
  const at = now();
  await withTransaction(db, { merchantCode }, async (tx) => {
    await tx
      .insertInto('promotions')
      .values({
        merchant_code: merchantCode,
        id,
        kind: 'activity',
        state: 'published',
        place: 1,
        version: 1,
        draft: null,
        created_at: at,
        changed_at: at,
        changed_by: 'test',
      })
      .execute();
    await tx
      .insertInto('promotion_versions')
      .values({
        merchant_code: merchantCode,
        promotion_id: id,
        version: 1,
        terms: JSON.stringify(promotionTerms()),
        created_at: at,
        created_by: 'test',
      })
      .execute();
  });
}
