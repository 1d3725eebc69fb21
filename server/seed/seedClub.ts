import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { standardPoints } from '../../engine/rewards/points.ts';
import { standardVip } from '../../engine/rewards/vip.ts';
import { withTransaction, type Database, type Tx } from '../db/database.ts';
import { demoMerchants } from './content/demo.ts';
import { MALLS } from './content/mall.ts';
import { drawThing, PICTURE } from './mallPictures.ts';
import { takeSeedLock } from './seedLock.ts';

/** Terms as they are kept: amounts are texts. */
const keep = (terms: object) =>
  JSON.stringify(terms, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Keeps a drawing among the merchant's uploads; gives its address. */
async function addDrawing(
  tx: Tx,
  merchantCode: string,
  { name, drawing, now }: { readonly name: string; readonly drawing: string; readonly now: Date },
): Promise<string> {
  const bytes = Buffer.from(drawing);
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  await tx
    .insertInto('uploads')
    .values({
      merchant_code: merchantCode,
      id,
      type: 'svg',
      bytes,
      ...PICTURE,
      name,
      added_by: 'demo',
      added_at: now,
    })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'id']).doNothing())
    .execute();
  return `/uploads/${id}.svg`;
}

/** Fills the mall of a demo merchant, unless there is something in it. */
async function seedMall(tx: Tx, merchantCode: string, now: Date): Promise<void> {
  const mall = MALLS.find((one) => one.merchantCode === merchantCode);
  const known = await tx.selectFrom('point_items').select('id').limit(1).executeTakeFirst();
  if (!mall || known) return;
  for (const [index, { thing, words, ...item }] of mall.items.entries()) {
    const drawing = drawThing(thing, mall.colors);
    const picture = await addDrawing(tx, merchantCode, { name: `${thing}.svg`, drawing, now });
    const texts = Object.entries(words).map(([tag, own]) => [tag, { ...own, picture }] as const);
    await tx
      .insertInto('point_items')
      .values({
        merchant_code: merchantCode,
        id: randomUUID(),
        state: 'shown',
        place: (index + 1) * 10,
        texts: JSON.stringify(Object.fromEntries(texts)),
        is_goods: item.isGoods,
        points: item.points,
        min_level: item.minLevel,
        stock: item.stock,
        per_member: item.perMember,
        changed_at: now,
        changed_by: 'demo',
      })
      .execute();
  }
}

/** Has the standard programmes of levels and points hold at the demo merchants, and fills their malls, unless their desks said something. */
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
      await seedMall(tx, merchantCode, now);
    });
  }
}
