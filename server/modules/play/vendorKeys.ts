import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { ContentCache } from '../cache/contentCache.ts';
import { createSecret, type Random } from '../session/secrets.ts';
import {
  endKeys,
  hasVendor,
  insertKey,
  listKeyFacts,
  listKeys,
  resealKey,
} from './vendorKeys.repository.ts';

/** Keys of a merchant, ended ones among them, without their secrets; the newest first. */
export { listKeyFacts as listVendorKeyFacts };

/** What a vendor signs its calls to one merchant with. */
export interface VendorKey {
  readonly id: string;
  readonly vendorCode: string;
  /** As text, which is also what signs: 43 characters. */
  readonly secret: string;
}

/** The keys of vendors. */
export interface VendorKeys {
  /** The key of an id that has not ended; null where the merchant has none. */
  find(merchantCode: string, id: string, now: Date): Promise<VendorKey | null>;
  /** What a vendor is called with: its newest key. Null where it has none. */
  findNewest(merchantCode: string, vendorCode: string, now: Date): Promise<VendorKey | null>;
  /** Whether a vendor can call at all. */
  hasAny(merchantCode: string, vendorCode: string, now: Date): Promise<boolean>;
}

const KEY_ID_BYTES = 12;

/** The keys before a new one go on for a day, so that a vendor changes over without a pause. */
const OVERLAP_MS = 86_400_000;

const contextOf = (merchantCode: string, id: string) => `vendor key ${merchantCode} ${id}`;

/** Keeps under the gateway's present secret what a former one sealed. */
async function resealAll(
  tx: Tx,
  box: SecretBox,
  keys: Awaited<ReturnType<typeof listKeys>>,
): Promise<void> {
  for (const { merchant_code: merchantCode, id, secret_sealed: from } of keys) {
    const to = box.renew(from, contextOf(merchantCode, id));
    if (to !== null) await resealKey(tx, { merchantCode, id, from, to });
  }
}

/** Makes the keys of a database; what was read is kept for some seconds. */
export function createVendorKeys({
  db,
  box,
  cache,
}: {
  readonly db: Database;
  readonly box: SecretBox;
  readonly cache: ContentCache;
}): VendorKeys {
  const readAll = (merchantCode: string, now: Date) =>
    cache.read(merchantCode, 'vendor keys', async () => {
      const rows = await withTransaction(db, { merchantCode }, async (tx) => {
        const kept = await listKeys(tx, merchantCode, now);
        await resealAll(tx, box, kept);
        return kept;
      });
      return rows.flatMap(({ id, vendor_code, secret_sealed, ends_at }) => {
        const secret = box.open(secret_sealed, contextOf(merchantCode, id));
        // Sealed under another secret of the gateway: worth nothing any more.
        return secret === null ? [] : [{ id, vendorCode: vendor_code, secret, endsAt: ends_at }];
      });
    });
  const list = async (merchantCode: string, now: Date) =>
    (await readAll(merchantCode, now)).filter(({ endsAt }) => !endsAt || endsAt > now);
  return {
    async find(merchantCode, id, now) {
      return (await list(merchantCode, now)).find((key) => key.id === id) ?? null;
    },
    async findNewest(merchantCode, vendorCode, now) {
      const own = (await list(merchantCode, now)).filter((key) => key.vendorCode === vendorCode);
      // The keys before have an end.
      return own.find(({ endsAt }) => endsAt === null) ?? own[0] ?? null;
    },
    async hasAny(merchantCode, vendorCode, now) {
      return (await list(merchantCode, now)).some((key) => key.vendorCode === vendorCode);
    },
  };
}

/**
 * Makes a key, and lets those before it end a day later; its secret is told once. Null where there is no such vendor.
 */
export async function createVendorKey(
  tx: Tx,
  { box, random }: { readonly box: SecretBox; readonly random: Random },
  wanted: { readonly merchantCode: string; readonly vendorCode: string; readonly now: Date },
): Promise<VendorKey | null> {
  const { merchantCode, vendorCode, now } = wanted;
  if (!(await hasVendor(tx, vendorCode))) return null;
  const id = `vk_${random(KEY_ID_BYTES).toString('base64url')}`;
  const secret = createSecret(random);
  await endKeys(tx, { merchantCode, vendorCode, endsAt: new Date(now.getTime() + OVERLAP_MS) });
  await insertKey(tx, {
    merchant_code: merchantCode,
    id,
    vendor_code: vendorCode,
    secret_sealed: box.seal(secret, contextOf(merchantCode, id)),
    created_at: now,
    ends_at: null,
  });
  return { id, vendorCode, secret };
}

/** Lets every key of a vendor end at once: from then on its games are on their way again. How many keys ended. */
export function revokeVendorKeys(
  tx: Tx,
  {
    now,
    ...whose
  }: { readonly merchantCode: string; readonly vendorCode: string; readonly now: Date },
): Promise<number> {
  return endKeys(tx, { ...whose, endsAt: now });
}
