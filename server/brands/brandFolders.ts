import { lstat, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isInside } from './textFiles.ts';

/** The name of a brand's file in its folder. */
export const BRAND_FILE = 'brand.json';

const ID = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Whether a folder's name can be the id of a brand. */
export function isBrandId(name: string): boolean {
  return ID.test(name);
}

/** Whether a folder of a root is none of ours: hidden, or kept aside with "_". */
export function isAside(name: string): boolean {
  return name.startsWith('.') || name.startsWith('_') || name === 'node_modules';
}

/** The names of all folders of a root, sorted; why there are none where the root cannot be read. */
export async function listBrandFolders(
  root: string,
): Promise<readonly string[] | 'missing' | 'unreadable'> {
  try {
    const entries = await readdir(root, { withFileTypes: true });
    return entries
      .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !isAside(entry.name))
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    return isAbsent(error) ? 'missing' : 'unreadable';
  }
}

/** Whether there is a folder. */
export async function isFolder(place: string): Promise<boolean> {
  const facts = await stat(place).catch(() => undefined);
  return facts?.isDirectory() ?? false;
}

/** What stands at a brand's place in a root: a link may lead outside or to nothing. */
export type FolderKind = 'folder' | 'none' | 'outside' | 'dangling' | 'unreadable';

/** Looks at a brand's place in a root. */
export async function lookAtFolder(root: string, id: string): Promise<FolderKind> {
  const folder = path.join(root, id);
  try {
    if (!(await stat(folder)).isDirectory()) return 'none';
    return (await isInside(root, folder)) ? 'folder' : 'outside';
  } catch (error) {
    if (!isAbsent(error)) return 'unreadable';
    return (await lstat(folder).catch(() => undefined)) ? 'dangling' : 'none';
  }
}

/** Whether an error of the file system says that there is nothing, rather than that it may not be seen. */
function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
