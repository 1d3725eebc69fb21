import { withTransaction, type Database, type Tx } from '../db/database.ts';
import type { SecretBox } from '../crypto/secretBox.ts';
import { findKey, lockKey, saveKey } from './sessions.repository.ts';
import type { OriginalsKey } from './signRequest.ts';

/** The vendor's keys. */
export interface OriginalsKeys {
  /** The key at a merchant, from memory where it was asked for before. Throws where it has none that it can read. */
  get(merchantCode: string): Promise<OriginalsKey>;
  /** Whether there is one. */
  has(merchantCode: string): Promise<boolean>;
  /** Forgets what is in memory: the gateway did not take it, so another may have been made meanwhile. */
  drop(merchantCode: string): void;
  /** Sees to it that there is a key which the gateway takes: asks for one where there is none. */
  ensure(merchantCode: string, isTaken: (keyId: string) => Promise<boolean>): Promise<void>;
}

/** What they are kept in. */
export interface OriginalsKeyDeps {
  readonly db: Database;
  readonly box: SecretBox;
  readonly clock: () => Date;
  /** Asks whoever runs the gateway for a key of a merchant, as any vendor does. */
  readonly askForKey: (tx: Tx, merchantCode: string) => Promise<OriginalsKey>;
}

/** Merchants whose key stays in memory, at some 200 bytes each. */
const MOST_KEPT = 10_000;

const contextOf = (merchantCode: string, keyId: string) => `house key ${merchantCode} ${keyId}`;

/** Makes the keys of a database. */
export function createOriginalsKeys({
  db,
  box,
  clock,
  askForKey,
}: OriginalsKeyDeps): OriginalsKeys {
  const open = (row: Awaited<ReturnType<typeof findKey>>): OriginalsKey | null => {
    const secret = row && box.open(row.secret_sealed, contextOf(row.merchant_code, row.key_id));
    return row && secret ? { id: row.key_id, secret } : null;
  };
  const find = (merchantCode: string) =>
    withTransaction(db, { merchantCode }, async (tx) => open(await findKey(tx, merchantCode)));
  const kept = new Map<string, OriginalsKey>();
  const keep = (merchantCode: string, key: OriginalsKey) => {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(merchantCode, key);
  };
  return {
    async get(merchantCode) {
      const known = kept.get(merchantCode);
      if (known) return known;
      const key = await find(merchantCode);
      if (!key) throw new Error(`Our own vendor has no key of "${merchantCode}" that it can read.`);
      keep(merchantCode, key);
      return key;
    },
    has: async (merchantCode) => kept.has(merchantCode) || (await find(merchantCode)) !== null,
    drop: (merchantCode) => void kept.delete(merchantCode),
    async ensure(merchantCode, isTaken) {
      const known = await find(merchantCode);
      if (known && (await isTaken(known.id))) return;
      kept.delete(merchantCode);
      await withTransaction(db, { merchantCode }, async (tx) => {
        await lockKey(tx, merchantCode);
        const meanwhile = open(await findKey(tx, merchantCode));
        if (meanwhile && meanwhile.id !== known?.id) return;
        const key = await askForKey(tx, merchantCode);
        await saveKey(tx, {
          merchant_code: merchantCode,
          key_id: key.id,
          secret_sealed: box.seal(key.secret, contextOf(merchantCode, key.id)),
          created_at: clock(),
        });
      });
    },
  };
}
