import { readdir, readFile } from 'node:fs/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { quickHasher } from '../../tests/support/quickHasher.ts';
import { createHashThreads } from './hashThreads.ts';
import { argon2id } from './passwordHash.ts';

const threads = createHashThreads();

afterAll(() => threads.close());

it('hash and check passwords like everybody else, several at a time', async () => {
  const passwords = ['пароль 1', ''];
  const hashes = await Promise.all(passwords.map((password) => threads.hash(password)));
  for (const [index, hash] of hashes.entries()) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await argon2id.verify(hash, passwords[index]!)).toBe(true);
  }
  const checks = hashes.map((hash) => threads.verify(hash, 'пароль 1'));
  expect(await Promise.all(checks)).toEqual([true, false]);
});

it('do what is left of the work beside a hash that cost less, so that time does not tell it apart', async () => {
  const [cheap, full] = [await quickHasher.hash('password'), await argon2id.hash('password')];
  expect([cheap, full].map(threads.isOutdated)).toEqual([true, false]);
  expect(await threads.verify(cheap, 'password')).toBe(true);
  expect(await threads.verify(cheap, 'other')).toBe(false);
  // So many lanes need more memory than there is: whoever begins the work is refused by argon2 itself.
  const refused = createHashThreads({ memoryCost: 64, timeCost: 1, parallelism: 100 });
  onTestFinished(() => refused.close());
  await expect(refused.verify(cheap, 'password')).rejects.toThrow(/memory/i);
  await expect(refused.verify(cheap, 'other')).rejects.toThrow(/memory/i);
  expect(await refused.verify(full, 'password')).toBe(true);
});

it('say what cannot be checked, and go on', async () => {
  await expect(threads.verify('no hash', 'password')).rejects.toThrow();
  expect(await threads.verify(await argon2id.hash('a'), 'a')).toBe(true);
});

it.runIf(process.platform === 'linux')('step back behind everything else', async () => {
  await threads.hash('password');
  const ids = await readdir('/proc/self/task');
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8')));
  // The nineteenth field, counted behind the name, which may hold spaces.
  const niceness = stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17]));
  expect(niceness.filter((nice) => nice === 10).length).toBeGreaterThan(0);
  const own = await readFile('/proc/self/stat', 'utf8');
  expect(own.slice(own.lastIndexOf(')')).split(' ')[17]).toBe('0');
});

it('fail what is under way when they are closed, and start anew for the next', async () => {
  const closing = createHashThreads();
  const hashing = closing.hash('password');
  await closing.close();
  await expect(hashing).rejects.toThrow('ended');
  expect(await closing.verify(await argon2id.hash('b'), 'b')).toBe(true);
  await closing.close();
});
