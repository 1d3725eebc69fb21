import type { Fault } from '../../engine/brand/fault.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';

/** A brand as it is served: the resolved data and a revision that changes with every change of it. */
export interface LiveBrand {
  readonly brand: ResolvedBrand;
  readonly hosts: readonly string[];
  readonly revision: string;
  /** Folder of the brand on disk. */
  readonly folder: string;
}

/** What a host name leads to. `broken`: the brand exists but never had a good state since the start. */
export type HostLookup =
  | { readonly kind: 'live'; readonly live: LiveBrand }
  | { readonly kind: 'broken'; readonly id: string }
  | { readonly kind: 'unknown' };

/** One row a brand, without resolving it. */
export interface BrandSummary {
  readonly id: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly state: 'ok' | 'lastGood' | 'broken';
}

/** An asset file of a brand, read with its type. */
export interface BrandAssetFile {
  readonly body: Buffer;
  readonly contentType: string;
}

/**
 * All merchants the gateway serves. Files are watched: an edit is live in under a second, a bad edit keeps the last
 * good state. Looking a host up costs the same with one brand or ten thousand; brands are resolved at first use and
 * kept in a bounded cache.
 */
export interface BrandStore {
  getByHost(host: string): Promise<HostLookup>;
  list(): readonly BrandSummary[];
  /** Faults of all brands known at the moment. */
  faults(): readonly Fault[];
  /** The file behind `/brand-assets/<hash>/<path>` of a live brand, or null where there is none. */
  readAsset(live: LiveBrand, path: string): Promise<BrandAssetFile | null>;
  /** Calls back with the brand's id after every change of what it serves; returns the way to stop. */
  onChange(listener: (brandId: string) => void): () => void;
  close(): Promise<void>;
}
