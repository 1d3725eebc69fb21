import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontFamilyId } from '../../schemas/theme.schema.ts';
import { familyIds, readFamily } from './subsets.ts';

/** Copies the files of one family, under their hashed names, and its licence into a folder. */
export function copyFamily(id: FontFamilyId, folder: string): void {
  const { named, japanese, license } = readFamily(id);
  for (const { source, file } of [...Object.values(named), ...(japanese?.files ?? [])]) {
    copyFileSync(source, join(folder, file));
  }
  if (japanese) writeFileSync(join(folder, japanese.file), japanese.css);
  copyFileSync(license, join(folder, `${id}.LICENSE.txt`));
}

/** Copies every bundled font file into a folder. */
export function copyFonts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const id of familyIds) copyFamily(id, folder);
}
