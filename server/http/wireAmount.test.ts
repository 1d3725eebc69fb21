import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneySchema } from '../../schemas/api/money.ts';
import { toWireAmount } from './wireAmount.ts';

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
