import { describe, expect, it } from 'vitest';
import { hashServerSeed, isCommittedSeed, joinClientSeeds, readServerSeed } from './serverSeed.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const HASH = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

describe('a server seed', () => {
  it('is committed to by SHA-256 of its bytes', () => {
    expect(hashServerSeed(SEED)).toBe(HASH);
  });

  it('is known again by the hash shown before, and no other seed is', () => {
    expect(isCommittedSeed(SEED, HASH)).toBe(true);
    expect(isCommittedSeed(SEED.replace('00', '01'), HASH)).toBe(false);
    expect(isCommittedSeed('no seed', HASH)).toBe(false);
  });

  it.each(['', SEED.slice(1), SEED.toUpperCase(), `${SEED}0`, `${SEED}\n`])('is not %j', (text) => {
    expect(() => readServerSeed(text)).toThrow(RangeError);
  });
});

describe('the client seeds of a table', () => {
  it('make one seed, whatever order they come in', () => {
    const joined = '46e77b545ae96f824ead702e45e0ff9f905b0476fee77b660aee8f8d5fe6ed3d';
    expect(joinClientSeeds(['zoe', 'ana', 'bo_2'])).toBe(joined);
    expect(joinClientSeeds(['bo_2', 'zoe', 'ana'])).toBe(joined);
  });

  it('hold no character that could part them', () => {
    expect(() => joinClientSeeds(['ana\nbo'])).toThrow(RangeError);
  });
});
