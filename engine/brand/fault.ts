/** What is wrong with a brand or theme file, where, and what to write instead. */
export interface Fault {
  /** Stable id of the rule, such as `host.duplicate`. */
  readonly rule: string;
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
}
