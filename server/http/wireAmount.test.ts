import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneySchema } from '../../schemas/api/money.ts';
import { Problem } from './problem.ts';
import { parseWireAmount, toWireAmount } from './wireAmount.ts';

it.each([
  [125050n, 2, '1250.50'],
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [1250n, 0, '1250'],
  [0n, 4, '0.0000'],
])('%d minor units with %d decimals are %s', (minor, decimals, amount) => {
  expect(toWireAmount(minor, decimals)).toBe(amount);
});

it('gives what the contract accepts and reads back to the same amount, whatever the amount', () => {
  const minor = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });
  fc.assert(
    fc.property(minor, fc.integer({ min: 0, max: 4 }), (amountMinor, decimals) => {
      const amount = toWireAmount(amountMinor, decimals);
      expect(amount).toMatch(new RegExp(moneySchema.pattern));
      expect(BigInt(amount.replace('.', ''))).toBe(amountMinor);
    }),
  );
});

it('reads back what it gives', () => {
  const minor = fc.bigInt({ min: 1n, max: 10n ** 15n - 1n });
  fc.assert(
    fc.property(minor, fc.integer({ min: 0, max: 4 }), (amountMinor, decimals) => {
      expect(parseWireAmount(toWireAmount(amountMinor, decimals), decimals)).toBe(amountMinor);
    }),
  );
});

it.each([
  ['1', 2, 100n],
  ['1.5', 2, 150n],
  ['1.5000', 1, 15n],
  ['7.0', 0, 7n],
  ['0.05', 2, 5n],
])('reads %s with %d decimals as %d minor units', (amount, decimals, amountMinor) => {
  expect(parseWireAmount(amount, decimals)).toBe(amountMinor);
});

it.each([
  ['0', 2],
  ['0.00', 2],
  ['-1', 2],
  ['0.001', 2],
  ['1.5', 0],
  ['1e3', 2],
  ['', 2],
])('refuses %s with %d decimals', (amount, decimals) => {
  expect(() => parseWireAmount(amount, decimals)).toThrow(Problem);
});
