import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emitCatalogue } from './emit/catalogue.ts';
import {
  describeBrandFile,
  describeContentFile,
  describeMappingFile,
  describeThemeFile,
} from './emit/editorSchemas.ts';
import { JOB_LIST_FILE, renderJobList } from './emit/jobs.ts';
import { buildValidator, VALIDATOR_TYPES } from './emit/validator.ts';
import { REFERENCE_FILE, renderReference } from './brand/schema/renderReference.ts';
import { FONT_FACES_FILE, renderFontFaces } from './fonts/emit.ts';

const root = path.resolve(import.meta.dirname, '..');
const inGenerated = (name: string) => `schemas/generated/${name}`;

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

async function emitAll(): Promise<Readonly<Record<string, string>>> {
  const catalogue = await emitCatalogue(root);
  return {
    [inGenerated('catalogue.json')]: toJson(catalogue),
    [inGenerated('brand.schema.json')]: toJson(describeBrandFile(catalogue)),
    [REFERENCE_FILE]: renderReference(catalogue),
    [inGenerated('content.schema.json')]: toJson(describeContentFile(catalogue)),
    [inGenerated('themeMapping.schema.json')]: toJson(describeMappingFile()),
    [inGenerated('theme.schema.json')]: toJson(describeThemeFile()),
    [inGenerated('validateResolvedBrand.js')]: await buildValidator(root),
    [inGenerated('validateResolvedBrand.d.ts')]: VALIDATOR_TYPES,
    [JOB_LIST_FILE]: renderJobList(root),
    [FONT_FACES_FILE]: await renderFontFaces(root),
  };
}

const isCheck = process.argv.includes('--check');
const files = await emitAll();
const stale: string[] = [];
await mkdir(path.join(root, inGenerated('')), { recursive: true });
for (const [name, content] of Object.entries(files)) {
  const file = path.join(root, name);
  const present = await readFile(file, 'utf8').catch(() => null);
  if (present === content) continue;
  stale.push(name);
  if (!isCheck) await writeFile(file, content);
}
if (isCheck && stale.length > 0) {
  const list = stale.join(', ');
  process.stderr.write(`These files are not what the source says: ${list}. Run "npm run emit".\n`);
  process.exitCode = 1;
} else if (!isCheck) {
  process.stdout.write(stale.length > 0 ? `Written: ${stale.join(', ')}.\n` : 'Nothing changed.\n');
}
