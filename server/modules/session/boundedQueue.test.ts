import { afterEach, expect, it, vi } from 'vitest';
import { Problem } from '../../http/problem.ts';
import { createBoundedQueue } from './boundedQueue.ts';

/** Work that ends when it is told to. */
function createWork() {
  let finish: (fault?: Error) => void = () => undefined;
  const ended = new Promise<string>((resolve, reject) => {
    finish = (fault) => (fault ? reject(fault) : resolve('done'));
  });
  let hasBegun = false;
  const run = () => {
    hasBegun = true;
    return ended;
  };
  return { run, finish: (fault?: Error) => finish(fault), hasBegun: () => hasBegun };
}

afterEach(() => void vi.useRealTimers());

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs two, lets one wait and refuses the rest, until somebody is done', async () => {
  const queue = createBoundedQueue({ running: 2, waiting: 1 });
  const works = Array.from({ length: 4 }, createWork);
  const [first, second, third, fourth] = works.map(({ run }) => queue.run(run));
  await expect(fourth).rejects.toThrow(Problem);
  await expect(fourth).rejects.toMatchObject({
    code: 'tooManyRequests',
    headers: { 'retry-after': '2' },
  });
  await settled();
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  works[0]!.finish(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await settled();
  expect(works[2]!.hasBegun()).toBe(true);
  works[1]!.finish();
  works[2]!.finish();
  expect(await Promise.all([second, third])).toEqual(['done', 'done']);
  expect(await queue.run(async () => 'free again')).toBe('free again');
});

it('refuses who has waited too long, and gives the next turn to somebody else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queue = createBoundedQueue({ running: 1, waiting: 2, waitMs: 5000 });
  const works = Array.from({ length: 3 }, createWork);
  const first = queue.run(works[0]!.run);
  const early = queue.run(works[1]!.run);
  vi.advanceTimersByTime(3000);
  const late = queue.run(works[2]!.run);
  vi.advanceTimersByTime(2000);
  await expect(early).rejects.toMatchObject({ code: 'tooManyRequests' });
  works[0]!.finish();
  works[2]!.finish();
  expect(await Promise.all([first, late])).toEqual(['done', 'done']);
  vi.advanceTimersByTime(60_000);
  expect(works[1]!.hasBegun()).toBe(false);
  expect(await queue.run(async () => 'free again')).toBe('free again');
});
