import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';

/** Beyond this, a statement would keep those waiting who came first. */
const MOST_AT_ONCE = 64;
/** Groups whose next reads find their loader made. */
const GROUPS_KEPT = 1_000;

/** How to read many at once. */
export interface Together<Key, Found> {
  /** Only reads of one group go together: a statement sees the rows of one merchant. */
  readonly groupOf: (key: Key) => string;
  /** Reads keys of one group, at least one; gives what it found in their order. */
  readonly readAll: (keys: readonly [Key, ...Key[]]) => Promise<readonly Found[]>;
}

/**
 * Makes a reader whose reads of one turn of the event loop go to the database as one: a statement costs far more than what
 * it finds, and under load many calls come in each turn. Nothing is kept beyond the answer. Where reading fails, all hear of
 * it who asked.
 */
export function readTogether<Key, Found>({
  groupOf,
  readAll,
}: Together<Key, Found>): (key: Key) => Promise<Found> {
  const loaders = new LRUCache<string, DataLoader<Key, Found>>({
    max: GROUPS_KEPT,
    memoMethod: () =>
      new DataLoader((keys) => readAll(keys as readonly [Key, ...Key[]]), {
        cache: false,
        maxBatchSize: MOST_AT_ONCE,
        // After all that has arrived by now was read; the loader's own way would be after each call.
        batchScheduleFn: setImmediate,
      }),
  });
  return (key) => loaders.memo(groupOf(key)).load(key);
}
