import { relative } from 'node:path';

/** A test and how long it took. */
export interface TestTime {
  readonly name: string;
  readonly seconds: number;
}

/** How many tests passed and failed. A test that somebody switched off has failed. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** What need not be looked at, because nothing that it is made of has changed. */
  readonly skipped?: number;
  /** Every test with its time, in any order. */
  readonly times?: readonly TestTime[];
  /** What has to be seen although nothing failed. */
  readonly note?: string;
}

interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly duration?: number | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
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
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(process.cwd(), name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { ...settle(passed, statuses.length - passed + brokenFiles, success), times };
}

/** Reads the JSON report of Playwright; a test that passed only at its second try failed. */
export function countPlaywright(report: unknown): TestCount {
  const { stats, errors, ...suite } = report as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { ...settle(stats.expected, failed, errors.length === 0), times: listTimes(suite) };
}

const listTimes = ({ suites = [], specs = [] }: PlaywrightSuite): TestTime[] => [
  ...suites.flatMap(listTimes),
  ...specs.map(({ title, file, tests }) => ({
    name: `tests/e2e/${file}: ${title}`,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
      1000,
  })),
];

/** Reads the count that a run of our own wrote down. */
export function countTally(report: unknown): TestCount {
  const { passed, failed, skipped = 0, ...rest } = report as TestCount;
  // Where all was skipped, nothing had to be shown.
  const count = skipped > 0 ? { passed, failed } : settle(passed, failed, true);
  return { ...count, ...(skipped > 0 && { skipped }), ...rest };
}

/** A run without tests has shown nothing, and an error outside of tests is a failure too. */
function settle(passed: number, failed: number, isSuccess: boolean): TestCount {
  const isEmpty = passed + failed === 0;
  return { passed, failed: failed === 0 && (isEmpty || !isSuccess) ? 1 : failed };
}
