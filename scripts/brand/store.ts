import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suggestName } from '../../engine/nearestName.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { FileBrandStore } from '../../server/brands/fileBrandStore.ts';
import { UsageError, type CommandContext } from './command.ts';

type Place = Pick<CommandContext, 'cwd' | 'env'>;

/** The folders of brands that the gateway would serve: `brands/`, then those of BRANDS_DIR. */
export function brandRootsOf(place: Place): readonly string[] {
  return [path.join(place.cwd, 'brands'), ...foldersIn('BRANDS_DIR', place)];
}

function foldersIn(name: string, { cwd, env }: Place): readonly string[] {
  const named = (env[name] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return named.map((folder) => path.resolve(cwd, folder));
}

/** Opens the same store as the gateway's for `work`, without watching and without a log. */
export async function withStore<T>(
  place: Place,
  work: (store: FileBrandStore) => Promise<T>,
): Promise<T> {
  const { createBrandStore } = await import('../../server/brands/fileBrandStore.ts');
  const silent = () => undefined;
  const store = await createBrandStore({
    roots: brandRootsOf(place),
    themesDir: path.join(place.cwd, 'themes'),
    moreThemes: foldersIn('THEMES_DIR', place),
    catalogue: readCatalogue(place),
    log: { info: silent, warn: silent, error: silent },
    watch: false,
    checkAtStart: false,
    cwd: place.cwd,
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** What the registry knows: slots, screens and messages. Throws UsageError where it was never emitted. */
export function readCatalogue({ cwd }: Place): Catalogue {
  const file = path.join(cwd, 'schemas/generated/catalogue.json');
  if (!existsSync(file)) throw new UsageError(`${file} is missing. Run "npm run emit" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
}

/** Throws UsageError with the nearest id for the first that no folder has. */
export function requireIds(ids: readonly string[], known: readonly string[]): void {
  for (const id of ids) {
    if (known.includes(id)) continue;
    const nearest = suggestName(id, known);
    throw new UsageError([`There is no brand "${id}".`, nearest].filter(Boolean).join(' '));
  }
}
