import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

/** A file or folder that could not be written; the message says why, in one sentence. */
export class WriteError extends Error {}

/** Thrown where the place that a folder is wanted at is taken. */
export class TakenError extends Error {}

/** A folder that is being filled and does not exist for anybody yet. */
export interface Draft {
  /** Where it is while it is being filled: hidden beside its place, where the gateway looks past it. */
  readonly folder: string;
  /** Writes a file of it, by its path within it. */
  write(name: string, content: string | Buffer): Promise<void>;
}

/**
 * Makes a folder that appears as a whole or not at all: it is filled beside its place and then renamed. Throws
 * TakenError where something is at its place, WriteError where the disk refuses.
 */
export async function createFolder(
  place: string,
  fill: (draft: Draft) => Promise<void>,
): Promise<void> {
  const parent = path.dirname(place);
  const folder = await attempt(parent, async () => {
    const made = await mkdtemp(path.join(parent, `.${path.basename(place)}.draft-`));
    // A new folder of this kind is its maker's alone, but the gateway may run as somebody else.
    await chmod(made, 0o777 & ~process.umask());
    return made;
  });
  const write: Draft['write'] = async (name, content) => {
    const file = path.join(folder, name);
    await attempt(file, async () => {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content, { flag: 'wx' });
    });
  };
  try {
    await fill({ folder, write });
    if (await stat(place).catch(() => undefined)) throw new TakenError(place);
    await rename(folder, place).catch((error: NodeJS.ErrnoException) => {
      if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(error.code ?? ''))
        throw new TakenError(place);
      throw explain(error, place);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The names that `createFolder` gives to drafts. */
const DRAFT = /^\.[^.]+\.draft-[A-Za-z0-9]{6}$/;
/** Filling one takes seconds. */
const ABANDONED_AFTER_MS = 60 * 60_000;

/** Takes away what killed commands left half-made in a folder, if it may; never throws. */
export async function sweepDrafts(parent: string, now: Date): Promise<void> {
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isDirectory() || !DRAFT.test(entry.name)) continue;
    const folder = path.join(parent, entry.name);
    const touchedMs = (await stat(folder).catch(() => undefined))?.mtimeMs ?? Infinity;
    if (now.getTime() - touchedMs < ABANDONED_AFTER_MS) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Replaces a file as a whole or not at all; a link keeps pointing at it. Throws WriteError where the disk refuses. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await attempt(file, async () => {
    const target = await realpath(file);
    const { mode } = await stat(target);
    const beside = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}`);
    try {
      await writeFile(beside, text, { mode });
      await rename(beside, target);
    } finally {
      await rm(beside, { force: true });
    }
  });
}

/** Writes a file that may be there already, as a whole or not at all. Throws WriteError where the disk refuses. */
export async function putFile(file: string, text: string): Promise<void> {
  const isThere = await stat(file).catch(() => undefined);
  if (isThere) return replaceFile(file, text);
  const beside = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  await attempt(file, async () => {
    try {
      await writeFile(beside, text);
      await rename(beside, file);
    } finally {
      await rm(beside, { force: true });
    }
  });
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you have no right to write there',
  EPERM: 'you have no right to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'there is a file where a folder is needed',
};

async function attempt<T>(place: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, place);
  }
}

function explain(error: NodeJS.ErrnoException, place: string): WriteError {
  const reason = REASONS[error.code ?? ''] ?? error.code ?? error.message;
  return new WriteError(`"${place}" could not be written: ${reason}.`, { cause: error });
}
