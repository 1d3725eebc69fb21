import {
  createScanner,
  findNodeAtLocation,
  parseTree,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { Fault } from './fault.ts';
import { formatPath, type JsonPath } from './jsonPath.ts';
import { HOLE, type Slip } from './jsonWords.ts';
import { repairJson, type RepairedJson } from './repairJson.ts';

/** The largest brand or theme file that is read, in bytes. */
export const MAX_FILE_BYTES = 256 * 1024;

/** The deepest nesting of lists and objects that is read. */
export const MAX_DEPTH = 32;

const MAX_SYNTAX_FAULTS = 20;
/** The scanner's token kinds are a `const enum`, which cannot be imported one file at a time. */
const OPENING = new Set([1, 3]);
const CLOSING = new Set([2, 4]);
const END_OF_FILE = 17;
const BYTE_ORDER_MARK = {
  rule: 'json.byteOrderMark',
  severity: 'warning',
  message: 'The file starts with an invisible byte order mark, which many programs stumble over.',
  suggestion: 'Save it as UTF-8 without a byte order mark.',
  fix: { kind: 'rewrite', edits: [{ offset: 0, length: 1, content: '' }] },
} as const satisfies Partial<Fault>;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** A place in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A JSON text that knows where each of its values stands. */
export interface JsonDocument {
  readonly file: string;
  /** What the text says, or where it is not JSON what was probably meant; undefined where nothing could be read. */
  readonly value: unknown;
  /** Places at which the text says nothing that can be read. */
  readonly holes: readonly JsonPath[];
  /** Whether it was guessed where objects, lists or texts end, so that what is missing may only stand elsewhere. */
  readonly isGuess: boolean;
  /** What is wrong with the text as JSON; at most a warning where it is well formed. */
  readonly faults: readonly Fault[];
  /** Whether the text is JSON that can be used. */
  readonly isWhole: boolean;
  /** Where a value, or the key of it, stands; the nearest value around it where it does not exist. */
  locate(path: JsonPath, target?: 'key' | 'value'): Place;
  /** Whether the text itself holds a value at the path. */
  has(path: JsonPath): boolean;
}

/** Reads strict JSON of at most `maxBytes`. Never throws; every fault is reported at once. */
export function parseJsonDocument(
  file: string,
  source: string,
  { maxBytes = MAX_FILE_BYTES }: { readonly maxBytes?: number } = {},
): JsonDocument {
  const mark = source.startsWith('\uFEFF') ? 1 : 0;
  const text = source.slice(mark);
  const places = createPlaces(text);
  const faultAt = (
    offset: number,
    rest: Pick<Fault, 'rule' | 'message'> & Partial<Fault>,
  ): Fault => ({
    severity: 'error',
    file,
    path: '',
    ...places.placeOf(offset),
    ...rest,
  });
  const refuse = (fault: Fault): JsonDocument => ({
    file,
    value: undefined,
    holes: [],
    isGuess: true,
    faults: [fault],
    isWhole: false,
    locate: () => ({ line: fault.line, column: fault.column }),
    has: () => false,
  });

  if (text.length > maxBytes) {
    const message = `The file is larger than ${maxBytes / 1024} KB.`;
    return refuse(faultAt(0, { rule: 'json.tooLarge', message }));
  }
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) {
    const message = `Lists and objects are nested deeper than ${MAX_DEPTH} levels.`;
    return refuse(faultAt(tooDeep, { rule: 'json.tooDeep', message }));
  }
  const { root, slips, toWritten } = readTree(text);
  const syntaxFaults = describeSlips(slips).map(
    ({ offset, isCertain, edits, message, suggestion }) =>
      faultAt(offset, {
        rule: 'json.syntax',
        message,
        suggestion,
        ...(isCertain && {
          fix: {
            kind: 'rewrite',
            edits: edits.map((edit) => ({ ...edit, offset: edit.offset + mark })),
          },
        }),
      }),
  );
  const keyFaults: Fault[] = mark ? [faultAt(0, BYTE_ORDER_MARK)] : [];
  const holes: JsonPath[] = [];
  const value =
    root &&
    toValue(root, [], {
      report: (offset, rest) => keyFaults.push(faultAt(toWritten(offset), rest)),
      leaveOut: (path) => holes.push(path),
    });
  const faults = [...syntaxFaults, ...keyFaults];
  return {
    file,
    value,
    holes,
    isGuess: slips.some((slip) => slip.isGuess),
    faults,
    isWhole: faults.every(({ severity }) => severity === 'warning'),
    locate: (path, target = 'value') => places.placeOf(toWritten(findOffset(root, path, target))),
    has: (path) => root !== undefined && findNode(root, path) !== undefined,
  };
}

