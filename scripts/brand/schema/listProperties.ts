import { LOCALE_TAGS } from '../../../locales/locales.ts';
import { brandSchema } from '../../../schemas/brand.schema.ts';
import type { Catalogue } from '../../../schemas/catalogue.ts';
import { HOME_SECTIONS } from '../../../schemas/home.ts';

/** One property that a brand file may have. */
export interface Property {
  /** Such as `menus.primary[].href`; what stands in angle brackets is chosen by the brand. */
  readonly path: string;
  /** The home section that alone has it. */
  readonly section?: string;
  readonly description: string;
  /** In words, with its bounds. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly default?: unknown;
  readonly example?: unknown;
}

interface Node {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: boolean | Node;
  readonly propertyNames?: Node;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
}

/** Every property of the brand file, also those that only slots, sections and messages of this build have. */
export function listProperties({ slots }: Catalogue): readonly Property[] {
  const { variants, home } = brandSchema.properties;
  const properties: Record<string, Node> = {
    ...brandSchema.properties,
    variants: { ...variants, properties: describeSlots(slots), additionalProperties: false },
    home: { ...home, properties: { sections: describeSections(home.properties.sections as Node) } },
  };
  return walkChildren('', { properties, required: brandSchema.required });
}

function walk(path: string, node: Node, isRequired: boolean): readonly Property[] {
  const example = exampleOf(node);
  const own: Property = {
    ...splitSection(path),
    description: node.description ?? '',
    type: describeType(node),
    isRequired,
    ...(node.default !== undefined && { default: node.default }),
    ...(example !== undefined && { example }),
  };
  return [own, ...walkChildren(path, node)];
}

/** What keys are called that the brand chooses, by what stands before them. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  '<language>': 'message',
  groups: 'group',
  games: 'lottery',
  odds: 'play',
  '<play>': 'price',
};

/** An object without an example of its own has those of its properties. */
function exampleOf({ examples, properties }: Node): unknown {
  if (examples) return examples[0];
  const entries = Object.entries(properties ?? {}).map(([key, child]) => [key, exampleOf(child)]);
  const known = entries.filter(([, example]) => example !== undefined).slice(0, 3);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function splitSection(path: string): Pick<Property, 'path' | 'section'> {
  const [, before, section, after] = /^(home.*)\.<(\w+)>(.*)$/.exec(path) ?? [];
  return section === undefined ? { path } : { path: `${before}${after}`, section };
}

function walkChildren(path: string, node: Node): readonly Property[] {
  const { properties = {}, required = [], additionalProperties, items } = node;
  const join = (key: string) => (path === '' ? key : `${path}.${key}`);
  const isByLanguage = LOCALE_TAGS.every((tag) => Object.hasOwn(properties, tag));
  if (isByLanguage) {
    const [tag] = LOCALE_TAGS;
    const each = properties[tag!]!;
    const description = each.description?.replace(`"${tag}"`, 'that language');
    return walk(join('<language>'), { ...each, description: description ?? '' }, false);
  }
  const named = Object.entries(properties).flatMap(([key, child]) =>
    walk(join(key), child, required.includes(key)),
  );
  if (typeof additionalProperties === 'object') {
    const name = `<${KEY_NAMES[/[^.[\]]+$/.exec(path)?.[0] ?? ''] ?? 'role'}>`;
    return [...named, ...walk(join(name), additionalProperties, false)];
  }
  const kinds = items?.anyOf ?? (items ? [items] : []);
  const inItems = kinds.flatMap((kind) => walkChildren(`${path}[]`, kind));
  return [...named, ...inItems];
}

function describeSlots(slots: Catalogue['slots']): Record<string, Node> {
  const entries = Object.entries(slots).map(([name, slot]): [string, Node] => [
    name,
    {
      type: 'string',
      description: `Variant of ${name}.`,
      enum: slot.variants,
      default: slot.default,
      examples: [slot.variants.find((variant) => variant !== slot.default) ?? slot.default],
    },
  ]);
  return Object.fromEntries(entries);
}

/** A section without settings is written without them. */
function bareExample({ properties }: Node): Pick<Node, 'examples'> {
  return Object.keys(properties ?? {}).length > 0 ? {} : { examples: [{}] };
}

/** The list of sections, with the settings of each as if they were properties of its own name. */
function describeSections(sections: Node): Node {
  const props = Object.entries(HOME_SECTIONS).map(
    ([id, { description, props }]): [string, Node] => [
      `<${id}>`,
      { ...(props as Node), description, ...bareExample(props as Node) },
    ],
  );
  const { items } = sections;
  const { section, props: settings } = items?.properties ?? {};
  const described = {
    ...settings,
    properties: Object.fromEntries(props),
    additionalProperties: false,
  };
  return { ...sections, items: { ...items, properties: { section: section!, props: described } } };
}

function describeType(node: Node): string {
  if (node.const !== undefined) return `always ${JSON.stringify(node.const)}`;
  if (node.enum) return `one of ${node.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  if (node.type === 'array') return describeList(node);
  const bounds = describeBounds(node);
  return [node.type ?? 'value', bounds].filter(Boolean).join(', ');
}

function describeList({ items, maxItems }: Node): string {
  const kinds = (items?.anyOf ?? [items]).map((kind) => kind?.type ?? 'value');
  const most = maxItems === undefined ? '' : `, at most ${maxItems}`;
  return `list of ${kinds.join(' or ')}${most}`;
}

function describeBounds({ minimum, maximum, maxLength, pattern }: Node): string {
  if (pattern?.startsWith('^#(')) return 'a hexadecimal colour';
  const range = minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : '';
  const length = maxLength === undefined ? '' : `at most ${maxLength} characters`;
  const form = pattern === undefined ? '' : `matches ${pattern}`;
  return [range, length, form].filter(Boolean).join(', ');
}
