import type { BrandFile } from '../../schemas/brand.schema.ts';
import { readAt, type JsonPath } from './jsonPath.ts';
import type { BrandDocument, WrittenPlace } from './parseBrand.ts';

/** A brand on top of everything it extends. */
export interface MergedBrand {
  readonly id: string;
  readonly value: BrandFile;
  /** Whether something at fault was left out at a path, around it or below it. */
  isIncomplete(path: JsonPath): boolean;
  /** Where the value at a path is written, in the brand's own file or in one that it extends. */
  locate(path: JsonPath, target?: 'key' | 'value'): WrittenPlace & { readonly file: string };
  /** The path in the brand's own file of a path of the newest version. */
  originOf(path: JsonPath): JsonPath;
  /** Id of the brand in whose file the value at a path is written. */
  ownerOf(path: JsonPath): string;
}

const NEVER_INHERITED = ['hosts', 'merchantCode', 'abstract', 'extends', '$schema'];

/**
 * Lays a brand over what it extends: objects merge key by key, lists and everything else replace.
 * The first document is the brand itself, each next one what the one before it extends.
 */
export function mergeChain(chain: readonly [BrandDocument, ...BrandDocument[]]): MergedBrand {
  const [own, ...parents] = chain;
  const value = parents.reduce<Json>(
    (merged, parent) => lay(merged, inheritable(merged, parent.value as Json)) as Json,
    own.value as Json,
  );
  const code = readAt(value, ['currency', 'code']);
  const gives = (parent: BrandDocument, path: JsonPath) =>
    parent.has(path) &&
    (path[0] !== 'currency' || readAt(parent.value, ['currency', 'code']) === code);
  const writerOf = (path: JsonPath) =>
    own.has(path) ? own : (parents.find((parent) => gives(parent, path)) ?? own);
  return {
    id: own.id,
    value: value as BrandFile,
    isIncomplete: (path) => own.leftOut.some((gap) => meet(gap, path)),
    originOf: (path) => own.origin(path),
    locate: (path, target) => {
      const writer = writerOf(path);
      return { ...writer.locate(path, target), file: writer.file };
    },
    ownerOf: (path) => writerOf(path).id,
  };
}

/** Whether one of two paths leads through the other. */
function meet(one: JsonPath, other: JsonPath): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((step, index) => String(step) === String(other[index]));
}

type Json = Record<string, unknown>;

/** What a brand takes over: a currency only whole, since the sign and the decimals of another one are wrong. */
function inheritable(merged: Json, parent: Json): Json {
  const code = readAt(merged, ['currency', 'code']);
  const isOther = code !== undefined && code !== readAt(parent, ['currency', 'code']);
  return without(parent, isOther ? [...NEVER_INHERITED, 'currency'] : NEVER_INHERITED);
}

function lay(upper: unknown, lower: unknown): unknown {
  if (!isObject(upper) || !isObject(lower)) return upper === undefined ? lower : upper;
  const merged: Json = { ...lower };
  for (const key of Object.keys(upper)) merged[key] = lay(upper[key], readAt(lower, [key]));
  return merged;
}

function without(value: Json, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
