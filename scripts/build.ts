import { build as bundle } from 'esbuild';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { build as buildPages } from 'vite';
import { buildArt } from './art/build.ts';
import { buildDesk } from './build/desk.ts';
import { checkDeskSize } from './build/deskSize.ts';
import { buildGames } from './build/games.ts';
import { precompress } from './build/precompress.ts';
import { copyFonts } from './fonts/copy.ts';
import { hashInputs, removeStamp, writeStamp } from './start/buildStamp.mjs';

const root = path.resolve(import.meta.dirname, '..');
const inDist = (name: string) => path.join(root, 'dist', name);
const log = (line: string) => process.stdout.write(`${line}\n`);

async function step(name: string, run: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await run();
  log(`  ${name.padEnd(12)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** The gateway as one file, and its thread that makes pages as another; their packages stay in node_modules. */
const bundleServer = () =>
  bundle({
    entryPoints: ['main.ts', 'pageWorker.ts'].map((file) => path.join(root, 'server', file)),
    entryNames: '[name]',
    outdir: inDist('server'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });

const inputs = await hashInputs(root);
await removeStamp(root);

const config = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' } as const;

await step('pages', () => buildPages(config));
await step('prerenderer', () => buildPages({ ...config, build: { ssr: 'src/renderer.tsx' } }));
await step('games', () => buildGames(root));
await step('desk', () => buildDesk(root));
await step('fonts', async () => copyFonts(inDist('client/fonts')));
await step('compression', async () => {
  await precompress(inDist('client'));
  await precompress(inDist('games'));
  await precompress(inDist('desk'));
  checkDeskSize(inDist('desk'));
});
// `npm start` draws them while the gateway runs already.
if (process.argv.includes('--without-pictures')) await mkdir(inDist('art'), { recursive: true });
else await step('pictures', () => buildArt({ root, outDir: inDist('art'), log }));
await step('gateway', bundleServer);
await writeStamp(root, inputs);
