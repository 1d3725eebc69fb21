import { isDeepStrictEqual } from 'node:util';
import { applyEdits, findNodeAtLocation, modify, parseTree, visit } from 'jsonc-parser';
import type { Fault } from '../../engine/brand/fault.ts';
import { parseJsonDocument } from '../../engine/brand/jsonDocument.ts';
import { readAt, type JsonPath } from '../../engine/brand/jsonPath.ts';
import { planMigration, type AppliedMove, type MigrationStep } from '../../engine/brand/migrate.ts';

/** A comment that strict JSON has no place for. */
export interface DroppedComment {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** The text of a brand file in another version of the format. */
export interface MigratedText {
  /** What keeps the file from being read at all; nothing else is told then. */
  readonly faults: readonly Fault[];
  /** Version that the file says it is of. */
  readonly version: unknown;
  readonly text: string;
  /** Empty where the file is left byte for byte as it is. */
  readonly steps: readonly MigrationStep[];
  readonly comments: readonly DroppedComment[];
}

/** Brings the text of a brand file to a version; what does not move keeps its place and its formatting. */
export function migrateText(file: string, source: string, version: number): MigratedText {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const { text: plain, comments } = withoutComments(source.slice(mark.length));
  const { value, faults } = parseJsonDocument(file, plain);
  const unchanged = { version: versionOf(value), text: source, steps: [], comments: [] };
  if (faults.length > 0) return { ...unchanged, faults: parseJsonDocument(file, source).faults };
  const steps = planMigration(value, version);
  if (steps.length === 0) return { ...unchanged, faults: [] };
  const text = mark + steps.reduce(applyStep, plain);
  return { ...unchanged, faults: [], text, steps, comments };
}

function versionOf(value: unknown): unknown {
  return (value as { version?: unknown } | undefined)?.version;
}

/** Takes comments out, with the line where they had one for themselves. */
function withoutComments(text: string): Pick<MigratedText, 'text' | 'comments'> {
  const comments: DroppedComment[] = [];
  let kept = '';
  let at = 0;
  visit(text, {
    onComment: (offset, length, startLine) => {
      comments.push({ line: startLine + 1, text: text.slice(offset, offset + length) });
      const before = text.slice(at, offset);
      const isWholeLine = /(^|\n)[ \t]*$/.test(kept + before);
      kept += before.replace(/[ \t]+$/, '');
      at = offset + length;
      if (isWholeLine) at += /^[ \t]*(\r?\n)?/.exec(text.slice(at))![0].length;
    },
  });
  return { text: kept + text.slice(at), comments };
}

function applyStep(text: string, step: MigrationStep): string {
  let result = text;
  const replace = (path: JsonPath, value: unknown) => {
    result = applyEdits(result, modify(result, [...path], value, {}));
  };
  const renamed = step.moves.filter((move) => {
    const edited = renameKey(result, move);
    if (edited === undefined) return false;
    result = edited;
    if (!isDeepStrictEqual(move.before, move.after)) replace(move.to, move.after);
    return true;
  });
  const moved = step.moves.filter((move) => !renamed.includes(move));
  for (const { from } of moved) {
    result = remove(result, from);
    for (let length = from.length - 1; length > 0; length -= 1) {
      const parent = from.slice(0, length);
      if (!isDeepStrictEqual(valueAt(result, parent), {})) break;
      result = remove(result, parent);
    }
  }
  for (const { to, after } of moved) result = insert(result, to, after);
  replace(['version'], step.version);
  const isRight = isDeepStrictEqual(valueAt(result, []), step.value);
  return isRight ? result : `${JSON.stringify(step.value, null, 2)}\n`;
}

/** A value that stays in its object only gets another key; undefined where it moves further, or the key is taken. */
function renameKey(text: string, { from, to }: AppliedMove): string | undefined {
  const isSameObject = isDeepStrictEqual(from.slice(0, -1), to.slice(0, -1));
  const root = parseTree(text);
  if (!isSameObject || !root || findNodeAtLocation(root, [...to])) return undefined;
  const key = findNodeAtLocation(root, [...from])?.parent?.children?.[0];
  if (!key) return undefined;
  const name = JSON.stringify(to.at(-1));
  return text.slice(0, key.offset) + name + text.slice(key.offset + key.length);
}

function valueAt(text: string, path: JsonPath): unknown {
  return readAt(JSON.parse(text), path);
}

/** Takes a property out with its comma; what stands before and behind it keeps its lines. */
function remove(text: string, path: JsonPath): string {
  const property = findNodeAtLocation(parseTree(text)!, [...path])!.parent!;
  const siblings = property.parent!.children!;
  const index = siblings.indexOf(property);
  const before = siblings[index - 1];
  const behind = siblings[index + 1];
  const around = property.parent!;
  const start = before
    ? before.offset + before.length
    : behind
      ? property.offset
      : around.offset + 1;
  const end = before
    ? property.offset + property.length
    : (behind?.offset ?? around.offset + around.length - 1);
  return splice(text, start, end - start, '');
}

/** Adds a value behind everything else of its object, with the objects around it that are missing. */
function insert(text: string, path: JsonPath, value: unknown): string {
  const root = parseTree(text)!;
  let depth = path.length - 1;
  while (!findNodeAtLocation(root, path.slice(0, depth))) depth -= 1;
  const parent = findNodeAtLocation(root, path.slice(0, depth))!;
  const [key, ...inner] = path.slice(depth);
  const whole = inner.reduceRight<unknown>((around, step) => ({ [step]: around }), value);
  const last = parent.children?.at(-1);
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  const margin = marginAt(text, last?.offset ?? parent.offset);
  const own = last ? margin : margin && margin + unit;
  const isInline = own === undefined;
  const name = `${JSON.stringify(key)}: `;
  const written = isInline
    ? name + JSON.stringify(whole)
    : lineBreak + own + name + indent(whole, unit, lineBreak + own);
  if (last) return splice(text, last.offset + last.length, 0, `,${isInline ? ' ' : ''}${written}`);
  const end = isInline ? '' : lineBreak + margin;
  return splice(text, parent.offset, parent.length, `{${written}${end}}`);
}

/** The white space that a line begins with; undefined where something else stands before the offset. */
function marginAt(text: string, offset: number): string | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(start, offset);
  if (start === 0) return undefined;
  return /^[ \t]*$/.test(before) ? before : /^([ \t]*)"[^"]*"\s*:\s*$/.exec(before)?.[1];
}

function indent(value: unknown, unit: string, lineStart: string): string {
  return JSON.stringify(value, null, unit).replaceAll('\n', lineStart);
}

function splice(text: string, offset: number, length: number, written: string): string {
  return text.slice(0, offset) + written + text.slice(offset + length);
}
