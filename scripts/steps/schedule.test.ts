import { describe, expect, it } from 'vitest';
import { schedule } from './schedule.ts';
import type { Outcome, Step } from './step.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: ['true'],
  remedy: 'None.',
  ...more,
});
const outcome = (of: Step, failed = 0): Outcome => ({
  step: of,
  passed: 1 - failed,
  failed,
  seconds: 0,
  output: '',
});

/** Runs the steps and keeps how many cores were busy at most, and in which order they ended. */
async function observe(steps: readonly Step[], failing: readonly string[] = []) {
  let busy = 0;
  let peak = 0;
  const started: string[] = [];
  const outcomes = await schedule(
    steps,
    async (one) => {
      started.push(one.name);
      busy += one.cores ?? 1;
      peak = Math.max(peak, busy);
      await Promise.resolve();
      busy -= one.cores ?? 1;
      return outcome(one, failing.includes(one.name) ? 1 : 0);
    },
    () => undefined,
  );
  return { peak, started, outcomes };
}

describe('schedule', () => {
  it('keeps both cores busy, and never more', async () => {
    const { peak, started } = await observe([step('a'), step('b'), step('c', { cores: 2 })]);
    expect(peak).toBe(2);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('waits for what a step comes after', async () => {
    const { started } = await observe([step('tests', { after: 'build' }), step('build')]);
    expect(started).toEqual(['build', 'tests']);
  });

  it('counts a step as failed when what it comes after failed', async () => {
    const { started, outcomes } = await observe(
      [step('build'), step('tests', { after: 'build' }), step('lint')],
      ['build'],
    );
    expect(started).not.toContain('tests');
    expect(outcomes.filter((one) => one.failed > 0).map((one) => one.step.name)).toEqual([
      'build',
      'tests',
    ]);
  });

  it('ends every step once', async () => {
    const steps = ['a', 'b', 'c', 'd', 'e'].map((name) => step(name));
    const { outcomes } = await observe(steps);
    expect(outcomes.map((one) => one.step.name).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
