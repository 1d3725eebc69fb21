import { resolve } from 'node:path';
import catalogue from '../../schemas/generated/catalogue.json' with { type: 'json' };
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { createBrandStore } from '../../server/brands/fileBrandStore.ts';

const root = resolve(import.meta.dirname, '../..');
const silent = { warn: () => undefined, error: () => undefined, info: () => undefined };

/** Every merchant that the checkout ships and serves, resolved as the gateway does. */
export async function readShippedBrands(): Promise<readonly ResolvedBrand[]> {
  const store = await createBrandStore({
    roots: [resolve(root, 'brands')],
    themesDir: resolve(root, 'themes'),
    catalogue: catalogue as Catalogue,
    log: silent,
    watch: false,
    checkAtStart: false,
  });
  try {
    const found = await Promise.all(store.list().map(({ hosts }) => store.getByHost(hosts[0]!)));
    return found.flatMap((lookup) => (lookup.kind === 'live' ? [lookup.live.brand] : []));
  } finally {
    await store.close();
  }
}
