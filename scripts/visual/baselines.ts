import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture that was accepted. */
export interface Baseline {
  /** Of the PNG that the browser gave: the same bytes need no comparison. Empty where nothing is painted. */
  readonly hash: string;
}

/** What was accepted of one file of stories. */
interface StoryFile {
  /** The hash of what its stories were made of. */
  readonly sources: string;
  readonly pictures: Readonly<Record<string, Baseline>>;
}

/** The accepted pictures and what they were made of. */
export interface Baselines {
  /** Files of stories. */
  files(): readonly string[];
  /** Whether what was accepted of a file was made of this. */
  isUnchanged(file: string, sources: string): boolean;
  /** The names of the pictures of a file. */
  names(file: string): readonly string[];
  find(file: string, name: string): Baseline | undefined;
  read(name: string): Promise<Buffer>;
  /** Writes a picture; null where nothing is painted. */
  write(name: string, picture: Buffer | null): Promise<void>;
  /** Takes these for all pictures of a file, made of these sources; removes the others. */
  accept(
    file: string,
    sources: string,
    pictures: Readonly<Record<string, Baseline>>,
  ): Promise<void>;
  forget(file: string): Promise<void>;
  save(): Promise<void>;
}

/** Opens the folder of the accepted pictures; an empty or missing one holds none. */
export async function openBaselines(folder: string): Promise<Baselines> {
  const manifest = join(folder, 'manifest.json');
  const text = await readFile(manifest, 'utf8').catch(() => '{}');
  const files = new Map(Object.entries(JSON.parse(text) as Record<string, StoryFile>));
  const fileOf = (name: string) => join(folder, `${name}.webp`);
  const names = (file: string) => Object.keys(files.get(file)?.pictures ?? {});
  const drop = (gone: readonly string[]) =>
    Promise.all(gone.map((name) => rm(fileOf(name), { force: true })));
  return {
    files: () => [...files.keys()],
    isUnchanged: (file, sources) => files.get(file)?.sources === sources,
    names,
    find: (file, name) => files.get(file)?.pictures[name],
    read: (name) => readFile(fileOf(name)),
    write: async (name, picture) => {
      await mkdir(folder, { recursive: true });
      if (picture) await writeFile(fileOf(name), picture);
      else await drop([name]);
    },
    accept: async (file, sources, pictures) => {
      await drop(names(file).filter((name) => !Object.hasOwn(pictures, name)));
      files.set(file, { sources, pictures });
    },
    forget: async (file) => {
      await drop(names(file));
      files.delete(file);
    },
    save: async () => {
      await mkdir(folder, { recursive: true });
      const sorted = Object.fromEntries(
        [...files].sort(([one], [other]) => (one < other ? -1 : 1)),
      );
      await writeFile(manifest, `${JSON.stringify(sorted, null, 1)}\n`);
    },
  };
}
