import type { Database, Tx } from '../../db/database.ts';
import type { BrandOverridesTable } from '../../db/contentTables.ts';

/** Kinds of content that stand in place of what a brand file says. */
export type OverrideKind = BrandOverridesTable['kind'];

/** What an entry says, as it is kept. */
type Said = Readonly<Record<string, unknown>>;

/** What the merchant says of a kind, by the ids of its entries. */
export async function listOverrides(
  tx: Tx,
  kind: OverrideKind,
): Promise<ReadonlyMap<string, Said>> {
  const rows = await tx
    .selectFrom('brand_overrides')
    .select(['entry_id', 'content'])
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map(({ entry_id, content }) => [entry_id, content]));
}

/** Everything that a merchant says, or that all of them do where none is named. */
export function listAllOverrides({ owner }: Pick<Database, 'owner'>, merchantCode?: string) {
  return owner
    .selectFrom('brand_overrides')
    .selectAll()
    .$if(merchantCode !== undefined, (q) => q.where('merchant_code', '=', merchantCode!))
    .execute();
}

export async function saveOverride(
  tx: Tx,
  row: { merchant_code: string; kind: OverrideKind; entry_id: string; content: Said },
): Promise<void> {
  const content = JSON.stringify(row.content);
  await tx
    .insertInto('brand_overrides')
    .values({ ...row, content })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'kind', 'entry_id']).doUpdateSet({ content }),
    )
    .execute();
}

export async function removeOverrides(
  tx: Tx,
  kind: OverrideKind,
  ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('brand_overrides')
    .where('kind', '=', kind)
    .where('entry_id', 'in', [...ids])
    .execute();
}
