import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { LOCALE_TAGS, type LocaleTag } from '../../locales/locales.ts';

/** Names of the catalogues of a language: the site's, and those of our own games and of the desk, which load none of the site's words. */
export const CATALOGUE_NAMES = ['messages', 'originals', 'desk'] as const;

/** The name of a language's catalogue. */
export type CatalogueName = (typeof CATALOGUE_NAMES)[number];

/** What extraction would make of the catalogues in `root`, by name and language; the files themselves stay as they are. */
export async function extractCatalogues(
  root: string,
): Promise<ReadonlyMap<CatalogueName, ReadonlyMap<LocaleTag, string>>> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-messages-'));
  try {
    await cp(join(root, 'locales'), folder, { recursive: true });
    const config = getConfig({ cwd: root });
    const catalogues = await getCatalogs({
      ...config,
      catalogs: config.catalogs!.map((entry) => ({
        ...entry,
        path: join(folder, '{locale}', basename(entry.path)),
      })),
    });
    const { orderBy } = config;
    for (const catalogue of catalogues) {
      await catalogue.make({ clean: true, overwrite: true, locale: [...LOCALE_TAGS], orderBy });
    }
    const read = async (name: CatalogueName) => {
      const texts = LOCALE_TAGS.map(
        async (tag) => [tag, await readFile(join(folder, tag, `${name}.po`), 'utf8')] as const,
      );
      return [name, new Map(await Promise.all(texts))] as const;
    };
    return new Map(await Promise.all(CATALOGUE_NAMES.map(read)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
