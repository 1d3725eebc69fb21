import { join } from 'node:path';
import * as prettier from 'prettier';
import { getFontFamily, type FamilyFaces } from '../../engine/theme/fonts.ts';
import type { FontFamilyId } from '../../schemas/theme.schema.ts';
import { standInsOf } from './standIns.ts';
import { familyIds, readFamily } from './subsets.ts';

/** The emitted table of font files, below the root. */
export const FONT_FACES_FILE = 'engine/theme/fontFaces.generated.ts';

/** The text of the generated table of font files, from the installed packages. */
export async function renderFontFaces(root: string): Promise<string> {
  const faces: Partial<Record<FontFamilyId, FamilyFaces>> = {};
  for (const id of familyIds) {
    const { weights, named, japanese } = readFamily(id);
    const files = Object.entries(named).map(([script, { file, unicodeRange }]) => [
      script,
      { file, unicodeRange },
    ]);
    faces[id] = {
      weights,
      files: Object.fromEntries(files) as FamilyFaces['files'],
      ...(japanese ? { japaneseSheet: japanese.file } : {}),
      standIns: await standInsOf(named.latin!.source, getFontFamily(id).kind),
    };
  }
  const text = `// Written by npm run emit from the installed font packages.
import type { FontFamilyId } from '../../schemas/theme.schema.ts';
import type { FamilyFaces } from './fonts.ts';

/** The font files of every bundled family. */
export const fontFaces: Readonly<Record<FontFamilyId, FamilyFaces>> = ${JSON.stringify(faces)};
`;
  const config = await prettier.resolveConfig(join(root, FONT_FACES_FILE));
  return prettier.format(text, { ...config, parser: 'typescript' });
}
