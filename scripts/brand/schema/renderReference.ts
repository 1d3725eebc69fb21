import { brandSchema } from '../../../schemas/brand.schema.ts';
import type { Catalogue } from '../../../schemas/catalogue.ts';
import { FEATURES, type Feature } from '../../../schemas/features.ts';
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
  const parts = [
    INTRODUCTION,
    '## The file itself',
    renderTable(alone),
    ...whole.flatMap(renderGroup),
    ...renderScreens(catalogue),
  ];
  return `${parts.join('\n\n')}\n`;
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

/** The names that menus are made of. */
function renderScreens({ screens }: Catalogue): readonly string[] {
  const rows = screens.map(({ id, path, gate, menus = {} }) => [
    code(id),
    `\`${path}\``,
    gate === null ? '–' : `\`features.${gate}\``,
    Object.keys(menus).join(', ') || '–',
  ]);
  const intro =
    'Ids of screens for `menus`, the feature that each needs, and the menus that show it unless the brand arranges them itself.';
  return ['## Screens', intro, toTable(['id', 'address', 'feature', 'menus'], rows)];
}

/** What a feature cannot do without. */
function describeNeeds(path: string): string {
  const feature: Feature | undefined = FEATURES.find(({ id }) => path === `features.${id}`);
  const provider = feature?.needs && ` Needs \`${feature.needs}\`.`;
  const others = feature?.requires?.map((id) => `\`features.${id}\``).join(', ');
  return `${provider ?? ''}${others === undefined ? '' : ` Only with ${others}.`}`;
}

function renderTable(properties: readonly Property[]): string {
  const rows = properties.map(({ path, section, description, type, isRequired, ...rest }) => [
    `\`${path}\`${section === undefined ? '' : ` of ${section}`}`,
    description + describeNeeds(path) + (isRequired ? ' **Required.**' : ''),
    type.replace(/matches (.*)$/, (_, pattern: string) => `matches \`${pattern}\``),
    'default' in rest ? code(rest.default) : '–',
    code(rest.example),
  ]);
  return toTable(['property', 'meaning', 'type', 'default', 'example'], rows);
}

function toTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
