import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { VIEWPORTS, type BrandChoice, type Story, type ViewportName } from './plan.ts';
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
  readonly stories: readonly Story[];
}

/** Reads a built Storybook by itself, so that brands and stories are those it was built with. */
export async function readStorybook(browser: Browser, origin: string): Promise<StorybookContent> {
  const { page } = await openStoryPage(browser, origin, VIEWPORTS.phone);
  const { brands, stories } = await page.evaluate(readPreview);
  await page.context().close();
  return {
    brands,
    stories: stories.map(({ width, fileName, ...story }) => ({
      ...story,
      file: fileName.replace(/^\.\//, ''),
      ...(width !== undefined && { viewport: nearestViewport(width) }),
    })),
  };
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
      };
    };
  };
  extract: () => Promise<Record<string, ExtractedStory>>;
}

interface ExtractedStory {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly storyGlobals: {
    readonly locale?: string;
    readonly viewport?: { readonly value?: string };
  };
  readonly parameters: {
    readonly fileName: string;
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
  const { features } = preview.storyStoreValue.projectAnnotations.globalTypes;
  const stories = Object.values(await preview.extract());
  return {
    brands: features.brands.map(({ id, languages }) => ({ id, locales: languages })),
    stories: stories.map(({ id, name, title, storyGlobals, parameters }) => {
      const size =
        parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles?.width;
      return {
        id,
        name,
        title,
        fileName: parameters.fileName,
        ...(size !== undefined && { width: Number.parseInt(size, 10) }),
        ...(storyGlobals.locale !== undefined && { locale: storyGlobals.locale }),
        ...(parameters.visual?.skip !== undefined && { isSkipped: true }),
      };
    }),
  };
}
