import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJsonDocument, type JsonDocument } from '../../engine/brand/jsonDocument.ts';
import { formatPath } from '../../engine/brand/jsonPath.ts';
import { compileSchema, findSchemaFaults } from '../../engine/brand/schemaFaults.ts';
import { describeLift } from '../../engine/theme/describeLift.ts';
import { applyMapping, type MappingFault } from '../../engine/theme/importing/applyMapping.ts';
import { proposeMapping } from '../../engine/theme/importing/proposeMapping.ts';
import { readTokens, type FoundTokens } from '../../engine/theme/importing/readTokens.ts';
import { parseThemeTokens } from '../../engine/theme/parseThemeTokens.ts';
import { resolveTheme } from '../../engine/theme/resolveTheme.ts';
import { schemes } from '../../engine/theme/roles.ts';
import type { ThemeFile } from '../../schemas/theme.schema.ts';
import { themeMappingSchema, type ThemeMapping } from '../../schemas/themeMapping.schema.ts';
import { formatFault } from '../../server/brands/faultBook.ts';
import { defineCommand, UsageError, type CommandContext } from './command.ts';
import { putFile, WriteError } from './files.ts';

/** The largest token file that is read. */
const MAX_BYTES = 2 * 1024 * 1024;

const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Makes a theme of the token file of a design system, by a mapping that an operator may change. */
export const theme = defineCommand({
  usage: 'theme <file> [--name <name>] [--dir <folder>] [--mapping <file>] [--propose] [--dry-run]',
  details: `Writes <name>.tokens.json, the theme, and <name>.mapping.json, which says which token of the file is what of it. The
mapping is proposed by names, lightness and strength of the colours. Change it and run the same command again: a mapping
that is there is used and kept.

It reads DTCG files with aliases, groups of any name, $type of groups, $extensions, every CSS colour and colour space, rem
and lists of fonts, what Tokens Studio and Style Dictionary wrote before, and what Material Theme Builder exports; up to
2 MB.`,
  options: {
    name: { type: 'string', value: 'name', description: "Name of the theme. Default: the file's." },
    dir: { type: 'string', value: 'folder', description: 'Folder of themes. Default: themes/.' },
    mapping: { type: 'string', value: 'file', description: 'A mapping that lies elsewhere.' },
    propose: {
      type: 'boolean',
      description: 'Proposes the mapping anew and replaces the old one.',
    },
    force: { type: 'boolean', description: 'Replaces a theme that was not made by this command.' },
    'dry-run': { type: 'boolean', description: 'Shows the mapping and writes nothing.' },
  },
  async run({ values, positionals }, context) {
    const wanted = readLine(values, positionals, context);
    const found = await readSource(wanted.file, context);
    if (!found) return 1;
    const read = values.propose ? undefined : await readMapping(wanted.mapping, context);
    if (read === null) return 1;
    if (!read && values.mapping && !values.propose) {
      throw new UsageError(`${values.mapping} cannot be read.`);
    }
    const mapping = read?.mapping ?? proposeMapping(found.tokens);
    if (!mapping) {
      context.complain(`${wanted.file}: There is no colour in it that could be a brand's.`);
      return 1;
    }
    const applied = applyMapping(found.tokens, mapping, `Made of ${path.basename(wanted.file)}.`);
    if (!applied.ok) {
      for (const fault of applied.faults) {
        context.complain(tell(fault, wanted.mapping, read?.json, context));
      }
      return 1;
    }
    tellMapping(mapping, found, context);
    tellLifts(applied.theme, context);
    if (values['dry-run']) return 0;
    await guard(wanted, values.force ?? false);
    return write({ mapping, theme: applied.theme, isNew: !read }, wanted, context);
  },
});

/** What is read, and where what is made of it goes. */
interface Wanted {
  readonly file: string;
  readonly theme: string;
  readonly mapping: string;
}

/** Throws UsageError. */
function readLine(
  said: { readonly name?: string; readonly dir?: string; readonly mapping?: string },
  [file, ...more]: readonly string[],
  { cwd }: CommandContext,
): Wanted {
  if (file === undefined || more.length > 0) throw new UsageError('"theme" takes one token file.');
  const name = said.name ?? path.basename(file).replace(/(\.tokens)?\.json$/i, '');
  if (!NAME.test(name)) {
    throw new UsageError(`"${name}" is no name for a theme: say --name with a-z, 0-9 and "-".`);
  }
  const folder = path.resolve(cwd, said.dir ?? 'themes');
  const theme = path.join(folder, `${name}.tokens.json`);
  const mapping = path.resolve(cwd, said.mapping ?? path.join(folder, `${name}.mapping.json`));
  if (path.resolve(cwd, file) === theme) {
    throw new UsageError('The file would be replaced by the theme: say another --name or --dir.');
  }
  return { file, theme, mapping };
}

