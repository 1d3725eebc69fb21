import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickWeighted, shuffle } from './chance.ts';
import { createDrawStream, type DrawStream } from './drawStream.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** Gives the numbers in turn, as though they had been drawn. */
function scripted(...draws: readonly number[]): DrawStream {
  const rest = [...draws];
  return { below: () => rest.shift()! };
}

describe('shuffling', () => {
  it('reaches each order by exactly one run of draws', () => {
    const orders = new Set<string>();
    for (let a = 0; a < 4; a += 1) {
      for (let b = 0; b < 3; b += 1) {
        for (let c = 0; c < 2; c += 1) orders.add(shuffle(scripted(a, b, c), [...'abcd']).join(''));
      }
    }
    expect(orders.size).toBe(24);
  });

  it('loses and doubles nothing, and leaves its input alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, nonce) => {
        const before = [...items];
        const stream = createDrawStream({ serverSeed: SEED, clientSeed: 'c', nonce });
        const byValue = (one: number, other: number) => one - other;
        expect(shuffle(stream, items).sort(byValue)).toEqual([...before].sort(byValue));
        expect(items).toEqual(before);
      }),
    );
  });
});

describe('a weighted pick', () => {
  it('gives each index as many draws as its weight says', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 8 }), (weights) => {
        const sum = weights.reduce((total, weight) => total + weight, 0);
        const counts = weights.map(() => 0);
        for (let draw = 0; draw < sum; draw += 1)
          counts[pickWeighted(scripted(draw), weights)]! += 1;
        expect(counts).toEqual(weights);
      }),
    );
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]], [[2 ** 32, 1]]])('is not of %j', (weights) => {
    const stream = createDrawStream({ serverSeed: SEED, clientSeed: 'c', nonce: 0 });
    expect(() => pickWeighted(stream, weights)).toThrow(RangeError);
  });
});
