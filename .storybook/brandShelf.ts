import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, join, relative, resolve } from 'node:path';
import { loadChain, type BrandSource } from '../engine/brand/loadChain.ts';
import { mergeChain } from '../engine/brand/mergeChain.ts';
import { arrangeSections, themeNameOf } from '../engine/brand/resolveBrand.ts';
import { parseThemeText } from '../engine/theme/parseThemeText.ts';
import type { Catalogue } from '../schemas/catalogue.ts';
import type { BrandAsset, ResolvedBrand } from '../schemas/resolvedBrand.ts';
import type { BrandStore, LiveBrand } from '../server/brands/brandStore.ts';
import { createBrandStore } from '../server/brands/fileBrandStore.ts';
import type { StoryBrand } from './storyBrand.ts';

const ROOT = resolve(import.meta.dirname, '..');
const THEMES = join(ROOT, 'themes');

/** Every brand that the gateway would serve, as stories need it. */
export interface BrandShelf {
  /** A brand whose file is at fault stays as it last was. */
  read(): Promise<readonly StoryBrand[]>;
  /** Calls back after every change of a brand or a theme. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/** Folders of brands: `brands/`, then those of BRANDS_DIR, as for the gateway. */
function rootsOf({ BRANDS_DIR = '' }: NodeJS.ProcessEnv): readonly string[] {
  const extra = BRANDS_DIR.split(delimiter).filter((folder) => folder !== '');
  return [join(ROOT, 'brands'), ...extra.map((folder) => resolve(folder))];
}

/** Opens the brands; `watch` keeps looking for changes until it is closed. */
export async function openBrandShelf({ watch }: { watch: boolean }): Promise<BrandShelf> {
  const catalogue = readFileSync(join(ROOT, 'schemas/generated/catalogue.json'), 'utf8');
  const say = (_details: object, message: string) => console.warn(message);
  const store = await createBrandStore({
    roots: rootsOf(process.env),
    themesDir: THEMES,
    catalogue: JSON.parse(catalogue) as Catalogue,
    log: { info: () => undefined, warn: say, error: say },
    watch,
    checkAtStart: watch,
  });
  const lastGood = new Map<string, StoryBrand>();
  const read = async () => {
    const lookups = store.list().flatMap(({ hosts }) => hosts[0] ?? []);
    const found = await Promise.all(lookups.map((host) => store.getByHost(host)));
    const live = found.flatMap((lookup) => (lookup.kind === 'live' ? [lookup.live] : []));
    const brands = await Promise.all(
      live.map(async (one) => {
        const brand = (await describe(store, one)) ?? lastGood.get(one.brand.id);
        if (brand) lastGood.set(one.brand.id, brand);
        return brand;
      }),
    );
    return brands.filter((brand) => brand !== undefined);
  };
  return {
    read,
    onChange: (listener) => void store.onChange(listener),
    close: () => store.close(),
  };
}

/** A brand with its pictures inside and what its theme is made of; undefined while its file is at fault. */
async function describe(store: BrandStore, live: LiveBrand): Promise<StoryBrand | undefined> {
  const { chain } = loadChain(
    sourceOf(live.folder),
    (id) => findSource(id),
    () => [],
  );
  if (!chain) return undefined;
  const merged = mergeChain(chain);
  const { theme, chat } = merged.value;
  const name = themeNameOf(merged.value);
  const file = join(THEMES, `${name}.tokens.json`);
  const { tokens } = parseThemeText(file, readFileSync(file, 'utf8'));
  if (!tokens) return undefined;
  // A section whose feature the brand has off must be there for the toolbar to switch it on.
  const sections = arrangeSections(merged.value).map(({ section, props }) => ({ section, props }));
  return {
    brand: { ...live.brand, sections, assets: await inlineAssets(store, live) },
    theme: {
      name,
      file: relative(ROOT, file),
      brandFile: relative(ROOT, join(live.folder, 'brand.json')),
      source: { tokens, overrides: theme?.overrides, chatHeaderColor: chat?.headerColor },
    },
  };
}

function sourceOf(folder: string): BrandSource {
  const file = join(folder, 'brand.json');
  return { id: basename(folder), file, folder, text: readFileSync(file, 'utf8') };
}

function findSource(id: string): BrandSource | undefined {
  const folders = rootsOf(process.env).map((root) => join(root, id));
  const folder = folders.find((one) => existsSync(join(one, 'brand.json')));
  return folder === undefined ? undefined : sourceOf(folder);
}

async function inlineAssets(store: BrandStore, live: LiveBrand): Promise<ResolvedBrand['assets']> {
  const inline = async ([name, asset]: [string, BrandAsset]) => {
    const file = await store.readAsset(live, asset.src);
    const src = file && `data:${file.contentType};base64,${file.body.toString('base64')}`;
    return [name, { ...asset, src: src ?? asset.src }] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(live.brand.assets).map(inline)));
}
