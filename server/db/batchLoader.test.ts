import { expect, it } from 'vitest';
import { createBatchLoader } from './batchLoader.ts';

/** A reader of squares that tells what it was asked for in each go. */
function squares() {
  const goes: (readonly number[])[] = [];
  const read = createBatchLoader<number, number>({
    groupOf: (key) => (key < 0 ? 'negative' : 'positive'),
    async loadAll(keys) {
      goes.push(keys);
      if (keys.includes(13)) throw new Error('The database is away.');
      return keys.map((key) => key * key);
    },
  });
  return { goes, read };
}

/** A turn of the event loop, as for a call of its own. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('what is asked for in one turn of the event loop is read in one go, each answer for who asked', async () => {
  const { goes, read } = squares();
  const asked = [3, 1, 2].map(async (key) => {
    await Promise.resolve();
    return read(key);
  });
  expect(await Promise.all(asked)).toEqual([9, 1, 4]);
  expect(goes).toEqual([[3, 1, 2]]);
});

it('what is asked for twice is read each time, since it may have changed', async () => {
  const { goes, read } = squares();
  const first = read(4);
  await turn();
  expect([await first, await read(4)]).toEqual([16, 16]);
  expect(goes).toEqual([[4], [4]]);
});

it('the same asked for by two at once is answered to both', async () => {
  const { read } = squares();
  expect(await Promise.all([read(5), read(5)])).toEqual([25, 25]);
});

it('those of two groups go apart, also where one of them fails', async () => {
  const { goes, read } = squares();
  const told = await Promise.allSettled([read(13), read(-1), read(2), read(-3)]);
  expect(told.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(goes).toEqual([
    [13, 2],
    [-1, -3],
  ]);
});

it('no go holds more than 64', async () => {
  const { goes, read } = squares();
  await Promise.all(Array.from({ length: 100 }, (_, key) => read(key + 100)));
  expect(goes.map(({ length }) => length)).toEqual([64, 36]);
});

it('where reading fails, all who asked hear of it, and the next go reads again', async () => {
  const { read } = squares();
  const told = await Promise.allSettled([read(1), read(13)]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(2)).toBe(4);
});

it('where one at a time may be under way, what is asked for meanwhile waits for it and goes together', async () => {
  const goes: (readonly number[])[] = [];
  const answers: (() => void)[] = [];
  const ask = createBatchLoader<number, number>({
    groupOf: (key) => (key < 0 ? 'negative' : 'positive'),
    atOnce: 1,
    mostInOne: 3,
    async loadAll(keys) {
      goes.push(keys);
      await new Promise<void>((resolve) => answers.push(resolve));
      if (keys.includes(13)) throw new Error('The database is away.');
      return keys;
    },
  });
  const first = ask(13);
  await turn();
  const [second, third] = [ask(1), ask(2)];
  await turn();
  const rest = [ask(3), ask(4), ask(-1)];
  await turn();
  expect(goes).toEqual([[13], [-1]]);
  answers[0]!();
  await expect(first).rejects.toThrow('The database is away.');
  await turn();
  expect(goes).toEqual([[13], [-1], [1, 2, 3]]);
  answers[1]!();
  answers[2]!();
  expect(await Promise.all([second, third])).toEqual([1, 2]);
  await turn();
  answers[3]!();
  expect(await Promise.all(rest)).toEqual([3, 4, -1]);
});
