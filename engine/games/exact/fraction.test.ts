import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, fraction, multiply, rootInHundredths, subtract, toBasisPoints } from './fraction.ts';

const whole = fc.bigInt(-(10n ** 30n), 10n ** 30n);
const fractions = fc
  .tuple(whole, fc.bigInt(1n, 10n ** 30n))
  .map(([over, under]) => fraction(over, under));

describe('a fraction', () => {
  it('is in lowest terms', () => {
    expect(fraction(-84n, 36n)).toEqual({ over: -7n, under: 3n });
    expect(fraction(0, 7)).toEqual({ over: 0n, under: 1n });
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });

  it('obeys the rules of sums and products', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(add(subtract(a, b), b)).toEqual(a);
      }),
    );
  });

  it('is rounded down to basis points', () => {
    expect(toBasisPoints(fraction(36, 37))).toBe(9729);
    expect(toBasisPoints(fraction(1, 1))).toBe(10_000);
  });

  it('has the root whose square is not above it', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), (over) => {
        const root = BigInt(rootInHundredths(fraction(over, 7n)));
        const hundredths = (over * 10_000n) / 7n;
        expect(root * root <= hundredths && (root + 1n) ** 2n > hundredths).toBe(true);
      }),
    );
    expect(() => rootInHundredths(fraction(-1))).toThrow(RangeError);
  });
});
