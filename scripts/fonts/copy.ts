import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontFamilyId } from '../../schemas/theme.schema.ts';
import { familyIds, readFamily } from './subsets.ts';

const require = createRequire(import.meta.url);

/** Copies the files of one family, under their hashed names, and its licence into a folder. */
export function copyFamily(id: FontFamilyId, folder: string): void {
  const { named, japanese, license } = readFamily(id);
  for (const { source, file } of [...Object.values(named), ...(japanese?.files ?? [])]) {
    copyFileSync(source, join(folder, file));
  }
  if (japanese) writeFileSync(join(folder, japanese.file), japanese.css);
  copyFileSync(license, join(folder, `${id}.LICENSE.txt`));
}

/** Families of documents; their files come with the script that writes documents. */
const DOCUMENT_FAMILIES = ['noto-sans', 'noto-sans-arabic', 'noto-sans-jp'] as const;

/** Copies every bundled font file into a folder, and the licences of all. */
export function copyFonts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const id of familyIds) copyFamily(id, folder);
  for (const id of DOCUMENT_FAMILIES) {
    const license = require.resolve(`@fontsource/${id}/LICENSE`);
    copyFileSync(license, join(folder, `${id}.LICENSE.txt`));
  }
}
