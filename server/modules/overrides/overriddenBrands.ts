import { createHash } from 'node:crypto';
import { overrideBrand, type BrandOverrides } from '../../../engine/brand/overrideBrand.ts';
import type { BrandStore, LiveBrand, LiveHost } from '../../brands/brandStore.ts';
import { toLiveHost } from '../../brands/liveHosts.ts';
import type { Database } from '../../db/database.ts';
import { listAllOverrides } from './overrides.repository.ts';

/** What one merchant says, and a name of it that changes with it. */
interface Overrides extends BrandOverrides {
  readonly digest: string;
}

type Row = Awaited<ReturnType<typeof listAllOverrides>>[number];

function toOverrides(rows: readonly Row[]): Overrides {
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  const texts = of('texts').map(({ entry_id, content }) => [entry_id, content.text]);
  const said = {
    texts: Object.fromEntries(texts),
    registration: of('registration')[0]?.content ?? {},
    legal: of('legal')[0]?.content ?? {},
  } as BrandOverrides;
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  return { ...said, digest: digest.slice(0, 12) };
}

/** A brand store over another, in which brands are as their merchants have them shown. */
interface OverriddenBrands extends BrandStore {
  /** Reads what a merchant says anew, or what all of them do for '*'. */
  hear(merchantCode: string): Promise<void>;
}

/**
 * Puts what merchants wrote at the desk over the brands of a store. A brand that nobody wrote anything of is the very
 * one of that store. What is said of all brands is read now, and then of those that are heard of.
 */
export async function createOverriddenBrands(
  store: BrandStore,
  db: Pick<Database, 'owner'>,
): Promise<OverriddenBrands> {
  const said = new Map<string, Overrides>();
  /** Ids of the brands that were asked for, by their codes: of others nobody has a page open. */
  const ids = new Map<string, string>();
  const brands = new WeakMap<LiveBrand, { digest: string; live: LiveBrand }>();
  const hosts = new WeakMap<LiveHost, LiveHost>();
  const listeners = new Set<(brandId: string) => void>();

  async function read(merchantCode?: string): Promise<ReadonlySet<string>> {
    const rows = await listAllOverrides(db, merchantCode);
    const byCode = new Map<string, Row[]>();
    for (const row of rows) {
      const own = byCode.get(row.merchant_code);
      if (own) own.push(row);
      else byCode.set(row.merchant_code, [row]);
    }
    const codes = merchantCode ? [merchantCode] : [...said.keys(), ...byCode.keys()];
    const changed = new Set<string>();
    for (const code of codes) {
      const own = byCode.get(code);
      const next = own && toOverrides(own);
      if (said.get(code)?.digest !== next?.digest) changed.add(code);
      if (next) said.set(code, next);
      else said.delete(code);
    }
    return changed;
  }

  function overrideLive(live: LiveBrand, own: Overrides): LiveBrand {
    const kept = brands.get(live);
    if (kept?.digest === own.digest) return kept.live;
    const brand = overrideBrand(live.brand, own);
    const made = { ...live, brand, revision: `${live.revision}-${own.digest}` };
    brands.set(live, { digest: own.digest, live: made });
    return made;
  }

  function overrideHost(found: LiveHost, own: Overrides): LiveHost {
    const live = overrideLive(found.live, own);
    const kept = hosts.get(found);
    if (kept?.live === live) return kept;
    const made = toLiveHost(live);
    hosts.set(found, made);
    return made;
  }

  await read();
  return {
    async getByHost(host) {
      const found = await store.getByHost(host);
      if (found.kind !== 'live') return found;
      ids.set(found.merchantCode, found.live.brand.id);
      const own = said.get(found.merchantCode);
      return own ? overrideHost(found, own) : found;
    },
    list: () => store.list(),
    faults: () => store.faults(),
    check: (only) => store.check(only),
    readAsset: (live, path) => store.readAsset(live, path),
    onChange(listener) {
      listeners.add(listener);
      const stop = store.onChange(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    async hear(merchantCode) {
      const changed = await read(merchantCode === '*' ? undefined : merchantCode);
      for (const code of changed) {
        const id = ids.get(code);
        if (id !== undefined) for (const listener of listeners) listener(id);
      }
    },
    close: () => store.close(),
  };
}
