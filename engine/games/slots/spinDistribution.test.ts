import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeSpin } from './judgeSpin.ts';
import { arbitraryRules, everyStop } from '../../../tests/support/toyRules.ts';
import type { SlotRules, SpinMode } from './slotRules.ts';
import { countSpins } from './spinDistribution.ts';
import { cases } from '../../../scripts/steps/sweeps.ts';

function countOneByOne(rules: SlotRules, mode: SpinMode): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const stops of everyStop(rules.strips[mode])) {
    const { awarded, coins } = judgeSpin(rules, mode, stops);
    counts[`${awarded}/${coins}`] = (counts[`${awarded}/${coins}`] ?? 0) + 1;
  }
  return counts;
}

function countAtOnce(rules: SlotRules, mode: SpinMode): Record<string, number> {
  const { byAward } = countSpins(rules, mode);
  return Object.fromEntries(
    [...byAward].flatMap(([award, counts]) =>
      [...counts].map(([coins, count]) => [`${award}/${coins}`, count]),
    ),
  );
}

describe('counting all spins at once', () => {
  it.each(['paid', 'free'] as const)('comes to the same as judging each %s spin', (mode) => {
    fc.assert(
      fc.property(arbitraryRules({ stripLength: 4, rows: 3 }), (rules) => {
        expect(countAtOnce(rules, mode)).toEqual(countOneByOne(rules, mode));
      }),
      { numRuns: cases('games', 60), seed: 20_261_121 },
    );
  });

  it('says how many combinations there are', () => {
    fc.assert(
      fc.property(arbitraryRules({ stripLength: 3, rows: 2 }), (rules) => {
        const { stops, byAward } = countSpins(rules, 'paid');
        const counts = [...byAward.values()].flatMap((group) => [...group.values()]);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(stops);
      }),
      { numRuns: cases('games', 20), seed: 7 },
    );
  });
});
