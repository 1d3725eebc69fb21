import type { ValidateFunction } from 'ajv';
import { BRAND_VERSION, brandSchema, type BrandFile } from '../../schemas/brand.schema.ts';
import type { Fault } from './fault.ts';
import { parseJsonDocument, type JsonDocument, type Place } from './jsonDocument.ts';
import { formatPath, readAt, type JsonPath } from './jsonPath.ts';
import { migrate } from './migrate.ts';
import { fixOf } from './mend.ts';
import { compileSchema, findSchemaFaults, type PathFault } from './schemaFaults.ts';

/** Where a value stands: place in the text, and its path as the text writes it. */
export interface WrittenPlace extends Place {
  readonly path: string;
}

/** A brand file by itself: read, brought to the newest version and checked against the schema. */
export interface BrandDocument {
  readonly id: string;
  readonly file: string;
  /** A brand file of the newest version; what is at fault is left out of it. */
  readonly value: BrandFile;
  /** What was left out, as paths of the newest version. */
  readonly leftOut: readonly JsonPath[];
  /** Whether the text could be read at all. */
  readonly isReadable: boolean;
  readonly faults: readonly Fault[];
  locate(path: JsonPath, target?: 'key' | 'value'): WrittenPlace;
  /** The path in the file as written of a path of the newest version. */
  origin(path: JsonPath): JsonPath;
  has(path: JsonPath): boolean;
}

let validateBrand: ValidateFunction | undefined;

/** Reads a brand file. Never throws; reports everything that is wrong with the file by itself. */
export function parseBrand(id: string, file: string, text: string): BrandDocument {
  const json = parseJsonDocument(file, text);
  const { value, origin } = migrate(json.value);
  const locate = (path: JsonPath, target: 'key' | 'value' = 'value'): WrittenPlace => {
    const written = origin(path);
    return { ...json.locate(written, target), path: formatPath(written) };
  };
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const unsound = json.isWhole || isObject ? checkFile(value) : [];
  const wrong = unsound.filter(isTold(json));
  const faults = wrong.map(({ path, target, mend, ...fault }) => ({
    ...fault,
    severity: 'error' as const,
    file,
    ...locate(path, target),
    // Places in a text that is not JSON yet are not sure enough to be written to.
    ...(json.isWhole && fixOf(mend, path, origin)),
  }));
  const isReadable =
    isObject && wrong.every(({ path }) => path.length > 0 && path[0] !== 'version');
  // What lacks something may not be at fault, but has no shape that rules can rely on.
  const gaps = unsound.filter(isInside);
  const sound = isReadable ? leaveOut(value, gaps) : value;
  return {
    id,
    file,
    value: sound as BrandFile,
    leftOut: isReadable
      ? [...gaps.flatMap(gapsOf), ...json.holes.map(withoutSteps), ...unseenOf(json)]
      : [],
    isReadable,
    faults: [...json.faults, ...faults],
    locate,
    origin,
    has: (path) => readAt(sound, path) !== undefined,
  };
}

/** What lacks something in a text whose end or insides are guessed may not lack it when the text is mended. */
function isTold({ isGuess, holes, value }: JsonDocument): (fault: PathFault) => boolean {
  return ({ rule, path }) => {
    if (!isGuess && holes.length === 0) return true;
    return rule !== 'schema.missing' && !(rule === 'schema.limit' && isEmpty(readAt(value, path)));
  };
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value === '';
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** What may stand in the text all the same, because it was guessed where objects end. */
function unseenOf({ isGuess, value }: JsonDocument): readonly JsonPath[] {
  if (!isGuess) return [];
  const keys = Object.keys(brandSchema.properties);
  return keys.filter((key) => readAt(value, [key]) === undefined).map((key) => [key]);
}

function checkFile(value: unknown): readonly PathFault[] {
  const version = readAt(value, ['version']);
  if (typeof version === 'number' && version > BRAND_VERSION) {
    return [
      {
        rule: 'version.unknown',
        path: ['version'],
        target: 'value',
        message: `This file is of version ${version}, but the newest known here is ${BRAND_VERSION}.`,
        suggestion: 'Update Livery, or write the file for the version it knows.',
      },
    ];
  }
  validateBrand ??= compileSchema(brandSchema);
  return findSchemaFaults(validateBrand, value);
}

/** What needs something that is left out goes with it; nothing in a brand needs it through more levels than this. */
const MOST_ROUNDS = 5;

/**
 * Takes faulty values out, lists as a whole so that places in them stay true, and what cannot do without them; the rest
 * can be checked further.
 */
function leaveOut(value: unknown, faults: readonly PathFault[]): unknown {
  const left = structuredClone(value);
  let gaps = faults;
  for (let round = 0; gaps.length > 0 && round < MOST_ROUNDS; round += 1) {
    for (const { path } of gaps) {
      const steps = withoutSteps(path);
      const parent = readAt(left, steps.slice(0, -1));
      if (typeof parent === 'object' && parent !== null) {
        delete (parent as Record<string | number, unknown>)[steps.at(-1)!];
      }
    }
    gaps = checkFile(left).filter(isInside);
  }
  return left;
}

const isInside = ({ path }: PathFault) => path.length > 0;

/** Where a value is missing because of a fault: at its place, and at that of the key that was surely meant. */
function gapsOf({ path, mend }: PathFault): readonly JsonPath[] {
  const gap = withoutSteps(path);
  return mend?.kind === 'rename' ? [gap, withoutSteps([...path.slice(0, -1), mend.key])] : [gap];
}

/** The list itself where a path leads into one. */
function withoutSteps(path: JsonPath): JsonPath {
  const list = path.findIndex((step) => typeof step === 'number');
  return list < 0 ? path : path.slice(0, list);
}

/** What can be told of a brand before it is checked. */
export interface BrandOutline {
  readonly name?: string;
  readonly merchantCode?: string;
  readonly hosts: readonly string[];
  readonly extends?: string;
  readonly abstract: boolean;
  readonly theme?: string;
}

/** Picks the outline out of any text, however broken; trusts nothing it finds. */
export function outlineBrand(text: string): BrandOutline {
  const { value } = migrate(readLoosely(text));
  const textAt = (path: JsonPath) => {
    const found = readAt(value, path);
    return typeof found === 'string' && found.length <= 253 ? found : undefined;
  };
  const hosts = readAt(value, ['hosts']);
  return {
    name: textAt(['name']),
    merchantCode: textAt(['merchantCode']),
    hosts: Array.isArray(hosts)
      ? hosts.filter((host) => typeof host === 'string').slice(0, 200)
      : [],
    extends: textAt(['extends']),
    abstract: readAt(value, ['abstract']) === true,
    theme: textAt(['theme', 'tokens']),
  };
}

function readLoosely(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    const json: JsonDocument = parseJsonDocument('', text);
    return json.value;
  }
}
