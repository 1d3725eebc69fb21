import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import {
  VIEWPORTS,
  type BrandChoice,
  type Component,
  type State,
  type ViewportName,
} from './plan.ts';
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

/** What a built Storybook holds. */
export interface StorybookContent {
  readonly brands: readonly BrandChoice[];
  /** Every language of its toolbar, the pseudo-languages included. */
  readonly locales: readonly string[];
  /** All stories of one title are one component. */
  readonly components: readonly Component[];
}

/** Reads a built Storybook by itself, so that brands and languages are those it was built with; components by a part of their title. */
export async function readStorybook(
  browser: Browser,
  origin: string,
  filter: string,
): Promise<StorybookContent> {
  const { page } = await openStoryPage(browser, origin, VIEWPORTS.phone);
  const { brands, locales, stories } = await page.evaluate(readPreview);
  await page.context().close();
  const groups = new Map<string, State[]>();
  for (const { title, width, ...story } of stories) {
    if (!title.toLowerCase().includes(filter.toLowerCase())) continue;
    const state = { ...story, ...(width !== undefined && { viewport: nearestViewport(width) }) };
    groups.set(title, [...(groups.get(title) ?? []), state]);
  }
  if (groups.size === 0) throw new Error(`No component's name contains "${filter}".`);
  return { brands, locales, components: [...groups].map(([title, states]) => ({ title, states })) };
}

/** Below this a story is one for phones. */
const PHONE_MAX_WIDTH = 899;

const nearestViewport = (width: number): ViewportName =>
  width > PHONE_MAX_WIDTH ? 'desktop' : 'phone';

interface Preview {
  readonly storyStoreValue: {
    readonly projectAnnotations: {
      readonly globalTypes: {
        readonly features: { readonly brands: readonly { id: string; languages: string[] }[] };
        readonly locale: { readonly toolbar: { readonly items: readonly { value: string }[] } };
      };
    };
  };
  extract: () => Promise<Record<string, Story>>;
}

interface Story {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly storyGlobals: {
    readonly locale?: string;
    readonly viewport?: { readonly value?: string };
  };
  readonly parameters: {
    readonly visual?: { readonly skip?: string };
    readonly viewport?: {
      readonly options?: Record<string, { readonly styles?: { readonly width: string } }>;
    };
  };
}

/** Runs in the page. */
async function readPreview() {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview })
    .__STORYBOOK_PREVIEW__;
  const { features, locale } = preview.storyStoreValue.projectAnnotations.globalTypes;
  const stories = Object.values(await preview.extract());
  return {
    brands: features.brands.map(({ id, languages }) => ({ id, locales: languages })),
    locales: locale.toolbar.items.map(({ value }) => value),
    stories: stories.map(({ id, name, title, storyGlobals, parameters }) => {
      const size =
        parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles?.width;
      return {
        id,
        name,
        title,
        ...(size !== undefined && { width: Number.parseInt(size, 10) }),
        ...(storyGlobals.locale !== undefined && { locale: storyGlobals.locale }),
        ...(parameters.visual?.skip !== undefined && { isSkipped: true }),
      };
    }),
  };
}
