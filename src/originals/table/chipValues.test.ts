import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipOf, chipValues } from './chipValues.ts';

describe('the chips in hand', () => {
  it.each([
    [10, 10_000, [10, 50, 250, 1000, 5000]],
    [1000, 100_000, [1000, 5000, 10_000, 50_000, 100_000]],
    [15, 400, [20, 40, 100, 200, 400]],
    [10, 60, [10, 20, 50]],
    [7, 8, [7]],
  ])('from %i to %i are %j', (leastASpot, mostASpot, values) => {
    expect(chipValues({ leastASpot, mostASpot, mostARound: 1e9 })).toEqual(values);
  });

  it('are never outside of the limits', () => {
    const limits = fc.tuple(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 0, max: 1e9 }));
    fc.assert(
      fc.property(limits, ([leastASpot, more]) => {
        const mostASpot = leastASpot + more;
        const values = chipValues({ leastASpot, mostASpot, mostARound: mostASpot });
        expect(values.length).toBeGreaterThan(0);
        expect(values.every((value) => value >= leastASpot && value <= mostASpot)).toBe(true);
      }),
    );
  });

  it('show an amount as the dearest that it holds', () => {
    expect([5, 10, 49, 50, 99_999].map((minor) => chipOf([10, 50, 250], minor))).toEqual([
      0, 0, 0, 1, 2,
    ]);
  });
});
