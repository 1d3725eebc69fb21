import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMinor, parseMinor } from './minorUnits.ts';

describe('an amount in minor units', () => {
  it.each([
    ['12.5', 2, 1250n],
    ['0', 2, 0n],
    ['-0.01', 2, -1n],
    ['1500', 0, 1500n],
    ['1500.00', 0, 1500n],
    ['0.1234', 4, 1234n],
  ])('%j with %i decimals is %s', (amount, decimals, minor) => {
    expect(parseMinor(amount, decimals)).toBe(minor);
  });

  it.each([
    ['1.234', 2],
    ['0.5', 0],
    ['1,5', 2],
    ['1e3', 2],
    ['', 2],
    [' 1', 2],
    ['--1', 2],
    ['9'.repeat(16), 2],
    [12.5, 2],
    [null, 2],
  ])('is not made of %j with %i decimals', (amount, decimals) => {
    expect(parseMinor(amount, decimals)).toBeNull();
  });

  it('comes back as it was written', () => {
    const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 4 }), (minor, decimals) => {
        expect(parseMinor(formatMinor(minor, decimals), decimals)).toBe(minor);
      }),
    );
  });
});
