import type { TextEdit } from './jsonWords.ts';

/** A text after some edits. */
export interface EditedText {
  readonly text: string;
  /** The place in the text as it was written of a place in the edited one. */
  toWritten(offset: number): number;
}

/** Applies edits, sorted by their places; what an earlier one replaced is left alone. */
export function editText(text: string, edits: readonly TextEdit[]): EditedText {
  let repaired = '';
  let end = 0;
  const spans: { readonly from: number; readonly to: number; readonly edit: TextEdit }[] = [];
  for (const edit of edits) {
    if (edit.offset < end) continue;
    repaired += text.slice(end, edit.offset);
    spans.push({ from: repaired.length, to: repaired.length + edit.content.length, edit });
    repaired += edit.content;
    end = edit.offset + edit.length;
  }
  return {
    text: repaired + text.slice(end),
    toWritten(offset) {
      let [low, high] = [0, spans.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (spans[middle]!.from <= offset) low = middle + 1;
        else high = middle;
      }
      const span = spans[low - 1];
      if (!span) return offset;
      const { edit, to } = span;
      if (offset < to) return edit.offset;
      return Math.min(edit.offset + edit.length + offset - to, text.length);
    },
  };
}
