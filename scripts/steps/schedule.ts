import type { Outcome, Step } from './step.ts';

const CORES = 2;

/**
 * Runs steps as far as the cores allow, in their order; a step whose `after` failed does not run and counts as failed.
 * `report` is called as each ends.
 */
export async function schedule(
  steps: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
  report: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const running = new Map<Step, Promise<void>>();

  const end = (outcome: Outcome) => {
    outcomes.push(outcome);
    report(outcome);
  };
  const isPending = (name: string) =>
    [...waiting, ...running.keys()].some((step) => step.name === name);
  const hasFailed = (name: string) =>
    outcomes.some((outcome) => outcome.step.name === name && outcome.failed > 0);

  while (waiting.length > 0 || running.size > 0) {
    const busy = [...running.keys()].reduce((sum, step) => sum + (step.cores ?? 1), 0);
    const next = waiting.findIndex(
      (step) => busy + (step.cores ?? 1) <= CORES && !(step.after && isPending(step.after)),
    );
    if (next < 0) {
      await Promise.race(running.values());
      continue;
    }
    const [step] = waiting.splice(next, 1) as [Step];
    if (step.after && hasFailed(step.after)) {
      const output = `Not run, because "${step.after}" failed.`;
      end({ step, passed: 0, failed: 1, seconds: 0, output });
      continue;
    }
    const work = run(step).then((outcome) => {
      running.delete(step);
      end(outcome);
    });
    running.set(step, work);
  }
  return outcomes;
}
