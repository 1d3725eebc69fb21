import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDrawStream, createWordStream, type RoundSeeds } from './drawStream.ts';

const SEEDS: RoundSeeds = {
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  clientSeed: 'lucky-Member_1',
  nonce: 0,
};

function take(seeds: RoundSeeds, range: number, count: number): number[] {
  const stream = createDrawStream(seeds);
  return Array.from({ length: count }, () => stream.below(range));
}

// Computed apart, with Python's hmac and hashlib.
const FIRST_WORDS = [
  3370152641, 493858302, 25631727, 237193467, 3798023806, 803851252, 3693942844, 3165605090,
  454173102, 2095789113, 3449982507, 2265481890, 4223143337, 122066514, 2525873821, 4108618,
];
const WORDS_OF_ROUND_7 = [
  1187990973, 3178305673, 4221695451, 2668270533, 500843818, 416982347, 17662711, 783439378,
];

describe('the stream of a round', () => {
  it('is HMAC-SHA256 of client seed, nonce and cursor, in big-endian words', () => {
    expect(take(SEEDS, 2 ** 32, 16)).toEqual(FIRST_WORDS);
    expect(take({ ...SEEDS, nonce: 7 }, 2 ** 32, 8)).toEqual(WORDS_OF_ROUND_7);
  });

  it('maps each word to a range by its remainder', () => {
    expect(take(SEEDS, 37, 8)).toEqual([19, 25, 14, 9, 2, 19, 3, 12]);
  });

  it('is the same for the same seeds and another for any other', () => {
    const text = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
    fc.assert(
      fc.property(text, text, fc.nat(), (one, other, nonce) => {
        const seeds = { ...SEEDS, clientSeed: one, nonce };
        const words = take(seeds, 2 ** 32, 4);
        expect(take(seeds, 2 ** 32, 4)).toEqual(words);
        expect(take({ ...seeds, nonce: nonce + 1 }, 2 ** 32, 4)).not.toEqual(words);
        fc.pre(one !== other);
        expect(take({ ...seeds, clientSeed: other }, 2 ** 32, 4)).not.toEqual(words);
      }),
    );
  });

  it.each([
    { clientSeed: '' },
    { clientSeed: 'a:1' },
    { clientSeed: 'a'.repeat(65) },
    { nonce: -1 },
    { nonce: 1.5 },
    { serverSeed: 'ff' },
  ])('is not made of %j', (wrong) => {
    expect(() => createDrawStream({ ...SEEDS, ...wrong })).toThrow(RangeError);
  });
});

describe('a number below a range', () => {
  it('throws away the words that would favour some', () => {
    // 2^32 = 3 * 1431655765 + 1: only the very last word is one too many.
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 5];
    const stream = createWordStream(() => words.shift()!);
    expect([stream.below(3), stream.below(3)]).toEqual([2, 2]);
    expect(words).toEqual([]);
  });

  it('is inside of the range, whatever the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (range) => {
        const drawn = take(SEEDS, range, 4);
        expect(drawn.every((number) => number >= 0 && number < range)).toBe(true);
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('is refused below %d', (range) => {
    expect(() => createDrawStream(SEEDS).below(range)).toThrow(RangeError);
  });
});
