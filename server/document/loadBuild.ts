import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../schemas/page.ts';
import { StartError } from '../startError.ts';
import { readBuildAssets, type BuildAssets } from './buildAssets.ts';

/** The built product as the document server uses it. */
export interface Build {
  readonly renderer: () => Promise<PageRenderer>;
  readonly assets: BuildAssets;
}

const getRendererFile = (root: string) => path.join(root, 'dist/renderer/renderer.js');

/** Throws StartError where there is no build below `root`. */
export function requireBuild(root: string): void {
  if (existsSync(getRendererFile(root))) return;
  throw new StartError(
    'There is no build in dist/. Run "npm run build", or "npm start", which builds by itself.',
  );
}

/** Loads the build below `root`. */
export async function loadBuild(root: string): Promise<Build> {
  const module = (await import(pathToFileURL(getRendererFile(root)).href)) as {
    default: PageRenderer;
  };
  return {
    renderer: async () => module.default,
    assets: await readBuildAssets(path.join(root, 'dist/client')),
  };
}
