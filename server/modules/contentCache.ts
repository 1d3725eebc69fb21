import { LRUCache } from 'lru-cache';

/** Reads kept for a few seconds, apart for every merchant. */
export interface ContentCache {
  /** The kept value of a merchant's key, or what `load` gives; callers at the same moment share one load. */
  read<T>(merchantCode: string, key: string, load: () => Promise<T>): Promise<T>;
  /** Forgets one merchant's reads, or everybody's for '*'. A read under way is not kept. */
  drop(merchantCode: string): void;
}

interface Entry {
  readonly merchantCode: string;
  readonly readAtMs: number;
  readonly value: Promise<unknown>;
}

const keepMs = 5_000;
const entriesKept = 5_000;

/** Makes an empty cache; bounded by number and by age. */
export function createContentCache(clock: () => Date): ContentCache {
  const entries = new LRUCache<string, Entry>({ max: entriesKept });
  return {
    read<T>(merchantCode: string, key: string, load: () => Promise<T>): Promise<T> {
      const id = `${merchantCode} ${key}`;
      const readAtMs = clock().getTime();
      const kept = entries.get(id);
      if (kept && Math.abs(readAtMs - kept.readAtMs) < keepMs) return kept.value as Promise<T>;
      const value = load();
      const entry: Entry = { merchantCode, readAtMs, value };
      entries.set(id, entry);
      value.catch(() => {
        if (entries.peek(id) === entry) entries.delete(id);
      });
      return value;
    },
    drop(merchantCode) {
      if (merchantCode === '*') return entries.clear();
      for (const [id, entry] of entries) {
        if (entry.merchantCode === merchantCode) entries.delete(id);
      }
    },
  };
}
