import type { Kysely } from 'kysely';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { Tables } from '../../db/tables.ts';
import type { FeedKey } from './demoFeeds.ts';
import { endFeedKeys, findFeedKey, insertFeedKey, resealFeedKey } from './reports.repository.ts';

const KEY_ID_BYTES = 12;
const SECRET_BYTES = 32;
/** The keys before a new one go on for a day, so that a source changes over without a pause. */
const OVERLAP_MS = 86_400_000;

const contextOf = (id: string) => `lottery feed key ${id}`;

/** The key of an id that has not ended and can be read; null where there is none. */
export async function readFeedKey(
  db: Kysely<Tables>,
  box: SecretBox,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<FeedKey | null> {
  const row = await findFeedKey(db, id, now);
  const secret = row && box.open(row.secret_sealed, contextOf(id));
  const renewed = row && box.renew(row.secret_sealed, contextOf(id));
  if (row && renewed) await resealFeedKey(db, { id, from: row.secret_sealed, to: renewed });
  return row && secret ? { id, source: row.source, secret, isDemo: false } : null;
}

/** Makes a key of a source, and lets those before it end a day later; its secret is told once. */
export async function createFeedKey(
  db: Kysely<Tables>,
  { box, random }: { readonly box: SecretBox; readonly random: (bytes: number) => Buffer },
  { source, now }: { readonly source: string; readonly now: Date },
): Promise<FeedKey> {
  const id = `fk_${random(KEY_ID_BYTES).toString('base64url')}`;
  const secret = random(SECRET_BYTES).toString('base64url');
  await db.transaction().execute(async (tx) => {
    await endFeedKeys(tx, source, new Date(now.getTime() + OVERLAP_MS));
    const sealed = box.seal(secret, contextOf(id));
    await insertFeedKey(tx, { id, source, secret_sealed: sealed, created_at: now, ends_at: null });
  });
  return { id, source, secret, isDemo: false };
}

/** Lets every key of a source end at once; how many there were. */
export function revokeFeedKeys(db: Kysely<Tables>, source: string, now: Date): Promise<number> {
  return endFeedKeys(db, source, now);
}
