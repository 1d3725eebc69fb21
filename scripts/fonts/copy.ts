import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { familyIds, readFamily } from './subsets.ts';

/** Copies every bundled font file, under its hashed name, and its licence into a folder. */
export function copyFonts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const id of familyIds) {
    const { named, japanese, license } = readFamily(id);
    for (const { source, file } of [...Object.values(named), ...(japanese?.files ?? [])]) {
      copyFileSync(source, join(folder, file));
    }
    if (japanese) writeFileSync(join(folder, japanese.file), japanese.css);
    copyFileSync(license, join(folder, `${id}.LICENSE.txt`));
  }
}
