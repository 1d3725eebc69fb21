import type { BrandStore, BrandSummary, LiveBrand } from '../brands/brandStore.ts';
import type { Fault } from '../../engine/brand/fault.ts';
import type { BrandScope } from '../db/deskScope.ts';

/** A brand, served or not, with what its check finds. */
export interface DescribedBrand extends Omit<BrandSummary, 'hosts'> {
  readonly hosts: string[];
  /** Null where it was never served. */
  readonly merchantCode: string | null;
  readonly errors: number;
  readonly warnings: number;
  readonly faults: (Omit<Fault, 'fix' | 'suggestion'> & { readonly suggestion: string | null })[];
}

/** Merchants as the desk finds them: by their codes, within somebody's scope. */
export interface DeskBrands {
  /** Those that are served, by name. */
  list(scope: BrandScope): Promise<readonly LiveBrand[]>;
  /** Undefined for a merchant that there is none of, that is not served, or that lies outside of the scope. */
  find(merchantCode: string, scope: BrandScope): Promise<LiveBrand | undefined>;
  /** Those of a scope by name, with their faults; brands that were never served are for who has all. */
  describe(scope: BrandScope): Promise<DescribedBrand[]>;
}

/** Makes the finder; which brand has which code is kept until the brand changes. */
export function createDeskBrands(store: BrandStore): DeskBrands & { close(): void } {
  const codes = new Map<string, string>();
  const stop = store.onChange((id) => codes.delete(id));

  async function resolve(host: string | undefined): Promise<LiveBrand | undefined> {
    if (host === undefined) return undefined;
    const lookup = await store.getByHost(host);
    return lookup.kind === 'live' ? lookup.live : undefined;
  }

  /** The code of a brand, and the brand where it had to be resolved to know. */
  async function readCode(id: string, host: string | undefined) {
    const known = codes.get(id);
    if (known !== undefined) return known;
    const live = await resolve(host);
    if (live) codes.set(id, live.brand.merchantCode);
    return live?.brand.merchantCode;
  }

  async function pick(wanted: (merchantCode: string) => boolean): Promise<LiveBrand[]> {
    const found: LiveBrand[] = [];
    for (const { id, hosts } of store.list()) {
      const code = await readCode(id, hosts[0]);
      if (code === undefined || !wanted(code)) continue;
      const live = await resolve(hosts[0]);
      if (live) found.push(live);
    }
    return found;
  }

  const ofBrand = (id: string, { file }: Fault) => file.split(/[\\/]/).at(-2) === id;

  return {
    async describe(scope) {
      const faults = store.faults();
      const described: DescribedBrand[] = [];
      for (const summary of store.list()) {
        const { id, name, hosts, state } = summary;
        const merchantCode = (await readCode(id, hosts[0])) ?? null;
        if (scope !== null && (merchantCode === null || !scope.includes(merchantCode))) continue;
        const own = faults.filter((fault) => ofBrand(id, fault));
        const errors = own.filter(({ severity }) => severity === 'error').length;
        described.push({
          id,
          name,
          hosts: [...hosts],
          state,
          merchantCode,
          errors,
          warnings: own.length - errors,
          faults: own.map(({ fix: _fix, suggestion = null, ...fault }) => ({
            ...fault,
            suggestion,
          })),
        });
      }
      return described.sort((one, other) => one.name.localeCompare(other.name));
    },
    async list(scope) {
      const brands = await pick((code) => scope === null || scope.includes(code));
      return brands.sort((one, other) => one.brand.name.localeCompare(other.brand.name));
    },
    async find(merchantCode, scope) {
      if (scope !== null && !scope.includes(merchantCode)) return undefined;
      const [live] = await pick((code) => code === merchantCode);
      return live;
    },
    close: stop,
  };
}
