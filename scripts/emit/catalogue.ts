import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import linguiConfig from '../../lingui.config.ts';
import { LOCALE_TAGS } from '../../locales/locales.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';

type Names = Omit<Catalogue, 'messages' | 'untranslated'>;

interface CatalogueModule {
  describeCatalogue(): Names;
}

/** Slots and screens, read from the browser's source as Vite loads it. */
async function describeNames(root: string): Promise<Names> {
  const vite = await createServer({
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = (await vite.ssrLoadModule('/src/app/catalogue.ts')) as CatalogueModule;
    return module.describeCatalogue();
  } finally {
    await vite.close();
  }
}

/** Message id → text, from the catalogue of a language that extraction keeps. */
async function readMessages(root: string, locale: string): Promise<Record<string, string>> {
  const file = path.join(root, `locales/${locale}/messages.po`);
  const formatter = linguiConfig.format;
  if (!formatter || typeof formatter !== 'object')
    throw new Error('lingui.config.ts names no format.');
  const catalogue = await formatter.parse(await readFile(file, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename: file,
  });
  return Object.fromEntries(
    Object.entries(catalogue)
      .map(([id, message]) => [id, String(message.translation ?? '')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

async function describeUntranslated(
  root: string,
  ids: readonly string[],
): Promise<NonNullable<Catalogue['untranslated']>> {
  const rows = LOCALE_TAGS.map(async (tag) => {
    const texts = await readMessages(root, tag);
    return [tag, ids.filter((id) => !texts[id])] as const;
  });
  return Object.fromEntries((await Promise.all(rows)).filter(([, missing]) => missing.length > 0));
}

/** Everything of the interface that a brand file may name. */
export async function emitCatalogue(root: string): Promise<Catalogue> {
  const messages = await readMessages(root, 'en');
  const untranslated = await describeUntranslated(root, Object.keys(messages));
  return { ...(await describeNames(root)), messages, untranslated };
}
