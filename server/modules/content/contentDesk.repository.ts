import { sql, type Insertable } from 'kysely';
import { defaultContentCode, type Tx } from '../../db/database.ts';
import type {
  AnnouncementsTable,
  BannersTable,
  HelpArticlesTable,
  Tables,
} from '../../db/tables.ts';

/** Tables of content whose rows a merchant writes itself, with the column that names a row. */
const KEYS = { banners: 'id', announcements: 'id', help_articles: 'slug' } as const;

type ContentTable = keyof typeof KEYS;

/** Whose rows: the merchant's of the transaction, or the product's defaults. */
export type Whose = 'own' | 'defaults';

const codeOf = (whose: Whose) =>
  whose === 'own' ? sql<string>`current_merchant()` : sql<string>`${defaultContentCode}`;

export function listBannerRows(tx: Tx, whose: Whose) {
  return tx
    .selectFrom('banners')
    .select(['id', 'group_name', 'art_id', 'url', 'tall_url', 'titles', 'subtitles', 'cta_labels'])
    .select(['link', 'about', 'audience', 'invites_guests', 'starts_at', 'ends_at'])
    .where('merchant_code', '=', codeOf(whose))
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

export function listAnnouncementRows(tx: Tx, whose: Whose) {
  return tx
    .selectFrom('announcements')
    .select(['id', 'type', 'titles', 'contents', 'about', 'starts_at', 'ends_at'])
    .where('merchant_code', '=', codeOf(whose))
    .orderBy('sort')
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
}

export function listHelpRows(tx: Tx, whose: Whose) {
  return tx
    .selectFrom('help_articles')
    .select(['slug', 'category', 'titles', 'bodies', 'about', 'is_draft'])
    .where('merchant_code', '=', codeOf(whose))
    .orderBy('sort')
    .orderBy('slug')
    .execute();
}

interface Rows {
  readonly banners: Omit<Insertable<BannersTable>, 'sort'>;
  readonly announcements: Omit<Insertable<AnnouncementsTable>, 'sort'>;
  readonly help_articles: Omit<Insertable<HelpArticlesTable>, 'sort'>;
}

/** Writes a row; `place` is that of a new one, and an old one keeps its own. */
export async function saveRow<T extends ContentTable>(
  tx: Tx,
  table: T,
  row: Rows[T],
  place: number | undefined,
): Promise<void> {
  const { merchant_code: _, [KEYS[table]]: __, ...rest } = row as Record<string, unknown>;
  await tx
    .insertInto(table)
    .values({ ...row, sort: place ?? 0 } as never)
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', KEYS[table]] as never).doUpdateSet(rest as never),
    )
    .execute();
}

export async function removeRows(
  tx: Tx,
  table: ContentTable,
  merchantCode: string,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where merchant_code = ${merchantCode}
    and ${sql.ref(KEYS[table])} = any(${[...ids]}::text[])`.execute(tx);
}

/** Gives rows the places of their ids in `ordered`, which names all of them. */
export async function placeRows(
  tx: Tx,
  table: ContentTable & keyof Tables,
  merchantCode: string,
  ordered: readonly string[],
): Promise<void> {
  await sql`update ${sql.table(table)} as placed set sort = wanted.place
    from unnest(${[...ordered]}::text[]) with ordinality as wanted (id, place)
    where placed.merchant_code = ${merchantCode} and placed.${sql.ref(KEYS[table])} = wanted.id
      and placed.sort <> wanted.place`.execute(tx);
}
