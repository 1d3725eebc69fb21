import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planChase } from './chasePlan.ts';

const bet = { stake: 20_000n, prize: 195_600n };

describe('a chase', () => {
  it.each([
    [{ kind: 'same', multiple: 3 }, 4, [3, 3, 3, 3]],
    [{ kind: 'times', multiple: 1, by: 2, every: 3 }, 8, [1, 1, 1, 2, 2, 2, 4, 4]],
    [{ kind: 'profit', percent: 10 }, 12, [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2]],
  ] as const)('of %j over %i issues', (rule, count, multiples) => {
    expect(planChase(rule, count, bet)).toEqual({ multiples });
  });

  it('says how many issues are possible where multiples grow too high', () => {
    expect(planChase({ kind: 'times', multiple: 1, by: 10, every: 1 }, 10, bet)).toEqual({
      possible: 4,
    });
    expect(planChase({ kind: 'same', multiple: 10_000 }, 1, bet)).toEqual({ possible: 0 });
    expect(planChase({ kind: 'profit', percent: 900 }, 3, bet)).toEqual({ possible: 0 });
    expect(planChase({ kind: 'times', multiple: 9999, by: 9999, every: 1 }, 2, bet)).toEqual({
      possible: 1,
    });
  });

  it.each([
    [{ kind: 'same', multiple: 0 }, 1],
    [{ kind: 'same', multiple: 1.5 }, 1],
    [{ kind: 'times', multiple: 1, by: 0, every: 1 }, 1],
    [{ kind: 'times', multiple: 1, by: 2, every: 0 }, 1],
    [{ kind: 'profit', percent: -1 }, 1],
    [{ kind: 'same', multiple: 1 }, 0],
  ] as const)('is not of %j over %i', (rule, count) => {
    expect(() => planChase(rule, count, bet)).toThrow(RangeError);
  });

  it('for profit takes in each issue the least multiple that reaches it', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 1_000_000n),
        fc.bigInt(1n, 1_000_000_000n),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 60 }),
        (stake, prize, percent, count) => {
          const plan = planChase({ kind: 'profit', percent }, count, { stake, prize });
          const multiples =
            plan.multiples ??
            planChase({ kind: 'profit', percent }, Math.max(1, plan.possible), { stake, prize })
              .multiples ??
            [];
          let spent = 0n;
          for (const multiple of multiples) {
            const reaches = (m: bigint) => {
              const all = spent + m * stake;
              return 100n * (m * prize - all) >= BigInt(percent) * all;
            };
            const m = BigInt(multiple);
            expect(reaches(m)).toBe(true);
            if (m > 1n) expect(reaches(m - 1n)).toBe(false);
            spent += m * stake;
          }
        },
      ),
    );
  });
});
