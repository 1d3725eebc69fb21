import { expect, it } from 'vitest';
import { phaseOf } from './phase.ts';

const at = (seconds: number) => Date.UTC(2026, 0, 1, 0, 0, seconds);
const issue = {
  openAt: new Date(at(0)).toISOString(),
  closeAt: new Date(at(55)).toISOString(),
  drawAt: new Date(at(60)).toISOString(),
};

it.each([
  [null, 'unknown', null],
  [at(-5), 'early', 5],
  [at(0), 'open', 55],
  [at(45), 'closing', 10],
  [at(55) - 1, 'closing', 1],
  [at(55), 'closed', 5],
  [at(60), 'closed', 0],
  [at(65), 'closed', 0],
  [at(71), 'late', 0],
])('at %s an issue is %s', (now, phase, seconds) => {
  expect(phaseOf(issue, now)).toEqual({ phase, seconds });
});