const show = (file: string, { cwd }: CommandContext) => path.relative(cwd, file) || file;

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read: ${error.code ?? error.message}.`);
  });
  if (bytes.length > MAX_BYTES) throw new UsageError(`${file} has more than 2 MB.`);
  return new TextDecoder().decode(bytes);
}

/** The tokens of a file; null, with every fault told, where it is no JSON. */
async function readSource(file: string, context: CommandContext): Promise<FoundTokens | null> {
  const text = await readText(path.resolve(context.cwd, file));
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    const { faults } = parseJsonDocument(file, text, { maxBytes: MAX_BYTES });
    for (const fault of faults) context.complain(formatFault(fault));
    return null;
  }
  const found = readTokens(value);
  for (const { path: at, message } of found.problems) context.complain(`${file} ${at}: ${message}`);
  return found;
}

/** A mapping that is there; undefined where none is, null with every fault told where it cannot be used. */
async function readMapping(file: string, context: CommandContext) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const shown = show(file, context);
  const json = parseJsonDocument(shown, text);
  const faults = json.faults.map((fault) => formatFault(fault));
  if (json.isWhole) {
    const wrong = findSchemaFaults(compileSchema(themeMappingSchema), json.value);
    for (const { path: at, target, mend: _, ...fault } of wrong) {
      const place = { file: shown, ...json.locate(at, target), path: formatPath(at) };
      faults.push(formatFault({ ...fault, ...place, severity: 'error' }));
    }
  }
  for (const fault of faults) context.complain(fault);
  if (faults.length > 0) return null;
  return { mapping: json.value as ThemeMapping, json };
}

function tell(
  { path: at, message, suggestion }: MappingFault,
  file: string,
  json: JsonDocument | undefined,
  context: CommandContext,
): string {
  const place = json?.locate(at) ?? { line: 1, column: 1 };
  const where = { file: show(file, context), ...place, path: formatPath(at) };
  const more = suggestion === undefined ? {} : { suggestion };
  return formatFault({ ...where, severity: 'error', rule: 'theme.mapping', message, ...more });
}

/** Every wish with the token that it takes, one a line. */
function tellMapping(
  mapping: ThemeMapping,
  { tokens }: FoundTokens,
  { write }: CommandContext,
): void {
  const valueOf = (wish: string) => {
    const value = tokens.find((token) => token.path === wish)?.value;
    if (value?.kind === 'color') return `${value.hex}  ${wish}`;
    if (value?.kind === 'size') return `${value.px} px  ${wish}`;
    return value ? `${value.families.join(', ')}  ${wish}` : wish;
  };
  const walk = (value: object, names: readonly string[]) => {
    for (const [key, entry] of Object.entries(value)) {
      if (key.startsWith('$')) continue;
      if (typeof entry === 'string')
        write(`${[...names, key].join('.').padEnd(24)} ${valueOf(entry)}`);
      else walk(entry as object, [...names, key]);
    }
  };
  walk(mapping, []);
}

/** What could not be read as it was, and was moved. */
function tellLifts(file: ThemeFile, { complain }: CommandContext): void {
  const parsed = parseThemeTokens(file);
  if (!parsed.ok) throw new Error(`The theme is wrong: ${parsed.faults[0]?.message}`);
  const theme = resolveTheme({ tokens: parsed.tokens });
  for (const scheme of schemes) {
    for (const [role, request] of Object.entries(theme.requested[scheme])) {
      if (request.askedBy === 'recipe') continue;
      const why = describeLift(theme, scheme, role as keyof typeof theme.requested.light);
      if (why) complain(`${scheme} ${role}: ${theme[scheme][role as 'brand']}, ${why}`);
    }
  }
}

/** Throws where a theme that somebody made by hand would be lost. */
async function guard(
  { theme: themeFile, mapping: mappingFile }: Wanted,
  isForced: boolean,
): Promise<void> {
  const exists = async (file: string) => (await readFile(file).catch(() => null)) !== null;
  if (isForced || !(await exists(themeFile)) || (await exists(mappingFile))) return;
  throw new UsageError(
    `${path.basename(themeFile)} is there already: say another --name, or --force.`,
  );
}

interface Result {
  readonly mapping: ThemeMapping;
  readonly theme: ThemeFile;
  readonly isNew: boolean;
}

async function write(
  { mapping, theme: made, isNew }: Result,
  places: Wanted,
  context: CommandContext,
) {
  const schemaFor = (file: string, name: string) =>
    path.relative(path.dirname(file), path.join(context.cwd, 'schemas/generated', name));
  const text = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  try {
    await putFile(
      places.theme,
      text({ ...made, $schema: schemaFor(places.theme, 'theme.schema.json') }),
    );
    if (isNew) {
      const $schema = schemaFor(places.mapping, 'themeMapping.schema.json');
      await putFile(places.mapping, text({ $schema, ...mapping }));
    }
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    context.complain(error.message);
    return 1;
  }
  context.write(`Written: ${show(places.theme, context)}`);
  if (isNew) {
    context.write(
      `Written: ${show(places.mapping, context)}, which you may change; then run this again.`,
    );
  }
  return 0;
}
