import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Fix } from './fault.ts';

/** A text after some of the fixes, and which those were, each with the text that it replaced. */
export interface FixedText<F> {
  readonly text: string;
  readonly applied: readonly { readonly from: F; readonly before: string }[];
}

interface Edit {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
  /** What the edit replaces, as a person reads it. */
  readonly before: string;
}

/**
 * Changes nothing of a JSON text but what the fixes say: order, layout and line ends stay. Of two fixes of one place only
 * the first is applied; check again for the others.
 */
export function applyFixes<F extends { readonly fix?: Fix }>(
  source: string,
  wanted: readonly F[],
): FixedText<F> {
  const mark = source.startsWith('\uFEFF') ? 1 : 0;
  const root = parseTree(source.slice(mark), [], { disallowComments: true });
  const edits = wanted
    .flatMap((from) => {
      const edits = from.fix ? toEdits(from.fix, source, root, mark) : [];
      return edits.map((edit, index) => ({ ...edit, from, isFirst: index === 0 }));
    })
    .sort((a, b) => a.offset - b.offset);
  let text = '';
  let end = 0;
  const applied: { from: F; before: string }[] = [];
  const names = new Set<string>();
  for (const { offset, length, content, before, from, isFirst } of edits) {
    const isTaken = end > 0 && (offset < end || (length === 0 && offset === end));
    const name = from.fix && nameGivenBy(from.fix);
    if (isTaken || (name !== undefined && names.has(name))) continue;
    if (name !== undefined) names.add(name);
    text += source.slice(end, offset) + content;
    end = offset + length;
    if (isFirst) applied.push({ from, before });
  }
  return { text: text + source.slice(end), applied };
}

/** Two keys of one object must not get the same name. */
function nameGivenBy(fix: Fix): string | undefined {
  return fix.kind === 'rename' ? JSON.stringify([...fix.path.slice(0, -1), fix.key]) : undefined;
}

function toEdits(fix: Fix, source: string, root: Node | undefined, mark: number): readonly Edit[] {
  if (fix.kind === 'rewrite') {
    return fix.edits.map((edit) => ({
      ...edit,
      before: source.slice(edit.offset, edit.offset + edit.length),
    }));
  }
  const edit = toEdit(fix, source, root, mark);
  return edit ? [edit] : [];
}

function toEdit(
  fix: Exclude<Fix, { kind: 'rewrite' }>,
  source: string,
  root: Node | undefined,
  mark: number,
): Edit | undefined {
  const node = root && findNodeAtLocation(root, [...fix.path]);
  if (!node) return undefined;
  const text = source.slice(mark);
  const textOf = ({ offset, length }: Node) => text.slice(offset, offset + length);
  const replace = (old: Node, content: string): Edit => {
    return { offset: mark + old.offset, length: old.length, content, before: textOf(old) };
  };
  switch (fix.kind) {
    case 'set':
      return replace(node, JSON.stringify(fix.value));
    case 'rename': {
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      return key && replace(key, JSON.stringify(fix.key));
    }
    case 'remove': {
      const span = spanOf(node.parent?.type === 'property' ? node.parent : node);
      return span && { ...span, offset: mark + span.offset, content: '', before: textOf(node) };
    }
    case 'append': {
      if (node.type !== 'array') return undefined;
      const { offset, content } = endOfList(node, text, JSON.stringify(fix.value));
      return { offset: mark + offset, length: 0, content, before: '' };
    }
  }
}

/** An entry of a list or an object with the comma that falls with it. */
function spanOf(item: Node): { offset: number; length: number } | undefined {
  const siblings = item.parent?.children ?? [];
  const index = siblings.indexOf(item);
  if (index < 0) return undefined;
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before) {
    const offset = before.offset + before.length;
    return { offset, length: item.offset + item.length - offset };
  }
  const end = after ? after.offset : item.offset + item.length;
  return { offset: item.offset, length: end - item.offset };
}

/** Where a list ends, and what adds a value there in the manner of those before it. */
function endOfList(list: Node, text: string, value: string): { offset: number; content: string } {
  const items = list.children ?? [];
  const last = items.at(-1);
  if (!last) return { offset: list.offset + 1, content: value };
  const previous = items.at(-2);
  const gap = previous
    ? text.slice(previous.offset + previous.length, last.offset)
    : `,${text.slice(list.offset + 1, last.offset) || ' '}`;
  return { offset: last.offset + last.length, content: gap + value };
}
