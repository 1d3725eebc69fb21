import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where the made files of a tool are kept. */
export function folderOfTool(root, name) {
  return path.join(root, 'node_modules/.cache/livery-tools', name);
}

/** A source as it is now, in a word that changes with it. */
export function markOf(file) {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

/** The file to run of a tool, or undefined where there is none that is as new as its sources. */
export function findTool(root, name) {
  try {
    const folder = folderOfTool(root, name);
    const { node, entry, sources } = JSON.parse(
      readFileSync(path.join(folder, 'made.json'), 'utf8'),
    );
    const isFresh = Object.entries(sources).every(
      ([file, mark]) => markOf(path.join(root, file)) === mark,
    );
    return isFresh && node === process.version && statSync(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}
