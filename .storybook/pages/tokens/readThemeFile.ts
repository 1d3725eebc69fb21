import type { Fault } from '../../../engine/brand/fault.ts';
import { MAX_FILE_BYTES } from '../../../engine/brand/jsonDocument.ts';
import { parseThemeText } from '../../../engine/theme/parseThemeText.ts';
import type { ThemeTokens } from '../../../engine/theme/types.ts';

/** A fault of a file with the line that it stands on. */
export interface ShownFault {
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly message: string;
  readonly suggestion?: string | undefined;
  /** The text of that line, cut to what matters; empty where the file is too large to quote. */
  readonly excerpt: string;
}

/** What came of a file that was dropped. */
export type ReadTheme =
  | { readonly ok: true; readonly name: string; readonly tokens: ThemeTokens }
  | { readonly ok: false; readonly name: string; readonly faults: readonly ShownFault[] };

const EXCERPT = 100;

const byPlace = (one: Fault, other: Fault) => one.line - other.line || one.column - other.column;

/** Reads a token file with the same checks as the gateway; nothing leaves the browser. */
export async function readThemeFile(file: File): Promise<ReadTheme> {
  const { name } = file;
  if (file.size > MAX_FILE_BYTES) {
    const message = `The file is larger than ${MAX_FILE_BYTES / 1024} KB.`;
    return { ok: false, name, faults: [{ line: 1, column: 1, path: '', message, excerpt: '' }] };
  }
  const text = await file.text();
  const { tokens, faults } = parseThemeText(name, text);
  if (tokens) return { ok: true, name, tokens };
  const lines = text.split(/\r?\n/);
  return {
    ok: false,
    name,
    faults: [...faults].sort(byPlace).map(({ line, column, path, message, suggestion }) => ({
      line,
      column,
      path,
      message,
      suggestion,
      excerpt: (lines[line - 1] ?? '').trim().slice(0, EXCERPT),
    })),
  };
}
