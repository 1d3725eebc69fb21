import { join } from 'node:path';
import { build } from 'esbuild';

/** The overflow detector as one script that any page can run; it leaves `liveryOverflow`. */
export async function bundleDetector(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'scripts/visual/findOverflow.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'liveryOverflow',
  });
  return outputFiles[0]!.text;
}
