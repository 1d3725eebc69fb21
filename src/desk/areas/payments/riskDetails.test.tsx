import { describe, expect, it } from 'vitest';
import { checkRisks, type RiskFacts } from '../../../../server/modules/withdrawals/riskChecks.ts';
import { describeRisk } from './riskDetails.ts';
import { RISK_NAMES } from './riskWords.ts';

const NOW = new Date('2026-02-01T00:00:00Z');
const LATER = new Date('2026-01-20T00:00:00Z');
const CALM: RiskFacts = {
  now: NOW,
  registeredAt: new Date('2025-01-01T00:00:00Z'),
  neighbours: 0,
  sameAccount: 0,
  depositedMinor: 10_000n,
  lastDepositAt: LATER,
  lastWithdrawalAt: null,
  stakedSinceMinor: 20_000n,
  lastDepositMinor: 10_000n,
  availableMinor: 5_000n,
  paidOutMinor: 0n,
  identityMissing: null,
};
const CASES: readonly Partial<RiskFacts>[] = [
  {},
  { registeredAt: NOW, neighbours: 2, sameAccount: 1, availableMinor: 200_000n },
  { stakedSinceMinor: 0n, lastWithdrawalAt: NOW },
  { stakedSinceMinor: 1n, lastWithdrawalAt: new Date('2026-01-01T00:00:00Z') },
  { lastDepositAt: null },
  { identityMissing: [] },
  { identityMissing: ['document', 'selfie'] },
];

describe('words of checks', () => {
  it.each(CASES)('has a name and words for whatever the checks find (%#)', (facts) => {
    const checks = checkRisks({ ...CALM, ...facts });
    expect(checks.filter(({ name }) => !(name in RISK_NAMES))).toEqual([]);
    expect(checks.filter(({ detail }) => !describeRisk(detail))).toEqual([]);
  });
});
