import { BRAND_VERSION } from '../../schemas/brand.schema.ts';
import { FEATURES } from '../../schemas/features.ts';
import { readAt, type JsonPath } from './jsonPath.ts';

/** One value that a newer version keeps elsewhere. */
interface Move {
  readonly from: JsonPath;
  readonly to: JsonPath;
  readonly convert?: (value: unknown) => unknown;
}

/** What turns a file of one version into a file of the next. */
export interface Migration {
  readonly from: number;
  /** The moves that a file of that version needs. */
  readonly moves: (file: object) => readonly Move[];
}

/** A file of the newest version, and where each of its values stood before. */
export interface Migrated {
  readonly value: unknown;
  /** The path in the file as written of a path in `value`. */
  readonly origin: (path: JsonPath) => JsonPath;
}

/** Every migration, oldest first. A new version of the brand file adds one and never changes an old one. */
export const MIGRATIONS: readonly Migration[] = [
  {
    from: 0,
    moves: (file) => [
      { from: ['code'], to: ['merchantCode'] },
      { from: ['domain'], to: ['hosts'], convert: toList },
      { from: ['lang'], to: ['languages', 'default'] },
      { from: ['langs'], to: ['languages', 'offered'] },
      { from: ['theme'], to: ['theme', 'scheme'] },
      { from: ['colors', 'primary'], to: ['theme', 'overrides', 'brand'] },
      { from: ['colors', 'secondary'], to: ['theme', 'overrides', 'accent'] },
      { from: ['colors', 'chatHeader'], to: ['chat', 'headerColor'] },
      { from: ['logo'], to: ['assets', 'logo'] },
      { from: ['favicon'], to: ['assets', 'favicon'] },
      { from: ['chatLink'], to: ['support', 'chatUrl'] },
      { from: ['imageCDNs'], to: ['cdn', 'images'] },
      { from: ['launchGameCDNs'], to: ['cdn', 'launch'] },
      ...moduleMoves(file),
    ],
  },
];

/** Brings a brand file to the newest version; what is no brand file of an older version is left as it is. */
export function migrate(written: unknown): Migrated {
  let value = written;
  let origin: Migrated['origin'] = (path) => path;
  for (const migration of MIGRATIONS) {
    if (!isObject(value) || value.version !== migration.from) continue;
    const newer = value.version + 1;
    if (newer > BRAND_VERSION) break;
    const older = origin;
    const step = applyMoves(value, migration.moves(value));
    value = { ...step.value, version: newer };
    origin = (path) => older(step.origin(path));
  }
  return { value, origin };
}

function applyMoves(file: object, moves: readonly Move[]) {
  const value = structuredClone(file) as Record<string, unknown>;
  const found = moves.flatMap((move) => {
    const moved = readAt(value, move.from);
    return moved === undefined ? [] : [{ move, moved }];
  });
  for (const { move } of found) removeAt(value, move.from);
  const done = found.filter(({ move, moved }) =>
    setAt(value, move.to, move.convert ? move.convert(moved) : moved),
  );
  for (const { move, moved } of found) {
    if (!done.some((entry) => entry.move === move)) setAt(value, move.from, moved);
  }
  const origin = (path: JsonPath): JsonPath => {
    const source = done
      .map(({ move }) => move)
      .filter(({ to }) => to.every((step, index) => step === path[index]))
      .sort((a, b) => b.to.length - a.to.length)[0];
    return source ? [...source.from, ...path.slice(source.to.length)] : path;
  };
  return { value, origin };
}

/** Removes a value and the objects that it leaves empty. */
function removeAt(root: Record<string, unknown>, path: JsonPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = readAt(root, path.slice(0, length - 1)) as Record<string | number, unknown>;
    const last = path[length - 1]!;
    const isEmptied = length < path.length && Object.keys(parent[last] as object).length === 0;
    if (length === path.length || isEmptied) delete parent[last];
    else return;
  }
}

/** Sets a value unless something stands in its place; says whether it did. */
function setAt(root: Record<string, unknown>, path: JsonPath, value: unknown): boolean {
  let parent: Record<string | number, unknown> = root;
  for (const step of path.slice(0, -1)) {
    if (!Object.hasOwn(parent, step)) parent[step] = {};
    const next = parent[step];
    if (!isObject(next)) return false;
    parent = next;
  }
  const last = path.at(-1)!;
  if (Object.hasOwn(parent, last)) return false;
  parent[last] = value;
  return true;
}

/** Version 0 switched features by module id. */
function moduleMoves(file: object): readonly Move[] {
  const modules = readAt(file, ['modules']);
  if (!isObject(modules)) return [];
  return Object.keys(modules).map((moduleId) => {
    const feature = FEATURES.find((entry) => entry.moduleId === moduleId);
    return { from: ['modules', moduleId], to: ['features', feature?.id ?? moduleId] };
  });
}

function toList(value: unknown): unknown {
  return Array.isArray(value) ? value : [value];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
