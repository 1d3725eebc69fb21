import { LRUCache } from 'lru-cache';
import { pack, unpack } from './brandRegistry.ts';
import type { LiveBrand } from './brandStore.ts';

/** What is served: a bounded cache of resolved brands, and the last good states of those at fault. */
export class LiveStates {
  readonly #cache: LRUCache<string, LiveBrand>;
  /** Compressed, because nothing bounds their number. */
  readonly #kept = new Map<string, Buffer>();
  #version = 0;

  constructor(cacheEntries: number) {
    this.#cache = new LRUCache({ max: cacheEntries, dispose: () => (this.#version += 1) });
  }

  /** Changes whenever a resolved brand is replaced or goes: one that was found under the same version is still the one. */
  get version(): number {
    return this.#version;
  }

  find(id: string): LiveBrand | undefined {
    const cached = this.#cache.get(id);
    if (cached) return cached;
    const kept = this.#kept.get(id);
    if (!kept) return undefined;
    const live = JSON.parse(unpack(kept)) as LiveBrand;
    this.#cache.set(id, live);
    return live;
  }

  isCached(id: string): boolean {
    return this.#cache.has(id);
  }

  isKept(id: string): boolean {
    return this.#kept.has(id);
  }

  /** Takes a good state over; pushes no other brand out for one that nobody asked for. */
  put(id: string, live: LiveBrand, isAskedFor: boolean): void {
    this.#kept.delete(id);
    const hasRoom = this.#cache.size < this.#cache.max;
    if (isAskedFor || hasRoom || this.#cache.has(id)) this.#cache.set(id, live);
  }

  /** Holds on to a state that the files no longer give. */
  keep(id: string, live: LiveBrand): void {
    this.#kept.set(id, pack(JSON.stringify(live)));
  }

  delete(id: string): void {
    this.#cache.delete(id);
    this.#kept.delete(id);
  }
}
