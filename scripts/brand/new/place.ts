import { constants } from 'node:fs';
import { access, lstat, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Read } from './names.ts';

/** The folder that new brands are made in: the one that was named, or the first that the gateway serves. */
export async function choosePlace(
  written: string | undefined,
  roots: readonly string[],
  cwd: string,
): Promise<Read<string>> {
  const place = written === undefined ? roots[0]! : path.resolve(cwd, written);
  const shown = JSON.stringify(written ?? path.relative(cwd, place));
  const refuse = (problem: string) => ({ ok: false, problem }) as const;
  const facts = await stat(place).catch(() => undefined);
  if (!facts) return refuse(`There is no folder ${shown}. Create it first.`);
  if (!facts.isDirectory()) return refuse(`${shown} is no folder.`);
  const isRoot = roots.includes(place);
  if (!isRoot) {
    const real = await realpath(place);
    if (isBelow(cwd, place) && !isBelow(await realpath(cwd), real)) {
      return refuse(`${shown} is a link that leads out to "${real}". Name that folder itself.`);
    }
    const around = await findAround(roots, real);
    if (around) {
      return refuse(
        `${shown} lies within "${around}", where each folder is a brand. Use that folder.`,
      );
    }
  }
  try {
    await access(place, constants.W_OK | constants.X_OK);
  } catch {
    return refuse(`You have no right to write in ${shown}.`);
  }
  return { ok: true, value: place };
}

/** Whether anything is at a path, were it a link that leads nowhere. */
export async function exists(place: string): Promise<boolean> {
  return (await lstat(place).catch(() => undefined)) !== undefined;
}

async function findAround(roots: readonly string[], real: string): Promise<string | undefined> {
  for (const root of roots) {
    const base = await realpath(root).catch(() => undefined);
    if (base !== undefined && base !== real && isBelow(base, real)) return root;
  }
  return undefined;
}

function isBelow(folder: string, place: string): boolean {
  return place === folder || place.startsWith(folder + path.sep);
}
