import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const waiting = { timeout: 25_000, interval: 20 };

// Several processes a test, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

/** Stands for the gateway: says that it is up, ends with 7 on SIGTERM and when its starter is gone. */
const gateway = `
  import { writeFileSync } from 'node:fs';
  const end = (code) => {
    writeFileSync('ended', String(code));
    process.exit(code);
  };
  process.on('SIGTERM', () => end(7));
  process.on('disconnect', () => end(0));
  console.log('gateway is up');
  console.log('process ' + process.pid + '.');
  process.send({ livery: 'up' }, () => undefined);
`;

/** Stands for the build: notes that it ran and makes the gateway, or fails where a source says so. */
const builder = `#!/bin/sh
if [ "$1" = watch ]; then echo "watches $3"; exec sleep 60; fi
if [ "$1" = scripts/art.ts ]; then echo drawn >> drawings; exit 0; fi
echo built >> builds
if grep -q broken src/main.ts; then echo 'src/main.ts is broken' >&2; exit 3; fi
mkdir -p dist/server && cp gateway.js dist/server/main.js
`;

let root: string;
let children: ChildProcess[];

beforeEach(async () => {
  children = [];
  root = await mkdtemp(path.join(os.tmpdir(), 'livery-launch-'));
  const write = async (name: string, text: string, mode = 0o644) => {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text, { mode });
  };
  await cp(import.meta.dirname, path.join(root, 'scripts/start'), { recursive: true });
  await cp(path.resolve(import.meta.dirname, '../start.mjs'), path.join(root, 'scripts/start.mjs'));
  await write('package.json', '{ "type": "module" }');
  await write('package-lock.json', '{ "packages": {} }');
  await write('node_modules/.package-lock.json', '{ "packages": {} }');
  await write('node_modules/.bin/tsx', builder, 0o755);
  await write('gateway.js', gateway);
  await write('src/main.ts', 'first');
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

function start(command = 'exec node scripts/start.mjs', env: Record<string, string> = {}) {
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isUp = () => vi.waitFor(() => expect(text).toContain('gateway is up'), waiting);
  return { child, ended, isUp, text: () => text };
}

async function startAndStop(): Promise<string> {
  const one = start();
  await one.isUp();
  one.child.kill('SIGTERM');
  expect(await one.ended).toBe(7);
  return one.text();
}

async function countBuilds(): Promise<number> {
  return (await readFile(path.join(root, 'builds'), 'utf8')).trim().split('\n').length;
}

async function hasEnded(): Promise<void> {
  await vi.waitFor(() => access(path.join(root, 'ended')), waiting);
}

describe('npm start', () => {
  it('builds the first time and not again, and says nothing then', async () => {
    expect(await startAndStop()).toMatch(/^Building\.\ngateway is up\nprocess \d+\.\n$/);
    expect(await startAndStop()).toMatch(/^gateway is up\nprocess \d+\.\n$/);
    expect(await countBuilds()).toBe(1);
  });

  it('builds again after a source changed, not after a test did', async () => {
    await startAndStop();
    await writeFile(path.join(root, 'src/main.test.ts'), 'a test');
    await startAndStop();
    expect(await countBuilds()).toBe(1);
    await writeFile(path.join(root, 'src/main.ts'), 'second');
    await startAndStop();
    expect(await countBuilds()).toBe(2);
  });

  it('ends with the code of a build that fails, and builds again next time', async () => {
    await writeFile(path.join(root, 'src/main.ts'), 'broken');
    for (const builds of [1, 2]) {
      const one = start();
      expect(await one.ended).toBe(3);
      expect(await countBuilds()).toBe(builds);
    }
  });

  it('starts a gateway again that was killed, and that one still ends by a signal', async () => {
    const one = start();
    const findPids = () =>
      [...one.text().matchAll(/process (\d+)\./g)].map(([, pid]) => Number(pid));
    await vi.waitFor(() => expect(findPids()).toHaveLength(1), waiting);
    process.kill(findPids()[0]!, 'SIGKILL');
    await vi.waitFor(() => expect(findPids()).toHaveLength(2), waiting);
    expect(one.text()).toContain('The gateway was killed and is started again.\n');
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(7);
    expect(await countBuilds()).toBe(1);
  });

  it('does not start one again that could not start', async () => {
    await writeFile(path.join(root, 'gateway.js'), `console.log('tried'); process.exit(4);`);
    const one = start();
    expect(await one.ended).toBe(4);
    expect(one.text()).toBe('Building.\ntried\n');
  });

  it('passes a signal on and ends with the code of the gateway', async () => {
    const one = start();
    await one.isUp();
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(7);
  });

  it('makes up lottery results beside the gateway of a demonstration, and ends with it', async () => {
    const told = "{ livery: 'up', feeds: { port: 4711, since: '2026-02-01T12:00:00.000Z' } }";
    await writeFile(path.join(root, 'gateway.js'), gateway.replace("{ livery: 'up' }", told));
    await mkdir(path.join(root, 'node_modules/tsx'));
    await writeFile(path.join(root, 'node_modules/tsx/package.json'), '{ "exports": "./tsx.mjs" }');
    const loader = `export const load = async (url, context, next) => url.endsWith('.ts')
      ? { format: 'module', shortCircuit: true, source: await (await import('node:fs/promises')).readFile(new URL(url)) }
      : next(url, context);`;
    const address = `data:text/javascript,${encodeURIComponent(loader)}`;
    const tsx = `import { register } from 'node:module';register('${address.replaceAll("'", '%27')}');`;
    await writeFile(path.join(root, 'node_modules/tsx/tsx.mjs'), tsx);
    await mkdir(path.join(root, 'scripts/lottery'), { recursive: true });
    const simulator = `
      console.error('feeds ' + process.argv.slice(2).join(' '));
      process.on('SIGTERM', () => { console.error('feeds end'); process.exit(0); });
      setInterval(() => undefined, 1000);
    `;
    await writeFile(path.join(root, 'scripts/lottery/simulateFeeds.ts'), simulator);
    const one = start(undefined, { FEED_FAULTS: 'late,contradict' });
    const line = 'feeds --port 4711 --since 2026-02-01T12:00:00.000Z --late --contradict';
    await vi.waitFor(() => expect(one.text()).toContain(line), waiting);
    one.child.kill('SIGTERM');
    await vi.waitFor(() => expect(one.text()).toContain('feeds end'), waiting);
    expect(await one.ended).toBe(7);
  });

  it('killed with -9, leaves no gateway behind', async () => {
    const one = start();
    await one.isUp();
    one.child.kill('SIGKILL');
    await hasEnded();
  });

  it.each([
    ['npm is killed and its shell lives on', 'sh -c "node scripts/start.mjs; true"; true'],
    ["npm's shell is killed, which passes nothing on", 'node scripts/start.mjs; true'],
  ])('leaves no gateway behind when %s', async (_, command) => {
    const npm = start(command, { npm_lifecycle_event: 'start' });
    await npm.isUp();
    npm.child.kill('SIGKILL');
    await hasEnded();
  });

  it('names the Node it needs on one that is too old', async () => {
    const file = path.join(root, 'scripts/start.mjs');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('var needed = [20, 19]', 'var needed = [999, 1]'));
    const one = start();
    expect(await one.ended).toBe(1);
    expect(one.text()).toBe(`Livery needs Node 999.1 or newer; this is ${process.version}.\n`);
  });
});

describe('npm run dev', () => {
  const dev = 'exec node scripts/start.mjs dev';
  const npm = `#!/bin/sh
mkdir -p node_modules/.bin && cp tsx.sh node_modules/.bin/tsx
echo '{ "packages": {} }' > node_modules/.package-lock.json
`;

  it('installs what is missing, builds nothing and runs the sources', async () => {
    await rm(path.join(root, 'node_modules'), { recursive: true });
    await writeFile(path.join(root, 'tsx.sh'), builder, { mode: 0o755 });
    await mkdir(path.join(root, 'programs'));
    await writeFile(path.join(root, 'programs/npm'), npm, { mode: 0o755 });
    const one = start(dev, { PATH: `${path.join(root, 'programs')}:${process.env['PATH']}` });
    await vi.waitFor(() => expect(one.text()).toContain('watches scripts/dev.ts'), waiting);
    expect(one.text()).toContain('Installing packages.');
    await expect(access(path.join(root, 'builds'))).rejects.toThrow();
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(143);
  });
});
