import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Runner } from './user.ts';
import { findFullDisk, toDataFolderFault } from './dataFolderFault.ts';
import { StartError } from '../startError.ts';

/** The login that owns the embedded database. */
export const ownerName = 'livery_owner';

const unfinishedPrefix = 'postgres.new-';

function credentialsFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'database.json');
}

/** The owner's password; undefined when it is lost or was never there. Throws StartError where it is another user's. */
export async function findPassword(dataDirectory: string): Promise<string | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(credentialsFile(dataDirectory), 'utf8'));
    const password = kept && typeof kept === 'object' && 'password' in kept && kept.password;
    return typeof password === 'string' && password ? password : undefined;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM') throw toDataFolderFault(dataDirectory, cause);
    return undefined;
  }
}

/** Makes a password that needs no quoting in SQL or addresses. */
export function createPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Keeps the owner's password in the data folder, for this user only. */
export async function keepPassword(dataDirectory: string, password: string): Promise<void> {
  const file = credentialsFile(dataDirectory);
  const fresh = `${file}.${randomUUID().slice(0, 8)}`;
  await writeFile(fresh, `${JSON.stringify({ user: ownerName, password }, null, 2)}\n`, {
    mode: 0o600,
  });
  await rename(fresh, file);
}

/** Runs one of PostgreSQL's programs to its end; throws StartError with its last words. */
async function runToEnd(
  runner: Runner,
  program: string,
  args: readonly string[],
  input = '',
): Promise<void> {
  const child = runner.spawn(program, args, {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
    cwd: '/',
  });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (words += chunk));
  child.stdin?.on('error', () => undefined).end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    const folder = args.find((arg) => arg.startsWith('--pgdata='))?.slice(9) ?? '';
    const full = findFullDisk(path.dirname(folder), words);
    if (full) throw full;
    const last = words.trim().split('\n').slice(-3).join(' ');
    throw new StartError(
      `The embedded PostgreSQL cannot be set up: ${path.basename(program)} ended with ${code ?? 'a signal'}: ${last}`,
    );
  }
}

async function removeUnfinished(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(unfinishedPrefix));
  for (const name of names) {
    // An initdb that outlived its gateway may still write here; the next start removes the rest.
    const folder = path.join(parent, name);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

/** Says whether the folder holds a finished cluster. Throws StartError where it cannot be looked into. */
export async function hasCluster(directory: string): Promise<boolean> {
  try {
    return (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')) !== '';
  } catch (cause) {
    // What cannot be looked into is not for us to make anew.
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw toDataFolderFault(directory, cause);
  }
}

/** Gives a folder to the user that PostgreSQL runs as, with all that is in it. */
async function ownAll(runner: Runner, folder: string): Promise<void> {
  await runner.own(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    await (entry.isDirectory() ? ownAll(runner, at) : runner.own(at));
  }
}

/** A cluster that was copied or unpacked may belong to root, and be open to others: PostgreSQL takes neither. */
export async function adoptCluster(directory: string, runner: Runner): Promise<void> {
  const { uid, mode } = await stat(directory);
  if (uid === 0 && process.getuid?.() === 0) await ownAll(runner, directory);
  if ((mode & 0o077) !== 0) await chmod(directory, 0o700);
}

/**
 * Makes the cluster at `directory` when there is none. It is made under another name and moved when
 * finished, so that a start killed in the middle leaves no half cluster to be mistaken for a whole.
 */
export async function ensureCluster(
  directory: string,
  { initdb, runner, password, isDurable }: ClusterOptions,
): Promise<void> {
  const parent = path.dirname(directory);
  await removeUnfinished(parent);
  if (await hasCluster(directory)) return;
  const workshop = path.join(parent, `${unfinishedPrefix}${randomUUID().slice(0, 8)}`);
  const passwordFile = path.join(workshop, 'password');
  await mkdir(workshop, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await runner.own(passwordFile);
  await runner.own(workshop);
  const built = path.join(workshop, 'data');
  await runToEnd(runner, initdb, [
    `--pgdata=${built}`,
    `--username=${ownerName}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ]);
  await rm(directory, { recursive: true, force: true });
  await rename(built, directory);
  await rm(workshop, { recursive: true, force: true });
}

/** Gives the owner of a stopped cluster another password, without knowing the present one. */
export async function replacePassword(
  directory: string,
  { postgres, runner, password }: { postgres: string; runner: Runner; password: string },
): Promise<void> {
  const command = `alter role ${ownerName} password '${password}'\n`;
  await runToEnd(runner, postgres, ['--single', '-D', directory, 'postgres'], command);
}

/** How a cluster is made. */
export interface ClusterOptions {
  readonly initdb: string;
  readonly runner: Runner;
  readonly password: string;
  readonly isDurable: boolean;
}
