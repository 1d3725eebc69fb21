import { describe, expect, it } from 'vitest';
import { isLargeWin, maskAccount } from './largeWins.ts';

describe('the name beside a win', () => {
  it.each([
    ['marisol77', 'ma***7'],
    ['marisa', 'ma***a'],
    ['ana12', 'a***'],
    ['a', 'a***'],
    ['𠮷野家の味方', '𠮷野***方'],
  ])('of %s is %s', (account, masked) => {
    expect(maskAccount(account)).toBe(masked);
  });
});

describe('a large win', () => {
  it.each([
    ['EUR', 2, 5_000n],
    ['JPY', 0, 5_000n],
    ['VND', 0, 50_000n],
    ['KWD', 3, 50_000n],
  ])('of %s with %i decimals is worth %i minor units', (currency, decimals, leastMinor) => {
    const win = { currency, decimals, staked_minor: 1n };
    expect(isLargeWin({ ...win, paid_minor: leastMinor })).toBe(true);
    expect(isLargeWin({ ...win, paid_minor: leastMinor - 1n })).toBe(false);
  });

  it('is ten times the stake, however much that is', () => {
    const win = { currency: 'EUR', decimals: 2, staked_minor: 100_000n };
    expect(isLargeWin({ ...win, paid_minor: 1_000_000n })).toBe(true);
    expect(isLargeWin({ ...win, paid_minor: 999_999n })).toBe(false);
  });

  it('of a free round needs no stake', () => {
    const win = { currency: 'EUR', decimals: 2, staked_minor: 0n };
    expect(isLargeWin({ ...win, paid_minor: 5_000n })).toBe(true);
    expect(isLargeWin({ ...win, paid_minor: 4_999n })).toBe(false);
  });
});
