import { expect, it } from 'vitest';
import { keepRunning, type RunEnd } from './keepRunning.mjs';

const killed: RunEnd = { code: 137, isKilled: true, wasUp: true };
const failed: RunEnd = { code: 1, isKilled: false, wasUp: true };
const ended: RunEnd = { code: 0, isKilled: false, wasUp: true };
const neverUp: RunEnd = { code: 1, isKilled: false, wasUp: false };

/** Plays runs that end like this, each after so many seconds; the last one for ever. */
async function play(ends: readonly (readonly [RunEnd, seconds: number])[], endingAfter = Infinity) {
  const pauses: number[] = [];
  const said: string[] = [];
  let runs = 0;
  let time = 0;
  const code = await keepRunning({
    async runOnce() {
      const [end, seconds] = ends[Math.min(runs, ends.length - 1)]!;
      runs += 1;
      time += seconds * 1000;
      return end;
    },
    pause: async (ms) => void pauses.push(ms),
    now: () => time,
    isEnding: () => runs >= endingAfter,
    say: (sentence) => void said.push(sentence),
  });
  return { code, runs, pauses, said };
}

it('a gateway that was killed, or failed while it ran, is started again at once', async () => {
  const { code, runs, pauses, said } = await play([
    [killed, 60],
    [failed, 60],
    [ended, 60],
  ]);
  expect({ code, runs, pauses }).toEqual({ code: 0, runs: 3, pauses: [] });
  expect(said).toEqual([
    'The gateway was killed and is started again.',
    'The gateway failed and is started again.',
  ]);
});

it('one that did not come up is not', async () => {
  expect(await play([[neverUp, 60]])).toEqual({ code: 1, runs: 1, pauses: [], said: [] });
});

it('one that is killed before it came up is', async () => {
  const { runs } = await play([
    [{ ...killed, wasUp: false }, 1],
    [ended, 1],
  ]);
  expect(runs).toBe(2);
});

it('one that could not come up again, as on a machine that is too busy, is tried again after a pause', async () => {
  const { code, runs, pauses } = await play([
    [killed, 60],
    [neverUp, 60],
    [neverUp, 60],
    [ended, 60],
  ]);
  expect({ code, runs, pauses }).toEqual({ code: 0, runs: 4, pauses: [250, 500] });
});

it('one that comes up and ends soon is back after a second at most, however often', async () => {
  const ends = Array.from({ length: 20 }, () => [killed, 2] as const);
  const { runs, pauses } = await play([...ends, [ended, 60]]);
  expect(runs).toBe(21);
  expect(pauses).toEqual([250, 500, ...Array.from({ length: 18 }, () => 1000)]);
});

it('pauses grow longer while it does not come up again, until it is given up', async () => {
  const { code, runs, pauses, said } = await play([
    [failed, 60],
    [neverUp, 1],
  ]);
  expect({ code, runs }).toEqual({ code: 1, runs: 12 });
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 10_000]);
  expect(said.at(-1)).toBe('The gateway failed again and again, and is not started any more.');
});

it('so it is where one is killed again and again before it came up', async () => {
  expect((await play([[{ ...killed, wasUp: false }, 6]])).runs).toBe(11);
});

it('who lived for a while is started at once again', async () => {
  const { pauses } = await play([
    [killed, 1],
    [killed, 1],
    [killed, 6],
    [killed, 1],
    [ended, 1],
  ]);
  expect(pauses).toEqual([250, 500, 250]);
});

it('nothing is started once this process is to end', async () => {
  expect((await play([[killed, 60]], 2)).runs).toBe(2);
  expect((await play([[killed, 60]], 1)).code).toBe(137);
});
