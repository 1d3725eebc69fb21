import { describe, expect, it } from 'vitest';
import { getLargeWinMinor, maskAccount } from './largeWins.ts';

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
    ['JPY', 0, 8_000n],
    ['VND', 0, 1_200_000n],
    ['XTS', 2, 10_000n],
    ['XTS', 0, 10_000n],
  ])('of %s with %i decimals begins at %i minor units', (currency, decimals, minor) => {
    expect(getLargeWinMinor(currency, decimals)).toBe(minor);
  });
});
