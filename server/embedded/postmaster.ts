import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, readdir, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../startError.ts';

const run = promisify(execFile);
const pollMs = 50;

/** What PostgreSQL itself writes into postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** True once it accepts connections. */
  readonly isReady: boolean;
}

function pidFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'postmaster.pid');
}

/** Reads postmaster.pid; undefined when there is none or it is half written. */
export async function findPostmaster(dataDirectory: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(dataDirectory), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/** A process that has ended stays in the system's list until its parent takes note, which in a container may be never. */
function hasEnded(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Says whether a process with this id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !hasEnded(pid);
}

/**
 * Says whether a process was started by just these words, from the program as it lies there now; false where the system
 * does not tell.
 */
export async function runsAs(
  pid: number,
  [program = '', ...args]: readonly string[],
): Promise<boolean> {
  const [command, file, wanted] = await Promise.all([
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined),
    readlink(`/proc/${pid}/exe`).catch(() => undefined),
    realpath(program).catch(() => ''),
  ]);
  return file === wanted && command === [program, ...args, ''].join('\0');
}

/** The server that runs on a data folder now; what another folder's postmaster.pid says, copied along, is none. */
export async function findOwnPostmaster(dataDirectory: string): Promise<Postmaster | undefined> {
  const found = await findPostmaster(dataDirectory);
  if (!found?.isReady || !isAlive(found.pid)) return undefined;
  return (await isOurs(found.pid, dataDirectory)) ? found : undefined;
}

async function isOurs(pid: number, dataDirectory: string): Promise<boolean> {
  // The working folder follows a data folder that was moved while its server ran.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (folder === dataDirectory) return true;
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => stdout.trimEnd());
  return `${command.replaceAll('\0', ' ')} `.includes(` -D ${dataDirectory} `);
}

async function isGone(pid: number, timeoutMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollMs) {
    if (!isAlive(pid)) return true;
    await wait(pollMs);
  }
  return !isAlive(pid);
}

/** Ends a server: politely, then at once, then by force. Resolves when its process is gone. */
export async function endPostmaster(pid: number): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended in between, or is not ours to end; isGone tells which.
    }
    if (await isGone(pid, timeoutMs)) return;
  }
  throw new StartError(
    `A PostgreSQL left over from an earlier start (process ${pid}) does not stop: end it, then start again.`,
  );
}

async function isWorkerIn(pid: number, dataDirectory: string): Promise<boolean> {
  const [folder, name] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => undefined),
    readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
  ]);
  return folder === dataDirectory && name.trim() === 'postgres';
}

async function findLeftBehind(dataDirectory: string): Promise<number[]> {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.map(Number).filter((pid) => pid > 0);
  const isLeft = await Promise.all(pids.map((pid) => isWorkerIn(pid, dataDirectory)));
  return pids.filter((_, index) => isLeft[index]);
}

/**
 * Clears what a killed gateway left: ends a server that still runs on this data folder, and drops a
 * postmaster.pid whose number meanwhile belongs to another program. Call it with the folder's lock held.
 */
export async function clearLeftovers(dataDirectory: string): Promise<void> {
  const found = await findPostmaster(dataDirectory);
  if (found && isAlive(found.pid) && (await isOurs(found.pid, dataDirectory))) {
    await endPostmaster(found.pid);
  }
  // Workers of a server that was killed alone notice it within moments.
  for (const pid of await findLeftBehind(dataDirectory)) await isGone(pid, 10_000);
  await rm(pidFile(dataDirectory), { force: true });
}
