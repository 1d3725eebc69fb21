import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Runner } from './embeddedUser.ts';
import { StartError } from './startError.ts';

/** The login that owns the embedded database. */
export const ownerName = 'livery_owner';

const unfinishedPrefix = 'postgres.new-';

function credentialsFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'database.json');
}

/** Reads the owner's password from the data folder; undefined when it is lost or was never there. */
export async function findPassword(dataDirectory: string): Promise<string | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(credentialsFile(dataDirectory), 'utf8'));
    const password = kept && typeof kept === 'object' && 'password' in kept && kept.password;
    return typeof password === 'string' && password ? password : undefined;
  } catch {
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

/** Says whether the folder holds a finished cluster. */
export async function hasCluster(directory: string): Promise<boolean> {
  return (await readFile(path.join(directory, 'PG_VERSION'), 'utf8').catch(() => '')) !== '';
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
