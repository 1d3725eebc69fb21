/** From which amounts people have to approve a withdrawal; in minor units. */
export interface ApprovalTerms {
  /** Below it none has to, unless a check is red. */
  readonly automaticBelowMinor: bigint;
  /** From it on two have to. */
  readonly fourEyesFromMinor: bigint;
}

/** How many different people have to approve. */
export function approvalsNeeded(
  amountMinor: bigint,
  { automaticBelowMinor, fourEyesFromMinor }: ApprovalTerms,
  hasRedCheck: boolean,
): 0 | 1 | 2 {
  if (amountMinor >= fourEyesFromMinor) return 2;
  return amountMinor < automaticBelowMinor && !hasRedCheck ? 0 : 1;
}

/** What binds a person to an order. */
export interface ApproverTies {
  readonly hasApproved: boolean;
  readonly isMembersAgent: boolean;
  /** When this person last changed the member's account, password or balance. */
  readonly changedMemberAt?: Date;
}

const TIED_FOR_MS = 24 * 3_600_000;

/** Why a person may not approve an order; undefined where nothing stands against it. */
export function approvalObstacle(
  { hasApproved, isMembersAgent, changedMemberAt }: ApproverTies,
  now: Date,
): 'approvedBefore' | 'isMembersAgent' | 'changedMember' | undefined {
  if (hasApproved) return 'approvedBefore';
  if (isMembersAgent) return 'isMembersAgent';
  const isFresh = changedMemberAt && now.getTime() - changedMemberAt.getTime() < TIED_FOR_MS;
  return isFresh ? 'changedMember' : undefined;
}
