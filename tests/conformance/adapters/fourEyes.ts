import { approvalObstacle, approvalsNeeded } from '../../../engine/payments/approvals.ts';
import { minorOf } from '../amounts.ts';

interface Input {
  readonly threshold: string;
  readonly amount: string;
  readonly first: string;
  readonly candidates: readonly string[];
  readonly carlAdjustedBalanceHoursAgo: number;
}

const NOW = new Date('2026-11-26T12:00:00Z');

/** How many have to approve, and who of the candidates may be the second. */
export function run({ threshold, amount, first, candidates, carlAdjustedBalanceHoursAgo }: Input) {
  const fourEyesFromMinor = minorOf(threshold);
  const terms = { automaticBelowMinor: 0n, fourEyesFromMinor };
  const changedAt = new Date(NOW.getTime() - carlAdjustedBalanceHoursAgo * 3_600_000);
  const allowed = candidates.filter((name) => {
    const ties = { hasApproved: name === first, isMembersAgent: false };
    const changed = name === 'carl' ? { changedMemberAt: changedAt } : {};
    return approvalObstacle({ ...ties, ...changed }, NOW) === undefined;
  });
  return { approvalsNeeded: approvalsNeeded(minorOf(amount), terms, false), allowed };
}
