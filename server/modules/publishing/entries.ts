import type { ContentKind } from '../../../schemas/content.schema.ts';
import type { Tx } from '../../db/database.ts';
import type { DeskKind } from '../desk.ts';
import { kinds } from './kinds.ts';
import {
  findVersion,
  listOpenVersions,
  listVersions,
  type EntryKey,
} from './versions.repository.ts';

/** An entry of any kind. */
export type Entry = Readonly<Record<string, unknown>> & { readonly id: string };

/** How one state of an entry came to be. */
export interface VersionFacts {
  readonly version: number;
  readonly state: 'draft' | 'planned' | 'published' | 'replaced';
  /** Whether it takes the entry away. */
  readonly isRemoval: boolean;
  /** The version that it brings back. */
  readonly restores: number | null;
  /** Why it did not come when it was planned. */
  readonly fault: string | null;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly publishAt: Date | null;
  readonly publishedBy: string | null;
  readonly publishedAt: Date | null;
}

/** An entry as lists show it. */
export interface ListedEntry {
  readonly id: string;
  /** What visitors have now; null where they have nothing. */
  readonly live: Entry | null;
  /** What is to come; null where nothing is. */
  readonly open: (VersionFacts & { readonly content: Entry | null }) | null;
  /** Whether it is one of the product's defaults, which show while the merchant has none of its own. */
  readonly isDefault: boolean;
}

/** Versions of one entry that are told. */
const MOST_VERSIONS = 100;

/** A kind of content, whatever its entries are. */
export const kindOf = (kind: ContentKind) => kinds[kind] as unknown as DeskKind<Entry>;

type Row = Omit<Awaited<ReturnType<typeof listVersions>>[number], 'is_removal'>;

const toFacts = (row: Row, isRemoval: boolean): VersionFacts => ({
  version: row.version,
  state: row.state,
  isRemoval,
  restores: row.restores,
  fault: row.fault,
  madeBy: row.made_by,
  madeAt: row.made_at,
  publishAt: row.publish_at,
  publishedBy: row.published_by,
  publishedAt: row.published_at,
});

const toVersion = (row: Row & { readonly content: Record<string, unknown> | null }) => ({
  ...toFacts(row, row.content === null),
  content: row.content as Entry | null,
});

/** All entries of a kind in their order, then what was never shown. */
export async function listEntries(tx: Tx, kind: ContentKind): Promise<readonly ListedEntry[]> {
  const desk = kindOf(kind);
  const own = await desk.list(tx);
  const defaults = own.length === 0 ? await desk.listDefaults(tx) : [];
  const open = new Map((await listOpenVersions(tx, kind)).map((row) => [row.entry_id, row]));
  const listed = [...own, ...defaults].map((live): ListedEntry => {
    const row = open.get(live.id);
    open.delete(live.id);
    const isDefault = own.length === 0;
    return { id: live.id, live, open: row ? toVersion(row) : null, isDefault };
  });
  const others = [...open.values()].map((row): ListedEntry => {
    return { id: row.entry_id, live: null, open: toVersion(row), isDefault: false };
  });
  return [...others, ...listed];
}

/** One entry: what visitors have, what is to come, and how it came to it, the newest first. */
export async function readEntry(tx: Tx, { kind, id }: { kind: ContentKind; id: string }) {
  const entry = (await listEntries(tx, kind)).find((listed) => listed.id === id);
  const versions = await listVersions(tx, { kind, id }, MOST_VERSIONS);
  if (!entry && versions.length === 0) return null;
  return {
    ...(entry ?? { id, live: null, open: null, isDefault: false }),
    versions: versions.map(({ is_removal: isRemoval, ...row }) => toFacts(row, isRemoval)),
  };
}

/** One version with what it says. */
export async function readVersion(tx: Tx, key: EntryKey, version: number) {
  const row = await findVersion(tx, key, version);
  return row ? toVersion(row) : null;
}
