import { brandSchema } from '../../../schemas/brand.schema.ts';
import type { Catalogue } from '../../../schemas/catalogue.ts';
import { listProperties, type Property } from './listProperties.ts';

/** Where the reference stands in the repository. */
export const REFERENCE_FILE = 'docs/BRAND_REFERENCE.md';

/** The Markdown reference of every property of the brand file. */
export function renderReference(catalogue: Catalogue): string {
  const properties = listProperties(catalogue);
  const keys = Object.keys(brandSchema.properties);
  const groups = keys.map((key) => properties.filter(({ path }) => topOf(path) === key));
  const alone = groups.filter(({ length }) => length === 1).flat();
  const whole = groups.filter(({ length }) => length > 1);
  return `${[INTRODUCTION, '## The file itself', renderTable(alone), ...whole.flatMap(renderGroup)].join('\n\n')}\n`;
}

const INTRODUCTION = `# What a brand file may say

Written by \`npm run brand -- schema\` from \`schemas/brand.schema.ts\`; a change here is lost. [OPERATING.md](OPERATING.md) says how to make a brand of it, and \`npm run brand -- explain <id>\` shows what each of these is for one brand.

\`<language>\` stands for one of the languages that Livery speaks, \`[]\` for an entry of a list. A property without a default may be left out and is then not there. What a brand does not say is taken from the brand that it \`extends\`, if there is one, then from its theme, then from the default.`;

function topOf(path: string): string {
  return /^[^.[]+/.exec(path)?.[0] ?? path;
}

function renderGroup([head, ...rest]: readonly Property[]): readonly string[] {
  const { path, description, type, example } = head!;
  const intro = `${description} A ${type} such as ${code(example)}.`.replace(
    ' A object',
    ' An object',
  );
  return [`## ${path}`, intro, renderTable(rest)];
}

function renderTable(properties: readonly Property[]): string {
  const rows = properties.map(({ path, section, description, type, isRequired, ...rest }) => [
    `\`${path}\`${section === undefined ? '' : ` of ${section}`}`,
    description + (isRequired ? ' **Required.**' : ''),
    type.replace(/matches (.*)$/, (_, pattern: string) => `matches \`${pattern}\``),
    'default' in rest ? code(rest.default) : '–',
    code(rest.example),
  ]);
  const header = ['property', 'meaning', 'type', 'default', 'example'];
  return [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
