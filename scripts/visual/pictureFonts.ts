import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import wawoff2 from 'wawoff2';

/** What stands in for letters that a brand's own fonts have not, the first for whatever has no family. */
const FONTS = [
  ['Manrope', 'manrope', ['latin', 'latin-ext', 'vietnamese']],
  ['Cairo', 'cairo', ['arabic']],
] as const;

/**
 * Writes a configuration of fontconfig that knows the fonts of the repository's packages and none of the machine's, so
 * that a story looks the same everywhere. Returns the file for FONTCONFIG_FILE.
 */
export async function writePictureFonts(root: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/livery-picture-fonts');
  await mkdir(join(folder, 'cache'), { recursive: true });
  for (const [, name, subsets] of FONTS) {
    for (const subset of subsets) {
      const file = `${name}-${subset}-wght-normal`;
      if (existsSync(join(folder, `${file}.ttf`))) continue;
      const packed = join(root, `node_modules/@fontsource-variable/${name}/files/${file}.woff2`);
      await writeFile(
        join(folder, `${file}.ttf`),
        await wawoff2.decompress(await readFile(packed)),
      );
    }
  }
  const families = FONTS.map(([, name]) => `<family>${name} Variable</family>`).join('');
  const generics = ['sans-serif', 'serif', 'monospace', 'system-ui', 'emoji'].map(
    (name) =>
      `<alias binding="strong"><family>${name}</family><prefer>${families}</prefer></alias>`,
  );
  const config = join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir>${generics.join('')}</fontconfig>
`,
  );
  return config;
}
