// What `npm test` runs: before anything is installed, so with Node's own modules only.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureChromium, ensureHeadlessShell, ensurePackages } from './ensure.mjs';

const root = path.resolve(import.meta.dirname, '..');

async function main() {
  const startedAt = performance.now();
  await ensurePackages(root);
  const chromium = await ensureChromium(root);
  const shell = (await ensureHeadlessShell(root)) ?? chromium;
  console.log(`Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n`);
  const child = spawn(
    path.join(root, 'node_modules/.bin/tsx'),
    ['scripts/testAll.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      env: { ...process.env, CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell },
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

main().catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
