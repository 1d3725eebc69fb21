import type { JsonPath } from './jsonPath.ts';
import type { TextEdit } from './jsonWords.ts';
import type { RuleId } from './ruleBook.ts';

/** The one sensible mending of a fault, as a change of the file that has it; all paths are those of the file as written. */
export type Fix =
  | { readonly kind: 'set'; readonly path: JsonPath; readonly value: string | number | boolean }
  | { readonly kind: 'rename'; readonly path: JsonPath; readonly key: string }
  | { readonly kind: 'remove'; readonly path: JsonPath }
  /** Adds a value at the end of a list. */
  | { readonly kind: 'append'; readonly path: JsonPath; readonly value: string }
  /** Changes characters of a text that is not JSON yet; counted from 0, a byte order mark included. */
  | { readonly kind: 'rewrite'; readonly edits: readonly TextEdit[] };

/** What is wrong with a brand or theme file, where, and what to write instead. */
export interface Fault {
  /** Stable id of the rule, such as `host.duplicate`. */
  readonly rule: RuleId;
  readonly severity: 'error' | 'warning';
  /** Path of the file as the operator knows it. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Where in the file, such as `theme.overrides.brand`. */
  readonly path: string;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do: the nearest valid name, or the remedy. */
  readonly suggestion?: string;
  /** Present where there is exactly one sensible mending, which a program may apply unasked. */
  readonly fix?: Fix;
}
