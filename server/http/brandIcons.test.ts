import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import catalogue from '../../schemas/generated/catalogue.json' with { type: 'json' };
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { BrandStore, LiveBrand } from '../brands/brandStore.ts';
import { createBrandStore } from '../brands/fileBrandStore.ts';
import { BrandIcons, iconAddress, manifestIcons } from './brandIcons.ts';

const root = resolve(import.meta.dirname, '../..');
let store: BrandStore;
let shipped: readonly LiveBrand[];

beforeAll(async () => {
  store = await createBrandStore({
    roots: [resolve(root, 'brands')],
    themesDir: resolve(root, 'themes'),
    catalogue: catalogue as Catalogue,
    log: { warn: () => undefined, error: () => undefined, info: () => undefined },
    watch: false,
    checkAtStart: false,
  });
  const found = await Promise.all(store.list().map(({ hosts }) => store.getByHost(hosts[0]!)));
  shipped = found.flatMap((lookup) => (lookup.kind === 'live' ? [lookup.live] : []));
});

afterAll(() => store.close());

const read = (icons: BrandIcons, live: LiveBrand, address: string) => {
  const [key = '', name = ''] = address.split('/').slice(2);
  return icons.read(live, key, name);
};

it('draws what document and manifest name, for every shipped brand, in the size they say', async () => {
  expect(shipped.length).toBeGreaterThan(3);
  const icons = new BrandIcons(store);
  for (const live of shipped) {
    const named = [
      { src: iconAddress(live.brand, 'apple-touch-icon.png'), sizes: '180x180', purpose: '' },
      ...manifestIcons(live.brand),
    ];
    expect(named.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '180x180 ',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, purpose } of named) {
      const png = sharp((await read(icons, live, src))!);
      const { format, width, height } = await png.metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
      const { isOpaque, entropy } = await png.stats();
      expect(entropy).toBeGreaterThan(0.1);
      if (purpose !== 'any') expect(isOpaque).toBe(true);
    }
  }
});

it('draws the initial in the brand’s colours where there is no mark, and another where the name is', async () => {
  const live = shipped[0]!;
  const plain = { ...live, brand: { ...live.brand, assets: {}, name: '<Nova' } };
  const icons = new BrandIcons({ readAsset: () => Promise.reject(new Error('asked for a file')) });
  const src = iconAddress(plain.brand, 'icon-192.png');
  expect((await sharp((await read(icons, plain, src))!).metadata()).width).toBe(192);
  expect(iconAddress({ ...plain.brand, name: 'Mira' }, 'icon-192.png')).not.toBe(src);
});

it('draws each once, and knows no other keys or names', async () => {
  const live = shipped[0]!;
  let reads = 0;
  const icons = new BrandIcons({
    readAsset: (...asked) => {
      reads += 1;
      return store.readAsset(...asked);
    },
  });
  const src = iconAddress(live.brand, 'icon-192.png');
  const [first, second] = await Promise.all([read(icons, live, src), read(icons, live, src)]);
  expect(await read(icons, live, src)).toBe(first);
  expect(second).toBe(first);
  expect(reads).toBe(1);
  expect(await icons.read(live, 'other', 'icon-192.png')).toBeNull();
  expect(await read(icons, live, src.replace('192', '193'))).toBeNull();
});
