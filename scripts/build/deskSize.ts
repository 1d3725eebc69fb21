import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a visitor may have to load before the desk shows its first page, in bytes of brotli. */
export const MOST_FIRST_BYTES = 400_000;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The files that an entry of a manifest of Vite needs before it runs, each once. */
export function listFirstFiles(
  manifest: Readonly<Record<string, Chunk>>,
  ...entries: readonly string[]
): readonly string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The desk's build has no ${name}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files];
}

/** Throws where the desk's first page (its entry, a catalogue and the home page) weighs more than it may. */
export function checkDeskSize(folder: string): void {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
  const files = listFirstFiles(
    manifest,
    'desk.html',
    'locales/es/desk.po',
    'src/desk/areas/home/HomePage.tsx',
  );
  const sizeOf = (file: string) =>
    statSync(path.join(folder, `${file}.br`), { throwIfNoEntry: false })?.size ??
    statSync(path.join(folder, file)).size;
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  if (bytes <= MOST_FIRST_BYTES) return;
  throw new Error(
    `The desk's first page weighs ${bytes} bytes of brotli, more than ${MOST_FIRST_BYTES}: load by import() what it does not need at once.`,
  );
}
