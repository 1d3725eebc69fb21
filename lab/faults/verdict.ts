/** Counts what did not hold, and says each at once. */
export interface Verdict {
  fail(sentence: string): void;
  readonly failures: number;
  /** "all held", or how much did not. */
  readonly words: string;
}

/** Begins a verdict; a sentence is said once, however often it comes. */
export function createVerdict(say: (line: string) => void): Verdict {
  const said = new Set<string>();
  let failures = 0;
  return {
    fail(sentence) {
      failures += 1;
      if (said.has(sentence)) return;
      said.add(sentence);
      say(`FAILED ${sentence}`);
    },
    get failures() {
      return failures;
    },
    get words() {
      return failures === 0 ? 'all held' : `${failures} FAILED`;
    },
  };
}
