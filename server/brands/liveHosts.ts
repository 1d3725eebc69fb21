import type { LiveBrand, LiveHost } from './brandStore.ts';
import type { Claims } from './claims.ts';
import type { LiveStates } from './liveStates.ts';

/** A host of a live brand, of which nobody remembers anything yet. */
export const toLiveHost = (live: LiveBrand): LiveHost => ({
  kind: 'live',
  live,
  merchantCode: live.brand.merchantCode,
  lastDocument: undefined,
  lastVisitor: undefined,
  lastVisits: undefined,
});

/**
 * Hosts that were asked for, each found in one step: on the way over who has the host, and what that brand is resolved
 * to, lie several places more, which are slow to come among thousands of brands.
 */
export class LiveHosts {
  readonly #claims: Claims;
  readonly #states: LiveStates;
  readonly #kept = new Map<string, LiveHost>();
  #version = -1;

  constructor(claims: Claims, states: LiveStates) {
    this.#claims = claims;
    this.#states = states;
  }

  /** The host of a resolved brand; the same one until any host changes hands or any resolved brand goes. */
  find(name: string): LiveHost | undefined {
    const version = this.#claims.version + this.#states.version;
    if (version !== this.#version) {
      this.#kept.clear();
      this.#version = version;
    }
    return this.#kept.get(name) ?? this.#keep(name);
  }

  #keep(name: string): LiveHost | undefined {
    const id = this.#claims.get(name);
    const live = id === undefined ? undefined : this.#states.find(id);
    if (!live) return undefined;
    const host = toLiveHost(live);
    this.#kept.set(name, host);
    return host;
  }
}
