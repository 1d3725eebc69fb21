import { describe, expect, it } from 'vitest';
import { isShownWin, multipleOf } from './wins.ts';

describe('a win that everybody may see', () => {
  it.each([
    ['EUR', 2, 5_000n],
    ['JPY', 0, 5_000n],
    ['VND', 0, 50_000n],
    ['KWD', 3, 50_000n],
  ])('of %s with %i decimals is worth %i minor units', (currency, decimals, leastMinor) => {
    const win = { currency, decimals, stakeMinor: 1n };
    expect(isShownWin({ ...win, amountMinor: leastMinor })).toBe(true);
    expect(isShownWin({ ...win, amountMinor: leastMinor - 1n })).toBe(false);
  });

  it('is ten times the stake, or leaves a thousand above it', () => {
    const win = { currency: 'EUR', decimals: 2, stakeMinor: 10_000n };
    expect(isShownWin({ ...win, amountMinor: 100_000n })).toBe(true);
    expect(isShownWin({ ...win, amountMinor: 99_999n })).toBe(false);
    expect(isShownWin({ ...win, stakeMinor: 100_000n, amountMinor: 200_000n })).toBe(true);
    expect(isShownWin({ ...win, stakeMinor: 100_000n, amountMinor: 199_999n })).toBe(false);
  });

  it('of a free round needs no stake, and is no multiple of it', () => {
    const win = { currency: 'EUR', decimals: 2, stakeMinor: 0n };
    expect(isShownWin({ ...win, amountMinor: 5_000n })).toBe(true);
    expect(isShownWin({ ...win, amountMinor: 4_999n })).toBe(false);
    expect(multipleOf({ ...win, amountMinor: 5_000n })).toBeNull();
  });

  it('is compared by its multiple from a stake of half a euro on', () => {
    const win = { currency: 'EUR', decimals: 2, amountMinor: 12_345n };
    expect(multipleOf({ ...win, stakeMinor: 49n })).toBeNull();
    expect(multipleOf({ ...win, stakeMinor: 50n })).toBe(24_690n);
    expect(multipleOf({ ...win, stakeMinor: 700n })).toBe(1_763n);
  });
});
