import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { BrandChoice, Component, State } from './plan.ts';
import { openStoryPage } from './storyPage.ts';

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

/** What the toolbar of a built Storybook offers to choose from. */
export interface Choices {
  readonly brands: readonly BrandChoice[];
  /** Every language, the pseudo-languages included. */
  readonly locales: readonly string[];
}

/** Reads brands and languages from the Storybook that is looked at, so that they are those it was built with. */
export async function readChoices(browser: Browser, origin: string): Promise<Choices> {
  const { page } = await openStoryPage(browser, origin, { width: 360, height: 740 });
  const choices = await page.evaluate(() => {
    const { storyStoreValue } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview })
      .__STORYBOOK_PREVIEW__;
    const { features, locale } = storyStoreValue.projectAnnotations.globalTypes;
    return {
      brands: features.brands.map(({ id, languages }) => ({ id, locales: languages })),
      locales: locale.toolbar.items.map(({ value }) => value),
    };
  });
  await page.context().close();
  return choices;
}

interface Preview {
  readonly storyStoreValue: {
    readonly projectAnnotations: {
      readonly globalTypes: {
        readonly features: { readonly brands: readonly { id: string; languages: string[] }[] };
        readonly locale: { readonly toolbar: { readonly items: readonly { value: string }[] } };
      };
    };
  };
}
