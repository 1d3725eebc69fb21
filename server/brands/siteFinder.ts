import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { BrandStore } from './brandStore.ts';

/** A merchant's brand, and where members reach its site. */
interface Site {
  readonly brand: ResolvedBrand;
  /** Scheme, host and port. */
  readonly origin: string;
}

/** Hosts of this machine have no certificate, and are reached at the gateway's own port. */
function originOf(host: string, own: () => string, publicPort: number | undefined): string {
  const isHere = host === 'localhost' || host.endsWith('.localhost');
  const port = publicPort ?? (isHere ? new URL(own()).port : '');
  return new URL(`${isHere ? 'http' : 'https'}://${host}:${port}`).origin;
}

/** Finds sites by merchant codes. Which brand has which code is kept until that brand changes. */
export function createSiteFinder(
  brands: BrandStore,
  ownOrigin: () => string,
  publicPort: number | undefined,
): (merchantCode: string) => Promise<Site | undefined> {
  const hosts = new Map<string, string>();
  brands.onChange(() => hosts.clear());

  async function look(host: string | undefined, merchantCode: string): Promise<Site | undefined> {
    const found = host === undefined ? undefined : await brands.getByHost(host);
    if (found?.kind !== 'live' || found.merchantCode !== merchantCode) return undefined;
    return { brand: found.live.brand, origin: originOf(host!, ownOrigin, publicPort) };
  }

  return async (merchantCode) => {
    const known = await look(hosts.get(merchantCode), merchantCode);
    if (known) return known;
    for (const { hosts: own } of brands.list()) {
      const [host] = own;
      const found = await look(host, merchantCode);
      if (!found) continue;
      hosts.set(merchantCode, host!);
      return found;
    }
    return undefined;
  };
}
