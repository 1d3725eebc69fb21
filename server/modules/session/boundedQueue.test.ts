import { expect, it } from 'vitest';
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
