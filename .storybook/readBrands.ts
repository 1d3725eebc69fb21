import { resolve } from 'node:path';
import { createBrandStore, type BrandStore, type LiveBrand } from '../server/brands/brandStore.ts';
import catalogue from '../schemas/generated/catalogue.json' with { type: 'json' };
import type { Catalogue } from '../schemas/catalogue.ts';
import type { BrandAsset, ResolvedBrand } from '../schemas/resolvedBrand.ts';

const root = resolve(import.meta.dirname, '..');

const say = (_details: object, message: string) => console.warn(message);

/** Every brand of brands/, resolved as the gateway resolves it, its pictures inside. */
export async function readBrands(): Promise<readonly ResolvedBrand[]> {
  const store = await createBrandStore({
    roots: [resolve(root, 'brands')],
    themesDir: resolve(root, 'themes'),
    catalogue: catalogue as Catalogue,
    log: { info: () => undefined, warn: say, error: say },
    watch: false,
    checkAtStart: false,
  });
  try {
    const lookups = store.list().flatMap(({ hosts }) => hosts[0] ?? []);
    const found = await Promise.all(lookups.map((host) => store.getByHost(host)));
    const live = found.flatMap((lookup) => (lookup.kind === 'live' ? [lookup.live] : []));
    return await Promise.all(live.map((brand) => withPictures(store, brand)));
  } finally {
    await store.close();
  }
}

async function withPictures(store: BrandStore, live: LiveBrand): Promise<ResolvedBrand> {
  const { brand } = live;
  const inline = async ([name, asset]: [string, BrandAsset]) => {
    const file = await store.readAsset(live, asset.src);
    const src = file && `data:${file.contentType};base64,${file.body.toString('base64')}`;
    return [name, { ...asset, src: src ?? asset.src }] as const;
  };
  const assets = await Promise.all(Object.entries(brand.assets).map(inline));
  return { ...brand, assets: Object.fromEntries(assets) };
}
