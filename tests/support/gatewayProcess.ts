import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, vi } from 'vitest';
import { ownerName } from '../../server/embedded/cluster.ts';
import { isAlive } from '../../server/embedded/postmaster.ts';

const script = path.join(import.meta.dirname, 'bareGateway.ts');
/** How long a process on a busy machine is waited for. */
export const waiting = { timeout: 50_000, interval: 20 };

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  out(): string;
  err(): string;
}

/** The data folder of the test that runs. */
export let dataDirectory: string;
let started: Started[];

/** Gives each test of a file a data folder of its own, and ends every process that it started. */
export function useGatewayProcesses(): void {
  // A process with a database of its own, several times a test, on a machine that may be busy.
  vi.setConfig({ testTimeout: 60_000 });
  beforeEach(async () => {
    dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-run-'));
    started = [];
  });

  afterEach(async () => {
    for (const { child, ended } of started) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    }
    const left = await findPostmasterPid();
    if (left && left !== process.pid && isAlive(left)) process.kill(left, 'SIGKILL');
    await rm(dataDirectory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
}

/** Starts a gateway that seeds no demo unless told to. */
export function start(env: Record<string, string> = {}): Started {
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: '0', DATA_DIR: dataDirectory, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => (out += String(chunk)));
  child.stderr?.on('data', (chunk) => (err += String(chunk)));
  const streams = [child.stdout, child.stderr].map(
    async (stream) => stream && once(stream, 'close'),
  );
  const ended = once(child, 'exit').then(async ([code]) => {
    await Promise.all(streams);
    return code as number | null;
  });
  const one = { child, ended, out: () => out, err: () => err };
  started.push(one);
  return one;
}

/** The port of a gateway, once it listens. */
export async function listening(one: Started): Promise<number> {
  return vi.waitFor(() => {
    const port = /listens on [^:]+:(\d+)/.exec(one.out())?.[1];
    if (!port) throw new Error(`Not listening yet: ${one.out()}${one.err()}`);
    return Number(port);
  }, waiting);
}

/** How many games a gateway finds in its database. */
export async function countGames(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return Number(await response.text());
}

/** Enters the database as its owner. */
export async function connect(): Promise<pg.Client> {
  const kept = await readFile(path.join(dataDirectory, 'database.json'), 'utf8');
  const { password } = JSON.parse(kept) as { password: string };
  const pidFile = await readFile(path.join(dataDirectory, 'postgres/postmaster.pid'), 'utf8');
  const port = Number(pidFile.split('\n')[3]);
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: ownerName,
    password,
    database: 'livery',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The process of the test's PostgreSQL; undefined where none runs. */
export async function findPostmasterPid(): Promise<number | undefined> {
  const file = path.join(dataDirectory, 'postgres/postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  return pid || undefined;
}

/** The same where one must run. Throws where none does. */
export async function getPostmasterPid(): Promise<number> {
  const pid = await findPostmasterPid();
  if (!pid) throw new Error('No PostgreSQL runs');
  return pid;
}
