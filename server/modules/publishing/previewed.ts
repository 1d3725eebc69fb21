import { withTransaction, type Database } from '../../db/database.ts';
import type { Admitted } from '../../http/gateway.ts';
import { kindOf, readVersion, type Entry } from './entries.ts';

/** What a list becomes with a draft in it. */
export interface Previewed {
  readonly id: string;
  /** Null where the draft takes it away. */
  readonly content: Entry | null;
  /** Whether the list shows the product's entries, whose place the merchant's first one takes. */
  readonly isFirst: boolean;
}

/** The draft of a kind that a caller looks at; undefined for everybody else. */
export async function readPreviewed(
  db: Database,
  { preview, caller }: Pick<Admitted, 'preview' | 'caller'>,
  kind: 'banners' | 'announcements' | 'help',
): Promise<Previewed | undefined> {
  if (preview?.kind !== kind) return undefined;
  const { merchantCode } = caller.brand;
  const { id, version } = preview;
  return withTransaction(db, { merchantCode }, async (tx) => {
    const found = await readVersion(tx, { kind, id }, version);
    if (!found) return undefined;
    const own = await kindOf(kind).list(tx);
    return { id, content: found.content, isFirst: own.length === 0 };
  });
}

/**
 * A list with the draft in its place; a new one stands in front, so that it is seen. `make` gives what the draft becomes
 * in this list, or nothing where it is in another one.
 */
export function withPreviewed<Row>(
  rows: readonly Row[],
  previewed: Previewed | undefined,
  {
    idOf,
    make,
  }: { readonly idOf: (row: Row) => string; readonly make: (entry: Entry) => readonly Row[] },
): readonly Row[] {
  if (!previewed) return rows;
  const { id, content, isFirst } = previewed;
  const made = content ? make(content) : [];
  if (isFirst && content) return made;
  const at = rows.findIndex((row) => idOf(row) === id);
  if (at < 0) return [...made, ...rows];
  return [...rows.slice(0, at), ...made, ...rows.slice(at + 1)];
}
