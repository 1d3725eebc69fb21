import { readAnyColor } from './anyColor.ts';

/** A token of any file, with its aliases followed. */
export interface FoundToken {
  /** Its names from the root, such as `color.blue.500`; `@dark` at the end for what it is in one mode. */
  readonly path: string;
  readonly value:
    | { readonly kind: 'color'; readonly hex: string; readonly alpha: number }
    /** In pixels. */
    | { readonly kind: 'size'; readonly px: number }
    | { readonly kind: 'font'; readonly families: readonly string[] };
}

/** What a token file has that a theme could use, and what could not be read. */
export interface FoundTokens {
  readonly tokens: readonly FoundToken[];
  /** Each names a path; the file is good without them. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

interface RawToken {
  readonly path: string;
  readonly type: string | undefined;
  readonly value: unknown;
}

type Node = Readonly<Record<string, unknown>>;

const MOST_ALIASES = 32;
const ROOT_FONT_PX = 16;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds every token of a file: DTCG as it is written by any tool, and what tools wrote before it was settled. */
export function readTokens(file: unknown): FoundTokens {
  const raw = new Map<string, RawToken>();
  if (isNode(file)) collect(file, [], undefined, raw);
  const groups = [...new Set([...raw.keys()].map((path) => path.split('.')[0]!))];
  const tokens: FoundToken[] = [];
  const problems: { path: string; message: string }[] = [];
  for (const token of raw.values()) {
    const followed = follow(token, raw, groups);
    if (typeof followed === 'string') {
      problems.push({ path: token.path, message: followed });
      continue;
    }
    tokens.push(...interpret(token.path, followed));
  }
  return { tokens, problems };
}

/** `$type` of a group counts for all that is in it; `$extensions` and other properties are no tokens. */
function collect(
  node: Node,
  names: readonly string[],
  inherited: string | undefined,
  into: Map<string, RawToken>,
): void {
  const own = node['$type'] ?? node['type'];
  const type = typeof own === 'string' ? own : inherited;
  const path = names.join('.');
  const value = valueOf(node);
  if (value !== undefined) {
    into.set(path, { path, type, value });
    for (const [mode, ofMode] of Object.entries(modesOf(node))) {
      into.set(`${path}@${mode}`, { path: `${path}@${mode}`, type, value: ofMode });
    }
    return;
  }
  for (const [name, child] of Object.entries(node)) {
    if (name.startsWith('$') && name !== '$root') continue;
    if (isNode(child)) collect(child, [...names, name], type, into);
    else if (typeof child === 'string' && readAnyColor(child)) {
      const place = [...names, name].join('.');
      into.set(place, { path: place, type: 'color', value: child });
    }
  }
}

/** What a token says; undefined for a group. Before the format was settled it stood in `value`. */
function valueOf(node: Node): unknown {
  if (Object.hasOwn(node, '$value')) return node['$value'];
  if (typeof node['$ref'] === 'string') return node;
  const { value, type } = node;
  if (value === undefined) return undefined;
  return typeof type === 'string' || !isNode(value) ? value : undefined;
}

/** What a token is in the light and the dark mode, as Figma's and other tools keep it beside the value. */
function modesOf({ $extensions }: Node): Readonly<Record<string, unknown>> {
  if (!isNode($extensions)) return {};
  const places = Object.values($extensions).flatMap((extension) =>
    isNode(extension) ? [extension, extension['modes'], extension['mode']] : [],
  );
  const modes = [...places, $extensions['mode'], $extensions['modes']].filter(isNode);
  const found = modes.flatMap((mode) =>
    Object.entries(mode).filter(([name]) => /^(light|dark)\b/i.test(name)),
  );
  return Object.fromEntries(
    found.map(([name, value]) => [
      name.slice(0, 4).toLowerCase() === 'dark' ? 'dark' : 'light',
      value,
    ]),
  );
}

/** The path that a value is an alias of. */
function aliasOf(value: unknown): string | undefined {
  if (isNode(value) && typeof value['$ref'] === 'string') {
    const steps = value['$ref'].replace(/^#\//, '').split('/');
    const names = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return names.filter((name) => name !== '$value').join('.');
  }
  if (typeof value !== 'string') return undefined;
  const [, inBraces, afterDollar] = /^\{([^{}]+)\}$|^\$([A-Za-z][\w.-]*)$/.exec(value.trim()) ?? [];
  return (inBraces ?? afterDollar)?.trim().replace(/\.(\$value|value)$/, '');
}

/** The value behind all aliases with its type; a sentence where there is none. */
function follow(
  token: RawToken,
  all: ReadonlyMap<string, RawToken>,
  groups: readonly string[],
): RawToken | string {
  let current = token;
  const seen = new Set<string>();
  for (let step = 0; step < MOST_ALIASES; step += 1) {
    const alias = aliasOf(current.value);
    if (alias === undefined) return { ...current, type: current.type ?? token.type };
    seen.add(current.path);
    const next = lookUp(alias, current.path, all, groups);
    if (!next) return `It is an alias of "${alias}", which is not there.`;
    if (seen.has(next.path)) return `Its aliases lead back to "${next.path}".`;
    current = { ...next, type: next.type ?? current.type };
  }
  return 'Its aliases lead too far.';
}

/** Sets of tokens are laid over each other, so an alias may leave out the name of the set that it is in. */
function lookUp(
  alias: string,
  from: string,
  all: ReadonlyMap<string, RawToken>,
  groups: readonly string[],
): RawToken | undefined {
  const own = from.split('.')[0]!;
  const mode = /@(light|dark)$/.exec(from)?.[0] ?? '';
  const places = [alias, `${own}.${alias}`, ...groups.map((group) => `${group}.${alias}`)];
  for (const place of places) {
    const found = all.get(`${place}${mode}`) ?? all.get(place) ?? all.get(`${place}.$root`);
    if (found) return found;
  }
  return undefined;
}

/** A token of a type that themes know; fonts of compound types as tokens of their own. */
function interpret(path: string, { type, value }: RawToken): readonly FoundToken[] {
  const kind = type?.toLowerCase() ?? '';
  if (kind === 'typography' && isNode(value)) {
    return interpret(`${path}.fontFamily`, {
      path,
      type: 'fontFamily',
      value: value['fontFamily'],
    });
  }
  if (/^font-?famil(y|ies)$/.test(kind)) {
    const families = readFamilies(value);
    return families.length > 0 ? [{ path, value: { kind: 'font', families } }] : [];
  }
  const isSize = /^(dimension|sizing|spacing|border-?radius|size|number)$/.test(kind);
  const px = isSize || kind === '' ? readPixels(value) : undefined;
  if (px !== undefined) return [{ path, value: { kind: 'size', px } }];
  const color = kind === 'color' || kind === '' ? readAnyColor(value) : undefined;
  return color ? [{ path, value: { kind: 'color', ...color } }] : [];
}

function readFamilies(value: unknown): readonly string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value];
  return listed
    .filter((entry) => typeof entry === 'string')
    .flatMap((entry) => entry.split(','))
    .map((name) => name.trim().replace(/^["']|["']$/g, ''))
    .filter((name) => name !== '');
}

function readPixels(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (isNode(value)) return inPixels(Number(value['value']), value['unit']);
  if (typeof value !== 'string') return undefined;
  const [, number, unit] = /^(-?\d*\.?\d+)(px|rem|em)?$/.exec(value.trim()) ?? [];
  return number === undefined ? undefined : inPixels(Number(number), unit ?? 'px');
}

function inPixels(number: number, unit: unknown): number | undefined {
  if (!Number.isFinite(number)) return undefined;
  if (unit === 'rem' || unit === 'em') return number * ROOT_FONT_PX;
  return unit === 'px' || unit === undefined ? number : undefined;
}