interface ReadTree extends Pick<RepairedJson, 'slips' | 'toWritten'> {
  readonly root: Node | undefined;
}

/** The tree of a text, mended where it is not JSON. */
function readTree(text: string): ReadTree {
  const parse = (json: string) => {
    const errors: ParseError[] = [];
    const root = parseTree(json, errors, { disallowComments: true, allowTrailingComma: false });
    return { root, error: errors[0] };
  };
  const { root, error } = parse(text);
  if (!error) return { root, slips: [], toWritten: (offset) => offset };
  const repaired = repairJson(text);
  const { toWritten } = repaired;
  const mended = parse(repaired.text);
  if (repaired.slips.length > 0 && !mended.error) return { ...repaired, root: mended.root };
  const offset = mended.error ? toWritten(mended.error.offset) : error.offset;
  return { root: mended.root, slips: [...repaired.slips, { ...OTHERWISE, offset }], toWritten };
}

const OTHERWISE = {
  message: 'This is not JSON.',
  suggestion: 'Compare it with a brand that works.',
  edits: [],
  isGuess: true,
} as const;

function createPlaces(text: string) {
  let starts: number[] | undefined;
  return {
    placeOf(offset: number): Place {
      starts ??= [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((hit) => hit.index + hit[0].length)];
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (starts[middle]! <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - starts[low]! + 1 };
    },
  };
}

/** Counted by the scanner, because the parser itself recurses. */
function findTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let token: number = scanner.scan(); token !== END_OF_FILE; token = scanner.scan()) {
    if (OPENING.has(token)) depth += 1;
    if (CLOSING.has(token)) depth -= 1;
    if (depth > MAX_DEPTH) return scanner.getTokenOffset();
  }
  return undefined;
}

/** Slips of one habit are one fault, told at the first of them; of several at one place the first is the cause. */
function describeSlips(slips: readonly Slip[]): readonly Slip[] {
  const groups = new Map<string | Slip, Slip[]>();
  for (const [index, slip] of slips.entries()) {
    if (slip.habit === undefined && slips[index - 1]?.offset === slip.offset) continue;
    const group = groups.get(slip.habit ?? slip);
    if (group) group.push(slip);
    else groups.set(slip.habit ?? slip, [slip]);
  }
  return [...groups.values()].slice(0, MAX_SYNTAX_FAULTS).map(([first, ...more]) => {
    if (more.length === 0) return first!;
    const places = more.length === 1 ? '1 more place' : `${more.length} more places`;
    return {
      ...first!,
      message: `${first!.message} The same at ${places}.`,
      edits: [first!, ...more].flatMap(({ edits }) => edits),
    };
  });
}

interface Listener {
  report(offset: number, rest: Pick<Fault, 'rule' | 'message' | 'path'> & Partial<Fault>): void;
  leaveOut(path: JsonPath): void;
}

function toValue(node: Node, path: JsonPath, listener: Listener): unknown {
  if (node.type === 'array') {
    return (node.children ?? [])
      .map((child, index) => toValue(child, [...path, index], listener))
      .filter((value) => value !== undefined);
  }
  if (node.value === HOLE) {
    listener.leaveOut(path);
    return undefined;
  }
  if (node.type !== 'object') return node.value;
  const object: Record<string, unknown> = {};
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? [];
    if (!keyNode) continue;
    const key = keyNode.value as string;
    const place = [...path, key];
    if (key === HOLE) continue;
    if (FORBIDDEN_KEYS.has(key)) {
      const message = `The key "${key}" is not allowed in any file.`;
      listener.report(keyNode.offset, {
        rule: 'json.forbiddenKey',
        path: formatPath(place),
        message,
        suggestion: 'Remove it with all that it holds.',
      });
      continue;
    }
    if (Object.hasOwn(object, key)) {
      const message = `The key ${JSON.stringify(key.slice(0, 80))} is written twice here.`;
      const suggestion = 'Remove one of them.';
      listener.report(keyNode.offset, {
        rule: 'json.duplicateKey',
        path: formatPath(place),
        message,
        suggestion,
      });
      continue;
    }
    const value = valueNode && toValue(valueNode, place, listener);
    if (value !== undefined) object[key] = value;
  }
  return object;
}

function findNode(root: Node, path: JsonPath): Node | undefined {
  return findNodeAtLocation(root, [...path]);
}

function findOffset(root: Node | undefined, path: JsonPath, target: 'key' | 'value'): number {
  if (!root) return 0;
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNode(root, path.slice(0, length));
    if (!node) continue;
    const isExact = length === path.length;
    if (isExact && target === 'key' && node.parent?.type === 'property') return node.parent.offset;
    return node.offset;
  }
  return root.offset;
}
