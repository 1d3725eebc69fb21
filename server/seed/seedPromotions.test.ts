import { expect, it } from 'vitest';
import { faultOfPromotion } from '../../engine/rewards/promotions.ts';
import { createTestDatabase } from '../../tests/support/database.ts';
import { withTransaction } from '../db/database.ts';
import { demoMerchants } from './content/demo.ts';
import { seedPromotions } from './seedPromotions.ts';

const now = new Date('2026-11-21T20:00:00Z');

it('gives each demo merchant promotions that a desk could publish, once', async () => {
  const database = await createTestDatabase();
  try {
    await Promise.all([seedPromotions(database, now), seedPromotions(database, now)]);
    for (const { merchantCode, locale, currency } of demoMerchants) {
      const rows = await withTransaction(database, { merchantCode }, (tx) =>
        tx.selectFrom('promotion_versions').select('terms').execute(),
      );
      const kinds = rows.map(({ terms }) => terms.kind);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds.length).toBeGreaterThan(3);
      for (const { terms } of rows) {
        const { decimals } = currency;
        expect(faultOfPromotion(terms, { zone: 'UTC', decimals })).toBeNull();
        expect(Object.keys(terms.texts).sort()).toEqual([locale, 'en'].sort());
      }
    }
  } finally {
    await database.close();
  }
});
