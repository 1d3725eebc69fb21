import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { openBrandShelf } from './brandShelf.ts';

const ID = 'virtual:livery-brands';
const RESOLVED = `\0${ID}`;
const ART = resolve(import.meta.dirname, '../dist/art');
const SETTLE_MS = 80;

/** Gives stories the brands as data; while the server runs, a new or edited brand shows by itself. */
export function brandsPlugin(): Plugin {
  let shelf: ReturnType<typeof openBrandShelf> | undefined;
  return {
    name: 'livery-brands',
    async configureServer(server) {
      // A run of the story tests ends by itself and has nobody to show a change to.
      if (process.env['VITEST']) return;
      shelf = openBrandShelf({ watch: true });
      const { onChange } = await shelf;
      onChange(settled(() => void reload(server)));
      server.httpServer?.on('close', () => void shelf?.then((open) => open.close()));
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const brands = shelf ? await (await shelf).read() : await readOnce();
      return [
        `export const brands = ${JSON.stringify(brands)};`,
        `export const hasArt = ${existsSync(ART)};`,
      ].join('\n');
    },
  };
}

async function readOnce() {
  const shelf = await openBrandShelf({ watch: false });
  return shelf.read().finally(() => shelf.close());
}

async function reload({ environments: { client } }: ViteDevServer): Promise<void> {
  const module = client.moduleGraph.getModuleById(RESOLVED);
  if (module) await client.reloadModule(module);
}

/** A theme touches many brands at once: one reload for all of them. */
function settled(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, SETTLE_MS);
  };
}
