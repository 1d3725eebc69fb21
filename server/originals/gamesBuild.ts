import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Address below which the built files of the games are served. */
export const GAME_FILES_PATH = '/originals/files/';

const ENTRY = 'src/originals/main.tsx';

/** What the entry loads for a kind of game, as soon as it knows which that is. */
const SCREEN = /^src\/originals\/([A-Za-z0-9]+)\/prepare\.tsx$/;

/** What a launch document loads by the kind of its game. */
type GamesBuild = ReadonlyMap<string, GameFiles>;

/** Addresses on the document's own host. */
export interface GameFiles {
  readonly entry: string;
  /** Scripts that the game cannot do without. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Reads the manifest of the games' build; null where there is none. */
export function readGamesBuild(gamesDir: string): GamesBuild | null {
  const file = path.join(gamesDir, '.vite/manifest.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) return null;
  return new Map(
    Object.keys(manifest).flatMap((screen) => {
      const kind = SCREEN.exec(screen)?.[1];
      return kind === undefined ? [] : [[kind, collectFiles(manifest, entry, screen)] as const];
    }),
  );
}

function collectFiles(manifest: Manifest, entry: ManifestChunk, screen: string): GameFiles {
  const seen = new Map<string, ManifestChunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.set(key, chunk);
    for (const needed of chunk.imports ?? []) collect(needed);
  };
  collect(ENTRY);
  collect(screen);
  const toAddress = (name: string) => `${GAME_FILES_PATH}${name}`;
  const chunks = [...seen.values()];
  return {
    entry: toAddress(entry.file),
    scripts: chunks.filter((chunk) => chunk !== entry).map((chunk) => toAddress(chunk.file)),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(toAddress),
  };
}
