import { readFile } from 'node:fs/promises';
import path from 'node:path';

async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Says whether node_modules holds what package-lock.json asks for, by the list npm leaves there at the
 * end of an install. Packages for development, and those for other machines, may be missing.
 */
export async function isInstalled(root) {
  const [wanted, present] = await Promise.all([
    readPackages(path.join(root, 'package-lock.json')),
    readPackages(path.join(root, 'node_modules/.package-lock.json')),
  ]);
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([name, lock]) => {
    const found = present[name];
    if (name === '' || found?.version === lock.version) return true;
    return !found && Boolean(lock.dev || lock.optional || lock.devOptional || lock.peer);
  });
}
