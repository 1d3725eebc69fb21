import { describe, expect, it } from 'vitest';
import { countPlaywright, countTally, countVitest } from './countTests.ts';

const file = (...statuses: string[]) => ({
  name: `${process.cwd()}/src/a.test.ts`,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: 'works', duration: 1500 })),
});
const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

describe('counting vitest', () => {
  it('adds up all files', () => {
    const testResults = [file('passed', 'passed'), file('passed', 'failed')];
    expect(countVitest({ success: false, testResults })).toMatchObject({ passed: 3, failed: 1 });
  });

  it('takes a skipped test for a failure', () => {
    const testResults = [file('passed', 'pending'), file('todo')];
    expect(countVitest({ success: true, testResults })).toMatchObject({ passed: 1, failed: 2 });
  });

  it('takes a file that could not run for a failure', () => {
    const testResults = [file('passed'), { name: 'b', status: 'failed', assertionResults: [] }];
    expect(countVitest({ success: false, testResults })).toMatchObject({ passed: 1, failed: 1 });
  });

  it('takes a run without tests, or with an error outside of them, for a failure', () => {
    expect(countVitest({ success: true, testResults: [] })).toMatchObject({ passed: 0, failed: 1 });
    expect(countVitest({ success: false, testResults: [file('passed')] })).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });
});

it('keeps how long each test of vitest and Playwright took', () => {
  const { times } = countVitest({ success: true, testResults: [file('passed')] });
  expect(times).toEqual([{ name: 'src/a.test.ts: works', seconds: 1.5 }]);
  const specs = [
    { title: 'enters', file: 'a.spec.ts', tests: [{ results: [{ duration: 2500 }] }] },
  ];
  const report = {
    stats: { ...stats, expected: 1 },
    errors: [],
    suites: [{ suites: [{ specs }] }],
  };
  expect(countPlaywright(report).times).toEqual([
    { name: 'tests/e2e/a.spec.ts: enters', seconds: 2.5 },
  ]);
});

describe('counting Playwright', () => {
  it('takes only what passed at the first try for passed', () => {
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 },
      errors: [],
    };
    expect(countPlaywright(report)).toMatchObject({ passed: 5, failed: 6 });
  });

  it('takes a run without tests, or with an error outside of them, for a failure', () => {
    expect(countPlaywright({ stats, errors: [] })).toMatchObject({ passed: 0, failed: 1 });
    expect(countPlaywright({ stats: { ...stats, expected: 2 }, errors: ['x'] })).toMatchObject({
      passed: 2,
      failed: 1,
    });
  });
});

describe('counting runs of our own', () => {
  it('takes their count and what they want to be seen', () => {
    expect(countTally({ passed: 3, failed: 1 })).toEqual({ passed: 3, failed: 1 });
    const note = 'comparison skipped';
    expect(countTally({ passed: 3, failed: 0, note })).toEqual({ passed: 3, failed: 0, note });
  });

  it('takes a run that skipped all of it, since nothing had changed, for one without a failure', () => {
    const count = { passed: 0, failed: 0, skipped: 7 };
    expect(countTally(count)).toEqual(count);
  });

  it('takes a run that looked at nothing for a failure', () => {
    expect(countTally({ passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });
});
