import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrandShelf } from '../../.storybook/brandShelf.ts';
import type { BrandChoice, Component, State } from './plan.ts';

/** What a built Storybook is made of. */
const SOURCES = [
  '.storybook',
  'src',
  'brands',
  'themes',
  'locales',
  'schemas',
  'engine',
  'server/brands',
  'tests/support',
  'package-lock.json',
];

/** Builds the static Storybook where it is missing or older than what it is made of. Throws when that fails. */
export async function ensureStorybook(root: string, folder: string): Promise<void> {
  const built = await stat(join(folder, 'index.json')).catch(() => null);
  if (built && built.mtimeMs > (await readNewest(SOURCES.map((source) => join(root, source)))))
    return;
  if (!existsSync(join(root, 'dist/art'))) {
    throw new Error('The art is not there yet. Run `npm run build` once, then this again.');
  }
  console.log('Building Storybook…');
  const args = ['build', '--output-dir', folder, '--disable-telemetry', '--quiet'];
  const child = spawn(join(root, 'node_modules/.bin/storybook'), args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0)
    throw new Error('Storybook could not be built. `npm run build-storybook` says why.');
}

async function readNewest(paths: readonly string[]): Promise<number> {
  const times = paths.map(async (path) => {
    const found = await stat(path);
    if (!found.isDirectory()) return found.mtimeMs;
    const inside = await readdir(path);
    return readNewest(inside.map((name) => join(path, name)));
  });
  return Math.max(0, ...(await Promise.all(times)));
}

interface Entry extends State {
  readonly title: string;
  readonly type: string;
}

/** The components of a built Storybook, each with its stories. */
export async function readComponents(folder: string, filter = ''): Promise<Component[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const groups = new Map<string, State[]>();
  for (const { type, title, id, name } of Object.values(index.entries)) {
    if (type !== 'story' || !title.toLowerCase().includes(filter.toLowerCase())) continue;
    groups.set(title, [...(groups.get(title) ?? []), { id, name }]);
  }
  return [...groups].map(([title, states]) => ({ title, states }));
}

/** The brands of brands/ with the languages that each offers. */
export async function readBrandChoices(): Promise<BrandChoice[]> {
  const shelf = await openBrandShelf({ watch: false });
  const brands = await shelf.read().finally(() => shelf.close());
  return brands.map(({ brand }) => ({ id: brand.id, locales: brand.languages.offered }));
}
