import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { toDataFolderFault } from './dataFolderFault.ts';

/**
 * Makes a data folder, and the folders above it that are missing. Throws StartError where that cannot be. Not by
 * `recursive`: below /proc, where a folder is there and yet nothing can be made in it, Node 20 then tries for ever.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await makeFolder(path.resolve(folder)).catch((cause: unknown) => {
    throw toDataFolderFault(folder, cause);
  });
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const above = path.dirname(folder);
    if (code !== 'ENOENT' || (await isThere(above))) throw error;
    await makeFolder(above);
    await makeFolder(folder);
  }
}

const isThere = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  );
