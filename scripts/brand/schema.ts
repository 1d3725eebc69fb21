import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeBrandFile } from '../emit/editorSchemas.ts';
import { defineCommand, UsageError } from './command.ts';
import { REFERENCE_FILE, renderReference } from './schema/renderReference.ts';
import { readCatalogue } from './store.ts';

/** Where the schema stands in the repository. */
const SCHEMA_FILE = 'schemas/generated/brand.schema.json';

/** Writes what a brand file may say, for editors and for people. */
export const schema = defineCommand({
  usage: 'schema [--dir folder] [--check]',
  summary: 'Writes the JSON Schema of the brand file and the reference of its properties.',
  details: `Without --dir they are written to ${SCHEMA_FILE} and ${REFERENCE_FILE}.`,
  options: {
    dir: {
      type: 'string',
      value: 'folder',
      description: 'Writes brand.schema.json and BRAND_REFERENCE.md into this folder instead.',
    },
    check: {
      type: 'boolean',
      description: 'Writes nothing; says which of the two is out of date and answers 1 if any is.',
    },
  },
  async run({ values: { dir, check = false }, positionals }, context) {
    if (positionals.length > 0) throw new UsageError('"schema" takes no names.');
    const catalogue = readCatalogue(context);
    const files = {
      [SCHEMA_FILE]: `${JSON.stringify(describeBrandFile(catalogue), null, 2)}\n`,
      [REFERENCE_FILE]: renderReference(catalogue),
    };
    let stale = 0;
    for (const [place, text] of Object.entries(files)) {
      const name = dir === undefined ? place : path.join(dir, path.basename(place));
      const file = path.resolve(context.cwd, name);
      if ((await readFile(file, 'utf8').catch(() => null)) === text) {
        context.write(`${name} is up to date.`);
        continue;
      }
      stale += 1;
      if (check) context.write(`${name} is out of date. → Run "npm run brand -- schema".`);
      else {
        await writeWhole(file, text);
        context.write(`${name} written.`);
      }
    }
    return check && stale > 0 ? 1 : 0;
  },
});

/** Beside first, then renamed over, so that nobody ever reads half of it. */
async function writeWhole(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.new`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(beside, text);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw new UsageError(`"${file}" cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}
