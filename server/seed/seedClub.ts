import { sql } from 'kysely';
import { standardPoints } from '../../engine/rewards/points.ts';
import { standardVip } from '../../engine/rewards/vip.ts';
import { withTransaction, type Database } from '../db/database.ts';
import { demoMerchants } from './content/demo.ts';
import { takeSeedLock } from './seedLock.ts';

/** Terms as they are kept: amounts are texts. */
const keep = (terms: object) =>
  JSON.stringify(terms, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Has the standard programmes of levels and points hold at the demo merchants, unless their desks said something. */
export async function seedClub(database: Database, now: Date): Promise<void> {
  for (const { merchantCode, currency } of demoMerchants) {
    await withTransaction(database, { merchantCode }, async (tx) => {
      await takeSeedLock(tx);
      for (const [table, terms] of [
        ['vip_terms', standardVip(currency)],
        ['point_terms', standardPoints(currency)],
      ] as const) {
        await sql`
          insert into ${sql.table(table)} (merchant_code, version, terms, created_at, created_by)
          select ${merchantCode}, 1, ${keep(terms)}::jsonb, ${now}, 'demo'
           where not exists (select from ${sql.table(table)} where merchant_code = ${merchantCode})`.execute(
          tx,
        );
      }
    });
  }
}
