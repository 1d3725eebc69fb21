import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeBrandFile } from '../emit/editorSchemas.ts';
import { chooseFormat, defineCommand, formatOption, UsageError } from './command.ts';
import { REFERENCE_FILE, renderReference } from './schema/renderReference.ts';
import { readCatalogue } from './store.ts';

/** Where the schema stands in the repository. */
const SCHEMA_FILE = 'schemas/generated/brand.schema.json';

const SENTENCES = {
  current: 'is up to date.',
  written: 'written.',
  stale: 'is out of date. → Run "npm run brand -- schema".',
};

/** Writes what a brand file may say, for editors and for people. */
export const schema = defineCommand({
  usage: 'schema [--dir folder] [--check] [--format text|json]',
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
    format: formatOption,
  },
  async run({ values: { dir, check = false, format: wanted }, positionals }, context) {
    if (positionals.length > 0) throw new UsageError('"schema" takes no names.');
    const format = chooseFormat(wanted, ['text', 'json']);
    const catalogue = readCatalogue(context);
    const files = {
      [SCHEMA_FILE]: `${JSON.stringify(describeBrandFile(catalogue), null, 2)}\n`,
      [REFERENCE_FILE]: renderReference(catalogue),
    };
    const answers: { file: string; state: keyof typeof SENTENCES }[] = [];
    for (const [place, text] of Object.entries(files)) {
      const name = dir === undefined ? place : path.join(dir, path.basename(place));
      const file = path.resolve(context.cwd, name);
      const isCurrent = (await readFile(file, 'utf8').catch(() => null)) === text;
      if (!isCurrent && !check) await writeWhole(file, text);
      answers.push({ file: name, state: isCurrent ? 'current' : check ? 'stale' : 'written' });
    }
    if (format === 'json') context.write(JSON.stringify(answers, null, 2));
    else for (const { file, state } of answers) context.write(`${file} ${SENTENCES[state]}`);
    return answers.some(({ state }) => state === 'stale') ? 1 : 0;
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
