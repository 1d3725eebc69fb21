import type { ChildProcess } from 'node:child_process';
import { chmod, open, readFile, stat, truncate } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostmaster } from './embeddedPostmaster.ts';
import type { Runner } from './embeddedUser.ts';
import { StartError } from './startError.ts';

const startTimeoutMs = 120_000;
const pollMs = 25;
const largestLogBytes = 8 * 1024 * 1024;

/** What it takes to run the server of one data folder. */
export interface ServerOptions {
  readonly directory: string;
  readonly logFile: string;
  readonly postgres: string;
  readonly runner: Runner;
  readonly isDurable: boolean;
}

/** Asks the system for a TCP port that is free on this machine's own address. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function settings(port: number, isDurable: boolean): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    // Containers give little shared memory, and small queries gain nothing from parallel workers.
    max_parallel_workers_per_gather: 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    cluster_name: 'livery',
  };
  if (!isDurable)
    Object.assign(values, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function openLog(file: string): Promise<Awaited<ReturnType<typeof open>>> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLogBytes) await truncate(file);
  const log = await open(file, 'a', 0o600);
  await chmod(file, 0o600);
  return log;
}

async function lastWords(logFile: string, from: number): Promise<string> {
  const text = (await readFile(logFile, 'utf8').catch(() => '')).slice(from);
  const lines = text.trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC|could not|cannot/.test(line));
  return (fatal ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC|LOG|HINT): +/, '');
}

/**
 * Starts the server and resolves when it accepts connections. It gets a process group of its own, so
 * that Ctrl-C in the terminal reaches the gateway alone, which then stops the server last.
 * Throws StartError with the server's last words when it does not come up.
 */
export async function launchServer(
  { directory, logFile, postgres, runner, isDurable }: ServerOptions,
  port: number,
): Promise<ChildProcess> {
  const log = await openLog(logFile);
  const from = (await stat(logFile)).size;
  const child = runner.spawn(postgres, ['-D', directory, ...settings(port, isDurable)], {
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, LC_ALL: 'C' },
    cwd: '/',
    detached: true,
  });
  await log.close();
  let isOver = false;
  child.once('exit', () => (isOver = true));
  child.once('error', () => (isOver = true));
  for (let waitedMs = 0; waitedMs < startTimeoutMs && !isOver; waitedMs += pollMs) {
    const postmaster = await findPostmaster(directory);
    if (postmaster?.pid === child.pid && postmaster?.isReady) return child;
    await wait(pollMs);
  }
  if (!isOver) child.kill('SIGINT');
  const reason = await lastWords(logFile, from);
  throw new StartError(
    `The embedded PostgreSQL does not start: ${reason} (more in ${path.relative(process.cwd(), logFile)}).`,
  );
}
