import { expect, it } from 'vitest';
import { inspectSvg } from '../../engine/brand/svgProblems.ts';
import { createTestDatabase } from '../../tests/support/database.ts';
import { withTransaction } from '../db/database.ts';
import { seedClub } from './seedClub.ts';

const now = new Date('2026-11-21T20:00:00Z');

it('fills the malls once, with pictures that are kept and safe', async () => {
  const database = await createTestDatabase();
  try {
    await Promise.all([seedClub(database, now), seedClub(database, now)]);
    for (const [merchantCode, count] of [
      ['AURORA', 6],
      ['MAJLIS', 6],
      ['LOTUS', 6],
      ['SAKURA', 0],
    ] as const) {
      await withTransaction(database, { merchantCode }, async (tx) => {
        const items = await tx.selectFrom('point_items').selectAll().execute();
        const uploads = await tx.selectFrom('uploads').selectAll().execute();
        expect(items).toHaveLength(count);
        const kept = uploads.map(({ id }) => `/uploads/${id}.svg`);
        for (const { texts } of items) {
          for (const { picture } of Object.values(texts)) expect(kept).toContain(picture);
        }
        for (const { bytes } of uploads) expect(inspectSvg(bytes.toString()).problems).toEqual([]);
      });
    }
  } finally {
    await database.close();
  }
});
