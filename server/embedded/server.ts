import { chmod, open, readFile, stat, truncate } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFullDisk } from './dataFolderFault.ts';
import { findPostmaster, isAlive, runsAs } from './postmaster.ts';
import type { Runner } from './user.ts';
import { StartError } from '../startError.ts';

const startTimeoutMs = 120_000;
const pollMs = 25;
/** How often a server that is no child of ours is looked after. */
const watchMs = 100;
const largestLogBytes = 8 * 1024 * 1024;

/** A server that accepts connections. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  /** Calls `listener` once when the server ends. */
  onceOver(listener: () => void): void;
}

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

/** The words that start a server: its program first. */
function commandOf({ postgres, directory, isDurable }: ServerOptions, port: number): string[] {
  return [postgres, '-D', directory, ...settings(port, isDurable)];
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
export async function launchServer(options: ServerOptions, port: number): Promise<RunningServer> {
  const { directory, logFile, runner } = options;
  const log = await openLog(logFile);
  const from = (await stat(logFile)).size;
  const [program, ...args] = commandOf(options, port);
  const child = runner.spawn(program!, args, {
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
    if (postmaster?.isReady && postmaster.pid === child.pid) {
      return { pid: postmaster.pid, port, onceOver: (listener) => child.once('exit', listener) };
    }
    await wait(pollMs);
  }
  if (!isOver) child.kill('SIGINT');
  const reason = await lastWords(logFile, from);
  const full = findFullDisk(path.dirname(logFile), reason);
  if (full) throw full;
  throw new StartError(
    `The embedded PostgreSQL does not start: ${reason} (more in ${path.relative(process.cwd(), logFile)}).`,
  );
}

/** Tells of the end of a process that is nobody's child here. */
function onceGone(pid: number, listener: () => void): void {
  const timer = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(timer);
    listener();
  }, watchMs);
  timer.unref();
}

/** The server that a killed gateway left running, if it runs just as it would be started now. */
export async function findRunningServer(
  options: ServerOptions,
): Promise<RunningServer | undefined> {
  const found = await findPostmaster(options.directory);
  if (!found?.isReady || !isAlive(found.pid)) return undefined;
  const { pid, port } = found;
  if (!(await runsAs(pid, commandOf(options, port)))) return undefined;
  return { pid, port, onceOver: (listener) => onceGone(pid, listener) };
}
