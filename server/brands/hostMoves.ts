import type { BrandSource } from '../../engine/brand/loadChain.ts';
import { outlineBrand } from '../../engine/brand/parseBrand.ts';
import { hostsOf, type BrandEntry, type BrandRegistry } from './brandRegistry.ts';
import type { Attempt } from './resolver.ts';

/** What moving hosts needs of the store. */
export interface HostMovesParts {
  readonly registry: BrandRegistry;
  readonly attempt: (source: BrandSource) => Promise<Attempt>;
  readonly reloadSoon: (ids: Iterable<string>) => void;
}

/**
 * Brands whose edit names nothing but hosts of others. Taken over, it would leave them without a site; so they stay
 * where they are and queue for the hosts they name.
 */
export class HostMoves {
  readonly #parts: HostMovesParts;
  readonly #wanted = new Map<string, readonly string[]>();

  constructor(parts: HostMovesParts) {
    this.#parts = parts;
  }

  /** Resolves an edited brand; not ok while the edit would leave it without a host. */
  async attempt(entry: BrandEntry, source: BrandSource): Promise<Attempt> {
    const { registry, attempt, reloadSoon } = this.#parts;
    const edited = await attempt(source);
    if (!this.#isStranding(entry, edited)) {
      if (this.#wanted.delete(entry.id)) reloadSoon(registry.claim(entry));
      return edited;
    }
    return this.#queue(entry.id, source.text) ? attempt(source) : { ...edited, ok: false };
  }

  #isStranding({ id, state }: BrandEntry, { ok, live }: Attempt): boolean {
    if (!ok || state === 'broken' || live?.hosts.length !== 0) return false;
    return this.#parts.registry.hosts.owned(id).length > 0;
  }

  /** Says whether the brand got a host at once, from one that wants to change places. */
  #queue(id: string, text: string): boolean {
    const { hosts } = this.#parts.registry;
    const wanted = hostsOf(outlineBrand(text));
    this.#wanted.set(id, wanted);
    hosts.set(id, [...new Set([...hosts.owned(id), ...wanted])]);
    for (const owner of wanted.map((name) => hosts.get(name))) {
      const theirs = owner === undefined ? undefined : this.#wanted.get(owner);
      if (owner === id || !theirs?.some((name) => hosts.get(name) === id)) continue;
      hosts.set(owner!, theirs);
    }
    return wanted.some((name) => hosts.get(name) === id);
  }
}
