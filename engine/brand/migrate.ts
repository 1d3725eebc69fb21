import { BRAND_VERSION } from '../../schemas/brand.schema.ts';
import { FEATURES } from '../../schemas/features.ts';
import { readAt, type JsonPath } from './jsonPath.ts';

/** One value that another version keeps elsewhere. */
interface Move {
  readonly from: JsonPath;
  readonly to: JsonPath;
  readonly convert?: (value: unknown) => unknown;
}

/** What turns a file of one version into a file of the next, and back. */
export interface Migration {
  readonly from: number;
  /** The moves that a file of that version needs. */
  readonly moves: (file: object) => readonly Move[];
  /** The moves that bring a file of the next version back. */
  readonly movesBack: (file: object) => readonly Move[];
}

/** A value that was moved, as it was written and as it is now. */
export interface AppliedMove {
  readonly from: JsonPath;
  readonly to: JsonPath;
  readonly before: unknown;
  readonly after: unknown;
}

/** A file after one step from version to version. */
export interface MigrationStep {
  readonly version: number;
  readonly value: Readonly<Record<string, unknown>>;
  readonly moves: readonly AppliedMove[];
}

/** A file of the newest version, and where each of its values stood before. */
export interface Migrated {
  readonly value: unknown;
  /** The path in the file as written of a path in `value`. */
  readonly origin: (path: JsonPath) => JsonPath;
}

/**
 * Under this key an older file keeps what only the next version has a place for, at the paths it has there, so that
 * nothing is lost on the way back.
 */
export const KEPT_KEY = 'keptFromNewerVersion';

const MOVES_FROM_0: readonly Move[] = [
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
];

/** Every migration, oldest first. A new version of the brand file adds one and never changes an old one. */
export const MIGRATIONS: readonly Migration[] = [
  {
    from: 0,
    moves: (file) => [...MOVES_FROM_0, ...moduleMoves(file), ...keptMoves(file)],
    movesBack: (file) => [
      ...MOVES_FROM_0.filter(({ to, convert }) => survives(readAt(file, to), convert)).map(
        ({ from, to }) => ({ from: to, to: from }),
      ),
      ...featureMoves(file),
    ],
  },
];

/** Brings a brand file to the newest version; what is no brand file of an older version is left as it is. */
export function migrate(written: unknown): Migrated {
  const steps = planMigration(written, BRAND_VERSION);
  const origin = steps.reduceRight<Migrated['origin']>(
    (newer, { moves }) =>
      (path) =>
        originOf(newer(path), moves),
    (path) => path,
  );
  return { value: steps.at(-1)?.value ?? written, origin };
}

/**
 * The steps that bring a file from its own version to another, up or down; none where it is of that version already or
 * no brand file of a version that can be migrated.
 */
export function planMigration(written: unknown, version: number): readonly MigrationStep[] {
  const steps: MigrationStep[] = [];
  for (let value = written; isObject(value) && value.version !== version;) {
    const from = value.version;
    if (typeof from !== 'number') break;
    const isUp = from < version;
    const migration = MIGRATIONS.find((entry) => entry.from === (isUp ? from : from - 1));
    if (!migration) break;
    const step = isUp ? stepUp(value, migration) : stepDown(value, migration);
    steps.push(step);
    value = step.value;
  }
  return steps;
}

function stepUp(file: Record<string, unknown>, { from, moves }: Migration): MigrationStep {
  const { value, done } = applyMoves(file, moves(file));
  return { version: from + 1, value: { ...value, version: from + 1 }, moves: done };
}

/**
 * What stays behind under a key of the older version would be taken for something else there, so it is kept aside
 * before anything moves in.
 */
function stepDown(file: Record<string, unknown>, migration: Migration): MigrationStep {
  const back = migration.movesBack(file);
  const rest = structuredClone(file);
  for (const { from } of back) if (readAt(rest, from) !== undefined) removeAt(rest, from);
  const keys = [...MOVES_FROM_0.map(({ from }) => from[0]!), 'modules', KEPT_KEY];
  const aside = [...new Set(keys)].flatMap((key) =>
    listLeaves(readAt(rest, [key]), [key]).map((path) => ({ from: path, to: [KEPT_KEY, ...path] })),
  );
  const { value, done } = applyMoves(file, [...back, ...aside]);
  return { version: migration.from, value: { ...value, version: migration.from }, moves: done };
}

function applyMoves(file: object, moves: readonly Move[]) {
  const value = structuredClone(file) as Record<string, unknown>;
  const found = moves.flatMap((move) => {
    const before = readAt(value, move.from);
    return before === undefined ? [] : [{ move, before }];
  });
  for (const { move } of found) removeAt(value, move.from);
  const done: AppliedMove[] = [];
  const refused: typeof found = [];
  for (const { move, before } of found) {
    const after = move.convert ? move.convert(before) : before;
    if (setAt(value, move.to, after)) done.push({ from: move.from, to: move.to, before, after });
    else refused.push({ move, before });
  }
  for (const { move, before } of refused) setAt(value, move.from, before);
  return { value, done };
}

function originOf(path: JsonPath, moves: readonly AppliedMove[]): JsonPath {
  const source = moves
    .filter(({ to }) => to.every((step, index) => step === path[index]))
    .sort((a, b) => b.to.length - a.to.length)[0];
  return source ? [...source.from, ...path.slice(source.to.length)] : path;
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
  return Object.keys(modules).map((moduleId) => ({
    from: ['modules', moduleId],
    to: ['features', featureOf(moduleId)],
  }));
}

function featureMoves(file: object): readonly Move[] {
  const features = readAt(file, ['features']);
  if (!isObject(features)) return [];
  return Object.keys(features).flatMap((id) => {
    const moduleId = FEATURES.find((entry) => entry.id === id)?.moduleId ?? id;
    // Two features of one module cannot both have its place.
    if (featureOf(moduleId) !== id) return [];
    return [{ from: ['features', id], to: ['modules', moduleId] }];
  });
}

function featureOf(moduleId: string): string {
  return FEATURES.find((entry) => entry.moduleId === moduleId)?.id ?? moduleId;
}

function keptMoves(file: object): readonly Move[] {
  const leaves = listLeaves(readAt(file, [KEPT_KEY]), [KEPT_KEY]);
  return leaves
    .filter((path) => path.length > 1)
    .map((path) => ({ from: path, to: path.slice(1) }));
}

/** The paths of everything below a value that is no object, and of objects that are empty. */
function listLeaves(value: unknown, path: JsonPath): readonly JsonPath[] {
  if (value === undefined) return [];
  const keys = isObject(value) ? Object.keys(value) : [];
  if (!isObject(value) || keys.length === 0) return [path];
  return keys.flatMap((key) => listLeaves(value[key], [...path, key]));
}

/** Whether the way up would give a value back just as it is now. */
function survives(value: unknown, convert: Move['convert']): boolean {
  return convert === undefined || convert(value) === value;
}

function toList(value: unknown): unknown {
  return Array.isArray(value) ? value : [value];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
