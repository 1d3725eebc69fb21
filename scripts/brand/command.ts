import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Catalogue } from '../../schemas/catalogue.ts';
import { createBrandStore } from '../../server/brands/brandStore.ts';
import type { FileBrandStore } from '../../server/brands/fileBrandStore.ts';

/** Where a command runs and whom it talks to. */
export interface CommandContext {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** The command was called wrongly. */
export class UsageError extends Error {}

/** What was said after the command: names, and the form of the answer. */
export function parseCommandLine(args: readonly string[]): {
  readonly ids: readonly string[];
  readonly format: 'text' | 'json';
} {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string', default: 'text' } },
    });
    const { format } = values;
    if (format === 'text' || format === 'json') return { ids: positionals, format };
    throw new UsageError(`--format is "text" or "json", not "${format}".`);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Opens the same store as the gateway's, without watching and without a log. */
export async function openStore({ cwd, env }: CommandContext): Promise<FileBrandStore> {
  const silent = () => undefined;
  const extra = (env.BRANDS_DIR ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return createBrandStore({
    roots: [path.join(cwd, 'brands'), ...extra.map((folder) => path.resolve(cwd, folder))],
    themesDir: path.join(cwd, 'themes'),
    catalogue: readCatalogue(cwd),
    log: { info: silent, warn: silent, error: silent },
    watch: false,
    checkAtStart: false,
    cwd,
  });
}

function readCatalogue(cwd: string): Catalogue {
  const file = path.join(cwd, 'schemas/generated/catalogue.json');
  if (!existsSync(file)) throw new UsageError(`${file} is missing. Run "npm run emit" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
}
