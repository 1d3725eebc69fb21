import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Baseline } from './compareSheets.ts';
import type { MachineKind } from './machine.ts';
import type { BrandChoice } from './plan.ts';

interface Manifest {
  /** The kind of machine that drew the pictures; others draw letters a little differently. */
  readonly machine: MachineKind;
  /** The brands that the settings were chosen from: a brand that comes later has no accepted pictures. */
  readonly brands: readonly BrandChoice[];
  readonly sheets: Readonly<Record<string, Baseline>>;
}

/** The accepted pictures. */
export interface Baselines {
  /** Null where none was accepted yet. */
  readonly machine: MachineKind | null;
  readonly brands: readonly BrandChoice[];
  names(): readonly string[];
  find(name: string): Baseline | undefined;
  read(name: string): Promise<Buffer>;
  /** Takes a picture for accepted; `file` is null where nothing is painted. */
  accept(name: string, baseline: Baseline, file: Buffer | null): Promise<void>;
  forget(name: string): Promise<void>;
  /** Writes down what was accepted and forgotten, for this kind of machine. */
  save(machine: MachineKind, brands: readonly BrandChoice[]): Promise<void>;
}

/** Opens the folder of the accepted pictures; an empty or missing one holds none. */
export async function openBaselines(folder: string): Promise<Baselines> {
  const manifestFile = join(folder, 'manifest.json');
  const text = await readFile(manifestFile, 'utf8').catch(() => null);
  const manifest = text === null ? null : (JSON.parse(text) as Manifest);
  const sheets = new Map(Object.entries(manifest?.sheets ?? {}));
  const fileOf = (name: string) => join(folder, `${name}.webp`);
  await mkdir(folder, { recursive: true });
  return {
    machine: manifest?.machine ?? null,
    brands: manifest?.brands ?? [],
    names: () => [...sheets.keys()],
    find: (name) => sheets.get(name),
    read: (name) => readFile(fileOf(name)),
    accept: async (name, baseline, file) => {
      sheets.set(name, baseline);
      if (file) await writeFile(fileOf(name), file);
      else await rm(fileOf(name), { force: true });
    },
    forget: async (name) => {
      sheets.delete(name);
      await rm(fileOf(name), { force: true });
    },
    save: async (machine, brands) => {
      const sorted = [...sheets].sort(([one], [other]) => (one < other ? -1 : 1));
      const lines = sorted.map(
        ([name, sheet]) => `    ${JSON.stringify(name)}: ${JSON.stringify(sheet)}`,
      );
      const head = `  "machine": ${JSON.stringify(machine)},\n  "brands": ${JSON.stringify(brands)},\n  "sheets": {\n`;
      await writeFile(manifestFile, `{\n${head}${lines.join(',\n')}\n  }\n}\n`);
    },
  };
}
