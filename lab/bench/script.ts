import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { ask } from './ask.ts';
import type { Bench, Figure } from './bench.ts';
import { startGateway } from './benchGateway.ts';
import { withBrowser, withPage } from './chromium.ts';
import { PHONE } from './phone.ts';
import { scrollToEnd, Traffic } from './traffic.ts';
import { listUnused, type Manifest, type PageParts } from './unusedChunks.ts';

const HOSTS = ['aurora', 'lotus', 'majlis', 'sakura'] as const;

const budgetBytes = 150_000;

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

function visit(browser: Browser, address: string) {
  return withPage(browser, PHONE, async (page) => {
    const traffic = new Traffic();
    await traffic.listen(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector('html[data-hydrated]');
    await traffic.settle();
    const onLoad = traffic.scripts();
    const documentBytes = traffic.bytes.get(address) ?? Number.NaN;
    await scrollToEnd(page);
    await traffic.settle();
    return { documentBytes, onLoad, atEnd: traffic.scripts() };
  });
}

/** What the home page of a host is made of, as its brand and the catalogue of slots say. */
async function readParts(root: string, port: number, host: string): Promise<PageParts> {
  const { body } = await ask(port, host, '/brand.json');
  const brand = JSON.parse(body.toString()) as {
    readonly variants: Readonly<Record<string, string>>;
    readonly sections: readonly { readonly section: string }[];
    readonly languages: { readonly default: string };
  };
  const catalogue = JSON.parse(
    await readFile(path.join(root, 'schemas/generated/catalogue.json'), 'utf8'),
  ) as { readonly slots: Readonly<Record<string, { readonly default: string }>> };
  const defaults = Object.entries(catalogue.slots).map(([slot, entry]) => [slot, entry.default]);
  return {
    variants: { ...(Object.fromEntries(defaults) as Record<string, string>), ...brand.variants },
    sections: brand.sections.map(({ section }) => section),
    locale: brand.languages.default,
  };
}

function listFiles(
  name: string,
  onLoad: ReadonlyMap<string, number>,
  atEnd: ReadonlyMap<string, number>,
) {
  const files = [...atEnd].sort(([, a], [, b]) => b - a);
  const line = ([file, bytes]: readonly [string, number]) =>
    `${path.basename(file)} ${bytes}${onLoad.has(file) ? '' : ' (later)'}`;
  return `${name}: ${files.map(line).join(', ')}`;
}

/** How much script the home page of each brand takes over the wire, at first and after reading it to its end. */
export const script: Bench = async ({ root, log }) => {
  const gateway = await startGateway({ root });
  const manifest = JSON.parse(
    await readFile(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const figures: Figure[] = [];
  const notes: string[] = [];
  try {
    await withBrowser(async (browser) => {
      for (const name of HOSTS) {
        const host = `${name}.localhost`;
        const parts = await readParts(root, gateway.port, host);
        const seen = await visit(browser, `http://${host}:${gateway.port}/`);
        const unused = listUnused(manifest, [...seen.atEnd.keys()], parts);
        log(`${name}: ${sum(seen.atEnd.values())} bytes in ${seen.atEnd.size} files`);
        figures.push(
          { name: `script on load, ${name}`, value: sum(seen.onLoad.values()), unit: 'bytes' },
          {
            name: `script all in, ${name}`,
            value: sum(seen.atEnd.values()),
            unit: 'bytes',
            target: { atMost: budgetBytes },
          },
          { name: `script files on load, ${name}`, value: seen.onLoad.size, unit: 'count' },
          { name: `script files all in, ${name}`, value: seen.atEnd.size, unit: 'count' },
          {
            name: `files the page is not made of, ${name}`,
            value: unused.length,
            unit: 'count',
            target: { atMost: 0 },
          },
          { name: `document, ${name}`, value: seen.documentBytes, unit: 'bytes' },
        );
        notes.push(listFiles(name, seen.onLoad, seen.atEnd));
        if (unused.length > 0) notes.push(`${name} fetched in vain: ${unused.join(', ')}`);
      }
    });
  } finally {
    await gateway.stop();
  }
  return { figures, notes };
};
