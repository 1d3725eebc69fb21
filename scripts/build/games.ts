import path from 'node:path';
import { build } from 'vite';

/** Builds the pages of our own games into `dist/games`, with a manifest of their own. */
export async function buildGames(root: string): Promise<void> {
  await build({
    root,
    configFile: path.join(root, 'vite.games.config.ts'),
    logLevel: 'warn',
  });
}
