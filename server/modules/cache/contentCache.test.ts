import { describe, expect, it } from 'vitest';
import { createContentCache } from './contentCache.ts';

function setUp() {
  let nowMs = 0;
  let loads = 0;
  const cache = createContentCache(() => new Date(nowMs));
  return {
    cache,
    passSeconds: (seconds: number) => (nowMs += seconds * 1000),
    read: (merchantCode: string, key = 'games') =>
      cache.read(merchantCode, key, async () => (loads += 1)),
  };
}

describe('a kept read', () => {
  it('is loaded once for callers of the same moment, and again after five seconds', async () => {
    const { read, passSeconds } = setUp();
    expect(await Promise.all([read('A'), read('A')])).toEqual([1, 1]);
    passSeconds(4);
    expect(await read('A')).toBe(1);
    passSeconds(1);
    expect(await read('A')).toBe(2);
  });

  it('is apart for every merchant and key', async () => {
    const { read } = setUp();
    expect([await read('A'), await read('B'), await read('A', 'help')]).toEqual([1, 2, 3]);
  });

  it('is dropped with its merchant, or with everybody', async () => {
    const { cache, read } = setUp();
    await read('A');
    await read('B');
    cache.drop('A');
    expect([await read('A'), await read('B')]).toEqual([3, 2]);
    cache.drop('*');
    expect([await read('A'), await read('B')]).toEqual([4, 5]);
  });

  it('that was under way when content changed is not kept', async () => {
    const { cache } = setUp();
    let finish: (value: string) => void = () => {};
    const loading = new Promise<string>((resolve) => (finish = resolve));
    const early = cache.read('A', 'games', () => loading);
    cache.drop('A');
    finish('old');
    expect(await early).toBe('old');
    expect(await cache.read('A', 'games', async () => 'new')).toBe('new');
  });

  it('that failed is tried again', async () => {
    const { cache } = setUp();
    const failing = cache.read('A', 'games', () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect(await cache.read('A', 'games', async () => 'back')).toBe('back');
  });
});
