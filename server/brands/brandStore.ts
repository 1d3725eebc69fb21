import type { Fault } from '../../engine/brand/fault.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';

/** A brand as it is served: the resolved data and a revision that changes with every change of it. */
export interface LiveBrand {
  readonly brand: ResolvedBrand;
  readonly hosts: readonly string[];
  readonly revision: string;
  /** Folder of the brand on disk. */
  readonly folder: string;
  /** Address of each picture → its file on disk. */
  readonly files: Readonly<Record<string, string>>;
}

/** A host whose brand is served; what every request asks of the brand lies beside it. */
export interface LiveHost {
  readonly kind: 'live';
  readonly live: LiveBrand;
  /** The brand's. */
  readonly merchantCode: string;
  /** The document that was given out last, as the document server knows it; forgotten with any change, as what follows. */
  lastDocument: unknown;
  /** Who asked last, and how often in this minute, as the limiter knows it. */
  lastVisitor: string | undefined;
  lastVisits: unknown;
}

/** What a host name leads to. `broken`: the brand exists but never had a good state since the start. */
export type HostLookup =
  | LiveHost
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

/** Finds brands by their hosts. */
export interface HostFinder {
  /** What the Host header of a request leads to; port, case, trailing dot and international names do not matter. */
  getByHost(host: string): Promise<HostLookup>;
}

/**
 * All merchants the gateway serves. Files are watched: an edit is live in under a second, a bad edit keeps the last
 * good state. Looking a host up costs the same with one brand or ten thousand; brands are resolved at first use and
 * kept in a bounded cache.
 */
export interface BrandStore extends HostFinder {
  list(): readonly BrandSummary[];
  /** Faults of all brands and themes known at the moment. */
  faults(): readonly Fault[];
  /** Reads and resolves these brands once more and returns their faults; without ids, those of everything. */
  check(ids?: readonly string[]): Promise<readonly Fault[]>;
  /**
   * The file behind an address `/brand-assets/<hash>/<path>` of a live brand (the part after `/brand-assets/` does
   * too), or null where there is none. The address of a picture that was replaced a moment ago still answers.
   */
  readAsset(live: LiveBrand, path: string): Promise<BrandAssetFile | null>;
  /** Calls back with the brand's id after every change of what it serves; returns the way to stop. */
  onChange(listener: (brandId: string) => void): () => void;
  close(): Promise<void>;
}

