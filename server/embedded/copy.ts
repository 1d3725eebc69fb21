import { randomUUID } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { EmbeddedBinaries } from './binaries.ts';
import { StartError } from '../startError.ts';

/** Where a copy may be kept, the best first: another user must be let in there, and programs must run. */
const homes = () => [
  '/var/lib/livery',
  '/usr/local/lib/livery',
  path.join(os.tmpdir(), 'livery-programs'),
];

/** Makes a folder of root's that others may read and nobody else may write. Throws where there is another one. */
async function openHome(home: string): Promise<void> {
  await mkdir(home, { recursive: true });
  const found = await lstat(home);
  if (!found.isDirectory() || found.uid !== 0) throw new Error(`${home} is not root's.`);
  await chmod(home, 0o755);
}

/** Lets everybody read what is in a folder, and run what its owner runs, whatever it was made with. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(at);
    else if (entry.isFile()) await chmod(at, (await lstat(at)).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** A folder that is there is whole: it is made under another name, and moved when finished. */
async function copyOnce(from: string, to: string): Promise<void> {
  if ((await lstat(to).catch(() => null))?.isDirectory()) return;
  const workshop = `${to}.new-${randomUUID().slice(0, 8)}`;
  try {
    await cp(from, workshop, { recursive: true, verbatimSymlinks: true });
    await openToAll(workshop);
    await rename(workshop, to).catch(async (error: unknown) => {
      // Another start was first.
      if (!(await lstat(to).catch(() => null))?.isDirectory()) throw error;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/**
 * A copy of PostgreSQL's programs at a place that `isUsable` says is one, made where there is none yet. Throws StartError
 * where there is no such place.
 */
export async function copyBinaries(
  { initdb, postgres }: EmbeddedBinaries,
  isUsable: (program: string) => Promise<boolean>,
): Promise<EmbeddedBinaries> {
  const native = path.resolve(path.dirname(postgres), '..');
  const { version } = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  let reason: unknown = 'programs may not be run there';
  for (const home of homes()) {
    const copy = path.join(home, `postgres-${version}`);
    const at = (program: string) => path.join(copy, path.relative(native, program));
    try {
      await openHome(home);
      await copyOnce(native, copy);
      if (await isUsable(at(postgres))) return { initdb: at(initdb), postgres: at(postgres) };
    } catch (error) {
      reason = error instanceof Error ? error.message : error;
    }
  }
  throw new StartError(
    `PostgreSQL does not run as root, another user cannot enter ${native}, and no copy can be kept in ${homes().join(', ')} (${reason}): start Livery as an ordinary user, or set DATABASE_URL.`,
  );
}
