import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../schemas/page.ts';
import { StartError } from '../db/startError.ts';
import { readBuildAssets, type BuildAssets } from './buildAssets.ts';

/** The built product as the document server uses it. */
export interface Build {
  readonly renderer: () => Promise<PageRenderer>;
  readonly assets: BuildAssets;
}

/** Loads the build below `root`. Throws StartError where there is none. */
export async function loadBuild(root: string): Promise<Build> {
  const rendererFile = path.join(root, 'dist/renderer/renderer.js');
  if (!existsSync(rendererFile)) {
    throw new StartError(
      'There is no build in dist/. Run "npm run build", or "npm start", which builds by itself.',
    );
  }
  const module = (await import(pathToFileURL(rendererFile).href)) as { default: PageRenderer };
  return {
    renderer: async () => module.default,
    assets: await readBuildAssets(path.join(root, 'dist/client')),
  };
}
