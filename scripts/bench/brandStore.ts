import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Catalogue } from '../../schemas/catalogue.ts';
import { forEachBounded } from '../../server/brands/brandFolders.ts';
import { createBrandStore } from '../../server/brands/brandStore.ts';
import type { FileBrandStore } from '../../server/brands/fileBrandStore.ts';

/** Prints what a store of many brands costs: start, memory, look-ups and edits. */

const COUNT = Number(process.argv[2] ?? 10_000);
const root = path.resolve(import.meta.dirname, '../..');
const dir = await mkdtemp(path.join(tmpdir(), 'livery-bench-'));
const brands = path.join(dir, 'brands');
const catalogue: Catalogue = { slots: {}, screens: [], messages: {} };
const silent = () => undefined;
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path d="M0 0h9v9z"/></svg>';

const idOf = (index: number) => `brand-${String(index).padStart(5, '0')}`;
const hostOf = (index: number) => `${idOf(index)}.example.com`;

function textOf(index: number, name = `Brand ${index}`): string {
  const color = `#${((index * 2_654_435_761) % 0xffffff).toString(16).padStart(6, '0')}`;
  const value = {
    version: 1,
    name,
    merchantCode: `B${index}`,
    hosts: [hostOf(index), `www.${hostOf(index)}`],
    languages: { offered: ['es', 'en', 'vi'], default: 'es' },
    theme: { tokens: 'default', scheme: 'dark', overrides: { brand: color, radius: 6 } },
    features: { cockfight: false, vip: true },
    currency: { code: 'EUR', symbol: '€' },
    home: { sections: [{ section: 'hero' }, { section: 'hotGames', props: { limit: 12 } }] },
    support: { email: `help@${hostOf(index)}` },
    legal: { terms: `https://${hostOf(index)}/terms` },
    assets: { logo: 'assets/logo.svg' },
  };
  return JSON.stringify(value, null, 2);
}

async function writeBrands(): Promise<void> {
  const indexes = Array.from({ length: COUNT }, (_, index) => index);
  await forEachBounded(indexes, 32, async (index) => {
    const folder = path.join(brands, idOf(index), 'assets');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'logo.svg'), logo);
    await writeFile(path.join(brands, idOf(index), 'brand.json'), textOf(index));
  });
}

function memory(): string {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
  return `rss ${mb(rss)}, heap ${mb(heapUsed)}, external ${mb(external)}`;
}

async function timed<T>(what: string, task: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const result = await task();
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpu = ((user + system) / 1000).toFixed(0);
  print(what, `${(performance.now() - startedAt).toFixed(1)} ms (processor ${cpu} ms)`);
  return result;
}

function print(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(52)} ${figure}\n`);
}

function untilChanged(store: FileBrandStore, id: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.onChange((changed) => {
      if (changed !== id) return;
      stop();
      resolve();
    });
  });
}

async function measureEdits(store: FileBrandStore): Promise<void> {
  const delays: number[] = [];
  for (let index = 0; index < Math.min(20, COUNT); index += 1) {
    const changed = untilChanged(store, idOf(index));
    const savedAt = performance.now();
    await writeFile(path.join(brands, idOf(index), 'brand.json'), textOf(index, 'Edited'));
    await changed;
    delays.push(performance.now() - savedAt);
  }
  delays.sort((a, b) => a - b);
  print(
    'edit, saved to live: middle, worst',
    `${delays[delays.length >> 1]!.toFixed(0)} ms, ${delays.at(-1)!.toFixed(0)} ms`,
  );
}

async function measureLookups(store: FileBrandStore): Promise<void> {
  const rounds = 200_000;
  const host = hostOf(COUNT - 1);
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round += 1) await store.getByHost(host);
  print(
    'look-up of a cached brand',
    `${(((performance.now() - startedAt) * 1000) / rounds).toFixed(2)} µs`,
  );
}

await writeBrands();
print('brands', String(COUNT));
print('memory before', memory());
const store = await timed('start: index of all brands', () =>
  createBrandStore({
    roots: [brands],
    themesDir: path.join(root, 'themes'),
    catalogue,
    log: { info: silent, warn: silent, error: silent },
    cacheEntries: 500,
    checkAtStart: false,
  }),
);
print('memory after the start', memory());
await timed('first use of one brand', () => store.getByHost(hostOf(0)));
await timed('first use of another', () => store.getByHost(hostOf(1)));
await measureLookups(store);
await timed('first use of 1,000 brands', async () => {
  for (let index = 0; index < Math.min(1000, COUNT); index += 1)
    await store.getByHost(hostOf(index));
});
print('memory with 500 brands resolved', memory());
await measureEdits(store);
await timed('check of all brands', () => store.check());
print('faults', String(store.faults().length));
print('memory after the check', memory());
await store.close();
await rm(dir, { recursive: true });
