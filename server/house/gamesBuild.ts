import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Address below which the built files of the games are served. */
export const GAME_FILES_PATH = '/house/files/';

const ENTRY = 'src/house/main.tsx';

/** What a launch document loads; addresses on its own host. */
export interface GamesBuild {
  readonly entry: string;
  /** Scripts that the entry cannot do without. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Reads the manifest of the games' build; null where there is none. */
export function readGamesBuild(gamesDir: string): GamesBuild | null {
  const file = path.join(gamesDir, '.vite/manifest.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, ManifestChunk>
  >;
  const seen = new Map<string, ManifestChunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.set(key, chunk);
    for (const needed of chunk.imports ?? []) collect(needed);
  };
  collect(ENTRY);
  const entry = seen.get(ENTRY);
  if (!entry) return null;
  const toAddress = (name: string) => `${GAME_FILES_PATH}${name}`;
  const chunks = [...seen.values()];
  return {
    entry: toAddress(entry.file),
    scripts: chunks.filter((chunk) => chunk !== entry).map((chunk) => toAddress(chunk.file)),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(toAddress),
  };
}
