/** How many tests passed and failed; a test that was skipped did not pass. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** What has to be seen although nothing failed. */
  readonly note?: string;
}

interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Reads the JSON report of vitest; a file that could not run counts as one failure. */
export function countVitest(report: unknown): TestCount {
  const { testResults, success } = report as VitestReport;
  const statuses = testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = statuses.filter((status) => status === 'passed').length;
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return settle(passed, statuses.length - passed + brokenFiles, success);
}

/** Reads the JSON report of Playwright; a test that passed only at its second try failed. */
export function countPlaywright(report: unknown): TestCount {
  const { stats, errors } = report as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return settle(stats.expected, failed, errors.length === 0);
}

/** Reads the count that a run of our own wrote down. */
export function countTally(report: unknown): TestCount {
  const { passed, failed, note } = report as TestCount;
  return { ...settle(passed, failed, true), ...(note !== undefined && { note }) };
}

/** A run without tests has shown nothing, and an error outside of tests is a failure too. */
function settle(passed: number, failed: number, isSuccess: boolean): TestCount {
  const isEmpty = passed + failed === 0;
  return { passed, failed: failed === 0 && (isEmpty || !isSuccess) ? 1 : failed };
}
