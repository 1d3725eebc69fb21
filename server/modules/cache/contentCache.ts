import { LRUCache } from 'lru-cache';

/** Reads kept for a while, apart for every merchant. */
export interface ContentCache {
  /**
   * The kept value of a merchant's key, or what `load` gives; callers at the same moment share one load. An empty key
   * is for what every request reads: it is found by the code alone, and nothing is put together for it.
   */
  read<T>(merchantCode: string, key: string, load: () => Promise<T>): Promise<T>;
  /** Forgets one merchant's reads, or everybody's for '*'. A read under way is not kept. */
  drop(merchantCode: string): void;
}

interface Entry {
  readonly merchantCode: string;
  readonly readAtMs: number;
  readonly value: Promise<unknown>;
}

/** How many reads are kept, and for how long. */
export interface CacheLimits {
  readonly keepMs: number;
  readonly entries: number;
}

/** Lists that begin, end and grow by the clock. */
export const passingReads: CacheLimits = { keepMs: 5_000, entries: 5_000 };

/**
 * Switches that change only when somebody writes them, which drops them, as does every moment in which a write may go
 * unheard. Every request of every merchant asks for them, so their age hardly matters and their number does.
 */
export const standingReads: CacheLimits = { keepMs: 60 * 60_000, entries: 50_000 };

/** Makes an empty cache; bounded by number and by age. */
export function createContentCache(
  clock: () => Date,
  { keepMs, entries: max }: CacheLimits = passingReads,
): ContentCache {
  const entries = new LRUCache<string, Entry>({ max });
  return {
    read<T>(merchantCode: string, key: string, load: () => Promise<T>): Promise<T> {
      const id = key ? `${merchantCode} ${key}` : merchantCode;
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
