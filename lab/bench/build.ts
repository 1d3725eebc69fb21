import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bench } from './bench.ts';
import { median } from './statistics.ts';
import { makeBrand, writeBrand } from './writeBrands.ts';

/** Everything that the browser's build could read. */
const SOURCES = [
  'brands',
  'engine',
  'locales',
  'schemas',
  'scripts/build',
  'src',
  'themes',
  'index.html',
  'lingui.config.ts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/** Copies the sources, so that the merchants of the bench never stand in the checkout. */
async function copySources(root: string, brands: number): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'livery-bench-build-'));
  for (const name of SOURCES) {
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (let number = 1; number <= brands; number++) {
    await writeBrand(path.join(copy, 'brands'), makeBrand(number));
  }
  return copy;
}

async function runBuild(root: string): Promise<number> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const startedAt = performance.now();
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`vite build ended with ${code}.`);
  return performance.now() - startedAt;
}

/** Names, sizes and contents of all files of a folder. */
async function readBundle(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  let bytes = 0;
  for (const file of files) {
    const content = await readFile(file);
    bytes += content.length;
    hash.update(path.relative(folder, file)).update(content);
  }
  return { files: files.length, bytes, hash: hash.digest('hex') };
}

/** Whether the browser's build grows with the number of brands: its time, its size, its very bytes. */
export const build: Bench = async ({ root, isQuick, log }) => {
  const more = 1000;
  const counts = [0, more];
  const copies: string[] = [];
  try {
    for (const count of counts) copies.push(await copySources(root, count));
    const tookMs: number[][] = counts.map(() => []);
    for (let round = 0; round < (isQuick ? 1 : 3); round++) {
      for (const [at, copy] of copies.entries()) {
        const ms = await runBuild(copy);
        log(`${counts[at]} brands more: ${(ms / 1000).toFixed(1)} s`);
        tookMs[at]!.push(ms);
      }
    }
    const [few, many] = await Promise.all(
      copies.map((copy) => readBundle(path.join(copy, 'dist/client'))),
    );
    const [fewMs, manyMs] = tookMs.map(median);
    const names = ['the four brands', `${more.toLocaleString('en')} brands more`] as const;
    return {
      figures: [
        {
          name: 'time with many brands to few',
          value: manyMs! / fewMs!,
          unit: 'ratio',
          target: { atLeast: 0.9, atMost: 1.1 },
        },
        {
          name: 'bundles that differ',
          value: few!.hash === many!.hash ? 0 : 1,
          unit: 'count',
          target: { atMost: 0 },
        },
        { name: `vite build, ${names[0]}`, value: fewMs! / 1000, unit: 's' },
        { name: `vite build, ${names[1]}`, value: manyMs! / 1000, unit: 's' },
        { name: `bundle, ${names[0]}`, value: few!.bytes, unit: 'bytes' },
        { name: `bundle, ${names[1]}`, value: many!.bytes, unit: 'bytes' },
        { name: 'files of the bundle', value: few!.files, unit: 'count' },
      ],
    };
  } finally {
    for (const copy of copies) await rm(copy, { recursive: true, force: true });
  }
};
