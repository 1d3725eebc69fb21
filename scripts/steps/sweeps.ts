import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const RECORD = join(root, 'tests/sweeps.json');
const SAMPLE_SHARE = 0.05;

/** Sweeps over very many cases, each with the files and folders that it goes through. */
const SWEEPS = {
  brandFiles: ['engine/brand', 'schemas/brand.schema.ts', 'scripts/brand', 'lab/bench/faults'],
  fields: ['engine/fields'],
  games: ['engine/games', 'lab/faults/rng'],
  themes: ['engine/theme', 'schemas/theme.schema.ts', 'scripts/brand/new'],
} as const satisfies Record<string, readonly string[]>;

/** The name of a sweep. */
export type SweepName = keyof typeof SWEEPS;

const depths = new Map<SweepName, boolean>();

/** Whether a sweep runs whole: where `npm run test:all` says so, and where its files are not those that passed it last. */
export function isDeep(name: SweepName): boolean {
  if (process.env['SWEEPS'] === 'deep') return true;
  const known = depths.get(name);
  if (known !== undefined) return known;
  const isChanged = readRecord()[name] !== hashSweep(name);
  depths.set(name, isChanged);
  return isChanged;
}

/** How many cases a sweep runs: all, or `sample` of them where nothing that it goes through has changed. */
export const cases = (
  name: SweepName,
  all: number,
  sample = Math.max(10, Math.ceil(all * SAMPLE_SHARE)),
): number => (isDeep(name) ? all : Math.min(all, sample));

/** Writes down that all sweeps passed over the files as they are. */
export function recordSweeps(): void {
  const names = Object.keys(SWEEPS) as SweepName[];
  const record = Object.fromEntries(names.map((name) => [name, hashSweep(name)]));
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}

function readRecord(): Readonly<Record<string, string>> {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}

function hashSweep(name: SweepName): string {
  const hash = createHash('sha256');
  for (const place of SWEEPS[name]) {
    for (const file of listFiles(place).sort()) {
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(place: string): string[] {
  if (statSync(join(root, place)).isFile()) return [place];
  return readdirSync(join(root, place)).flatMap((name) => listFiles(`${place}/${name}`));
}
