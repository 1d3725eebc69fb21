import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { LOCALE_TAGS, type LocaleTag } from '../../locales/locales.ts';

/** What extraction would make of the catalogues in `root`, by language; the files themselves stay as they are. */
export async function extractCatalogues(root: string): Promise<Map<LocaleTag, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-messages-'));
  try {
    await cp(join(root, 'locales'), folder, { recursive: true });
    const config = getConfig({ cwd: root });
    const [catalogue] = await getCatalogs({
      ...config,
      catalogs: config.catalogs!.map((entry) => ({
        ...entry,
        path: join(folder, '{locale}/messages'),
      })),
    });
    const { orderBy } = config;
    await catalogue!.make({ clean: true, overwrite: true, locale: [...LOCALE_TAGS], orderBy });
    const texts = LOCALE_TAGS.map(
      async (tag) => [tag, await readFile(join(folder, tag, 'messages.po'), 'utf8')] as const,
    );
    return new Map(await Promise.all(texts));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
