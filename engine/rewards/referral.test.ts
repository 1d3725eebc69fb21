import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubtsOf, missingOf, referralEndsAt, referralTermsOf } from './referral.ts';

const terms = referralTermsOf(
  { deposit: 50, validBet: 500, days: 14, needsPhone: true, inviterReward: 10 },
  2,
);

describe('what an invited friend has to do', () => {
  it('is all of it, and the reward is for nothing less by a cent', () => {
    const done = { hasPhone: true, depositedMinor: 5_000n, validMinor: 50_000n };
    expect(missingOf(terms, done)).toEqual([]);
    expect(missingOf(terms, { ...done, validMinor: 49_999n })).toEqual(['validBet']);
    expect(missingOf(terms, { ...done, depositedMinor: 4_999n })).toEqual(['deposit']);
    expect(missingOf(terms, { ...done, hasPhone: false })).toEqual(['phone']);
  });

  it('never grows while the friend does more', () => {
    const sum = fc.bigInt({ min: 0n, max: 100_000n });
    fc.assert(
      fc.property(sum, sum, sum, sum, (deposit, moreIn, valid, moreBets) => {
        const facts = { hasPhone: false, depositedMinor: deposit, validMinor: valid };
        const later = {
          hasPhone: true,
          depositedMinor: deposit + moreIn,
          validMinor: valid + moreBets,
        };
        const before = missingOf(terms, facts);
        expect(missingOf(terms, later).every((need) => before.includes(need))).toBe(true);
      }),
    );
  });

  it('ends at the same time of the last day', () => {
    expect(referralEndsAt(new Date('2026-11-01T10:00:00Z'), terms)).toEqual(
      new Date('2026-11-15T10:00:00Z'),
    );
  });
});

describe('who looks at a reward', () => {
  const nothing = { sharesNetwork: false, sharesAccount: false, isPaused: false, paidThisMonth: 0 };

  it('is nobody where nothing speaks against it', () => {
    expect(doubtsOf(terms, { ...nothing, paidThisMonth: 19 })).toEqual([]);
  });

  it('is somebody for each reason', () => {
    expect(doubtsOf(terms, { ...nothing, sharesNetwork: true, paidThisMonth: 20 })).toEqual([
      'sameNetwork',
      'many',
    ]);
    expect(doubtsOf(terms, { ...nothing, sharesAccount: true, isPaused: true })).toEqual([
      'sameAccount',
      'paused',
    ]);
  });
});
