import { LRUCache } from 'lru-cache';

/** How many different parts are known at a time; a part that is forgotten lives on in the brands that have it. */
const MOST_PARTS = 5_000;

/**
 * Parts of resolved brands, kept once however many brands have them. Merchants that build on one another, or leave most
 * things as they come, differ in little; and the less memory ten thousand take, the nearer is each.
 */
export class SharedParts {
  readonly #known = new LRUCache<string, object>({ max: MOST_PARTS });

  /** Puts parts that are known by now in the place of a record's own; changes the record itself, which keeps its shape. */
  share<T extends object>(record: T): T {
    const parts = record as Record<string, unknown>;
    for (const [key, part] of Object.entries(parts)) {
      if (typeof part === 'object' && part !== null) parts[key] = this.find(part);
    }
    return record;
  }

  /** A part that reads the same, or this one where it is the first. */
  find<P extends object>(part: P): P {
    const text = JSON.stringify(part);
    const known = this.#known.get(text) as P | undefined;
    if (known === undefined) this.#known.set(text, part);
    return known ?? part;
  }
}
