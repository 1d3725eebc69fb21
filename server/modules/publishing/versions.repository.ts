import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

const COLUMNS = [
  'entry_id',
  'version',
  'state',
  'restores',
  'fault',
  'made_by',
  'made_at',
  'publish_at',
  'published_by',
  'published_at',
] as const;

/** Where versions of one entry stand. */
export interface EntryKey {
  readonly kind: string;
  readonly id: string;
}

/** Keeps others from writing versions of a kind of the merchant until the transaction ends. */
export async function lockVersions(tx: Tx, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content ' || current_merchant() || ${kind}, 0))`.execute(
    tx,
  );
}

/** Versions of an entry from the newest on, without what they say. */
export function listVersions(tx: Tx, { kind, id }: EntryKey, limit: number) {
  return tx
    .selectFrom('content_versions')
    .select(COLUMNS)
    .select(sql<boolean>`content is null`.as('is_removal'))
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Of a kind, the versions that are to come, with what they say. */
export function listOpenVersions(tx: Tx, kind: string) {
  return tx
    .selectFrom('content_versions')
    .select(COLUMNS)
    .select('content')
    .where('kind', '=', kind)
    .where('state', 'in', ['draft', 'planned'])
    .orderBy('made_at', 'desc')
    .execute();
}

export function findVersion(tx: Tx, { kind, id }: EntryKey, version: number) {
  return tx
    .selectFrom('content_versions')
    .select(COLUMNS)
    .select('content')
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The version of an entry that is to come, or the one that shows. */
export function findInState(tx: Tx, { kind, id }: EntryKey, which: 'open' | 'published') {
  return tx
    .selectFrom('content_versions')
    .select(COLUMNS)
    .select('content')
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .where('state', 'in', which === 'open' ? ['draft', 'planned'] : ['published'])
    .executeTakeFirst();
}

/** What is written of a version. */
export type VersionRow = Omit<
  Tables['content_versions'],
  'merchant_code' | 'kind' | 'entry_id' | 'version' | 'content'
> & { readonly content: object | null };

/** Adds the next version of an entry, and gives its number. */
export async function addVersion(
  tx: Tx,
  { kind, id }: EntryKey,
  { content, ...row }: VersionRow,
): Promise<number> {
  const { version } = await tx
    .insertInto('content_versions')
    .values({
      ...row,
      merchant_code: sql<string>`current_merchant()`,
      kind,
      entry_id: id,
      content: content && JSON.stringify(content),
      version: sql<number>`(select coalesce(max(version), 0) + 1 from content_versions
        where kind = ${kind} and entry_id = ${id} and merchant_code = current_merchant())`,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function updateVersion(
  tx: Tx,
  { kind, id }: EntryKey,
  version: number,
  { content, ...row }: Partial<VersionRow>,
): Promise<void> {
  await tx
    .updateTable('content_versions')
    .set({
      ...row,
      ...(content === undefined ? {} : { content: content && JSON.stringify(content) }),
    })
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .where('version', '=', version)
    .execute();
}

export async function removeVersion(
  tx: Tx,
  { kind, id }: EntryKey,
  version: number,
): Promise<void> {
  await tx
    .deleteFrom('content_versions')
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .where('version', '=', version)
    .execute();
}

/** Planned versions that are due, of all merchants and so asked as the owner; the earliest first. */
export function listDue(owner: Kysely<Tables>, now: Date) {
  return owner
    .selectFrom('content_versions')
    .select(['merchant_code', 'kind', 'entry_id', 'version'])
    .where('state', '=', 'planned')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(100)
    .execute();
}
