import { runStep } from './runStep.ts';
import { schedule } from './schedule.ts';
import type { Outcome, Step } from './step.ts';

const formatSeconds = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(8);

function printOutcome({ step, passed, failed, seconds, output, note }: Outcome): void {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = step.tests ? `  ${passed} passed, ${failed} failed` : '';
  console.log(`${mark} ${formatSeconds(seconds)}  ${step.name}${counts}`);
  if (note !== undefined) console.log(`  ! ${note}`);
  if (failed === 0) return;
  console.log(output.trim().replace(/^/gm, '    '));
  console.log(`  → ${step.remedy}\n`);
}

/** Runs the steps, prints how each went with its time, and ends with the one line `N passed, N failed`. */
export async function runAndReport(steps: readonly Step[]): Promise<void> {
  const startedAt = performance.now();
  const outcomes = await schedule(steps, runStep, printOutcome);
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const failed = sum((outcome) => outcome.failed);
  console.log(`  ${formatSeconds((performance.now() - startedAt) / 1000)}  in all\n`);
  // Named once more: what a step printed lies far above by now.
  for (const outcome of outcomes)
    if (outcome.failed > 0) console.log(`✗ ${outcome.step.name}: ${outcome.failed} failed`);
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
