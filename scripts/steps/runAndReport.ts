import { runStep } from './runStep.ts';
import { schedule } from './schedule.ts';
import type { Outcome, Step } from './step.ts';

/** Tests that are named at the end because they took longest. */
const DEAREST_COUNT = 10;

const formatSeconds = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(8);

function printOutcome({ step, passed, failed, skipped, seconds, output, note }: Outcome): void {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = step.tests ? `  ${formatCounts(passed, failed, skipped)}` : '';
  console.log(`${mark} ${formatSeconds(seconds)}  ${step.name}${counts}`);
  if (note !== undefined) console.log(`  ! ${note}`);
  if (failed === 0) return;
  console.log(output.trim().replace(/^/gm, '    '));
  console.log(`  → ${step.remedy}\n`);
}

const formatCounts = (passed: number, failed: number, skipped = 0) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** What each step took, dearest first, and the tests that took longest. */
function printTimes(outcomes: readonly Outcome[], wholeSeconds: number): void {
  console.log(`\n${formatSeconds(wholeSeconds)}  in all, of which each step took`);
  const ordered = [...outcomes].sort((one, other) => other.seconds - one.seconds);
  for (const { step, seconds } of ordered) console.log(`${formatSeconds(seconds)}  ${step.name}`);
  const dearest = outcomes
    .flatMap(({ times = [] }) => times)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, DEAREST_COUNT);
  if (dearest.length === 0) return;
  console.log(`\nThe ${dearest.length} tests that took longest:`);
  for (const { name, seconds } of dearest) console.log(`${formatSeconds(seconds)}  ${name}`);
}

/**
 * Runs the steps, prints how each went, what each took and which tests were dearest, and ends with the one line
 * `N passed, N failed`, with `, N skipped` where something was. Returns whether nothing failed.
 */
export async function runAndReport(steps: readonly Step[]): Promise<boolean> {
  const startedAt = performance.now();
  const outcomes = await schedule(steps, runStep, printOutcome);
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const failed = sum((outcome) => outcome.failed);
  printTimes(outcomes, (performance.now() - startedAt) / 1000);
  console.log();
  // Named once more: what a step printed lies far above by now.
  for (const outcome of outcomes)
    if (outcome.failed > 0) console.log(`✗ ${outcome.step.name}: ${outcome.failed} failed`);
  const skipped = sum((outcome) => outcome.skipped ?? 0);
  console.log(
    formatCounts(
      sum((outcome) => outcome.passed),
      failed,
      skipped,
    ),
  );
  if (failed > 0) process.exitCode = 1;
  return failed === 0;
}
