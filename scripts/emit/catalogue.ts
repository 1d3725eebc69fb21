import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import linguiConfig from '../../lingui.config.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';

interface CatalogueModule {
  describeCatalogue(): Omit<Catalogue, 'messages'>;
}

/** Slots and screens, read from the browser's source as Vite loads it. */
async function describeNames(root: string): Promise<Omit<Catalogue, 'messages'>> {
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

/** Message id → English source, from the catalogue that extraction keeps. */
async function describeMessages(root: string): Promise<Record<string, string>> {
  const file = path.join(root, 'locales/en/messages.po');
  const formatter = linguiConfig.format;
  if (!formatter || typeof formatter !== 'object')
    throw new Error('lingui.config.ts names no format.');
  const catalogue = await formatter.parse(await readFile(file, 'utf8'), {
    locale: 'en',
    sourceLocale: 'en',
    filename: file,
  });
  return Object.fromEntries(
    Object.entries(catalogue)
      .map(([id, message]) => [id, String(message.translation ?? '')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Everything of the interface that a brand file may name. */
export async function emitCatalogue(root: string): Promise<Catalogue> {
  return { ...(await describeNames(root)), messages: await describeMessages(root) };
}
