import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';

/** Beyond this, a statement would keep those waiting who came first. */
const MOST_IN_ONE = 64;
/** Groups whose next calls find their loader made. */
const GROUPS_KEPT = 1_000;

/** How keys are loaded many at once. */
export interface BatchLoaderOptions<Key, Found> {
  /** Only what is of one group goes together: a statement is about one merchant. */
  readonly groupOf: (key: Key) => string;
  /** Loads keys of one group, at least one; gives what came of each in their order. */
  readonly loadAll: (keys: readonly [Key, ...Key[]]) => Promise<readonly Found[]>;
  /** So many statements of a group are under way at most, and what comes meanwhile goes with the next; any number by default. */
  readonly atOnce?: number;
  /** What goes in one statement at most. */
  readonly mostInOne?: number;
}

/** Lets so many be under way, each after all that has arrived by then was read. */
function createTurnstile(atOnce: number) {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return {
    enter(go: () => void) {
      if (underWay === atOnce) {
        waiting.push(go);
        return;
      }
      underWay += 1;
      setImmediate(go);
    },
    leave() {
      underWay -= 1;
      const next = waiting.shift();
      if (next) this.enter(next);
    },
  };
}

/**
 * Makes a function whose calls of one turn of the event loop go to the database as one statement: that costs far more than
 * what is done in it for one of them, and under load many come in each turn. Nothing is kept beyond the answer. Where asking
 * fails, all hear of it who asked.
 */
export function createBatchLoader<Key, Found>({
  groupOf,
  loadAll,
  atOnce = Infinity,
  mostInOne = MOST_IN_ONE,
}: BatchLoaderOptions<Key, Found>): (key: Key) => Promise<Found> {
  const loaders = new LRUCache<string, DataLoader<Key, Found>>({
    max: GROUPS_KEPT,
    memoMethod: () => {
      const turnstile = createTurnstile(atOnce);
      const loadInTurn = (keys: readonly Key[]) =>
        loadAll(keys as readonly [Key, ...Key[]]).finally(() => turnstile.leave());
      return new DataLoader(loadInTurn, {
        cache: false,
        maxBatchSize: mostInOne,
        // The loader's own way would be after each call.
        batchScheduleFn: (send) => turnstile.enter(send),
      });
    },
  });
  return (key) => loaders.memo(groupOf(key)).load(key);
}
