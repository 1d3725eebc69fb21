import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentCache } from './documentCache.ts';
import type { DocumentKey, FinishedDocument } from './keptDocument.ts';

const features = (closed: string[] = []) => Object.fromEntries(closed.map((id) => [id, false]));

const keyOf = (overrides: Partial<DocumentKey> = {}): DocumentKey => ({
  brandId: 'aurora',
  merchantCode: 'AUR',
  revision: 'r1',
  features: features(),
  variant: 'en / 0',
  ...overrides,
});

let made: number;
let nowMs: number;
let cache: DocumentCache;

beforeEach(() => {
  made = 0;
  nowMs = 0;
  cache = new DocumentCache(4 * (1000 + 512), () => new Date(nowMs));
});

async function make(expiresAt: Date | null = null): Promise<FinishedDocument> {
  made += 1;
  const bytes = Buffer.alloc(1000);
  return { bytes, places: [], isLent: false, policy: '', httpStatus: 200, expiresAt };
}

const ask = (overrides: Partial<DocumentKey> = {}) => cache.get(keyOf(overrides), () => make());

describe('a kept document', () => {
  it('is made once, and is the same object for the first who asked and all later ones', async () => {
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toBe(first);
    expect(await ask()).toBe(first);
    expect(made).toBe(1);
  });

  it.each<[string, Partial<DocumentKey>]>([
    ['brand', { brandId: 'sakura' }],
    ['revision', { revision: 'r2' }],
    ['closed feature', { features: features(['chat']) }],
    ['address', { variant: 'en /help 0' }],
  ])('is not that of another %s, made or being made', async (_, other) => {
    const underway = ask();
    expect(await ask(other)).not.toBe(await underway);
    expect(made).toBe(2);
  });

  it('stays when the same features are read anew', async () => {
    const first = await ask({ features: features(['chat']) });
    expect(await ask({ features: features(['chat']) })).toBe(first);
  });

  it('is made again from the moment in which something in it ends', async () => {
    await cache.get(keyOf(), () => make(new Date(1000)));
    nowMs = 999;
    await ask();
    expect(made).toBe(1);
    nowMs = 1000;
    await ask();
    expect(made).toBe(2);
  });
});

describe('documents', () => {
  it('are bounded by their bytes: the one that nobody asked for goes first', async () => {
    for (const variant of ['a', 'b', 'c', 'd', 'a', 'e']) await ask({ variant });
    expect(cache.size).toEqual({ documents: 4, bytes: 4 * 1512 });
    await ask({ variant: 'a' });
    expect(made).toBe(5);
    await ask({ variant: 'b' });
    expect(made).toBe(6);
  });

  it('are dropped by merchant, also while they are made', async () => {
    const other = await ask({ brandId: 'sakura', merchantCode: 'SAK' });
    const underway = ask();
    cache.drop(({ merchantCode }) => merchantCode === 'AUR');
    const old = await underway;
    expect(await ask()).not.toBe(old);
    expect(await ask({ brandId: 'sakura', merchantCode: 'SAK' })).toBe(other);
  });
});
