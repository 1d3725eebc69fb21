import type { TestCount } from './countTests.ts';

/** What a step of the checks runs and how it is judged. */
export interface Step {
  readonly name: string;
  /** A program of node_modules/.bin, or `node`, with its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  /** What to do when it fails. */
  readonly remedy: string;
  /** Which runner's report says how many tests passed, `tally` for those of our own; without it the step counts as one. */
  readonly tests?: 'vitest' | 'playwright' | 'tally';
  /** Cores it keeps busy: 1 or 2. */
  readonly cores?: 1 | 2;
  /** A step that must have passed before. */
  readonly after?: string;
}

/** What came of a step. */
export interface Outcome extends TestCount {
  readonly step: Step;
  readonly seconds: number;
  /** What it printed. */
  readonly output: string;
}
