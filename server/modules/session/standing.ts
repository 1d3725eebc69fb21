import { AGENT_TYPES } from '../../../schemas/memberTypes.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import { Problem } from '../../http/problem.ts';
import type { Member } from './sessions.ts';

/**
 * Why a member who has proven to be one does not get in here; null for one who does. Only such a member may be told,
 * so ask no sooner.
 */
export function judgeMember(
  { registration }: ResolvedBrand,
  member: Member,
  now: Date,
): Problem | null {
  if (member.status === 'suspended' && member.upline_id !== null) {
    return new Problem('contactAgent', 'The account is suspended. Its agent may help.');
  }
  if (member.status !== 'active') return new Problem('accountClosed', 'The account is closed.');
  if (member.sign_in_frozen_until !== null && member.sign_in_frozen_until > now) {
    return new Problem('accountFrozen', 'Signing in is frozen for this account.');
  }
  if (member.paused_until !== null && member.paused_until > now) {
    return new Problem('accountPaused', 'The member takes a break.');
  }
  const isAgent = AGENT_TYPES.includes(member.member_type);
  if (registration.audience === 'agents' && !isAgent) {
    return new Problem('agentsOnly', 'Only agents sign in here.');
  }
  if (registration.audience === 'members' && isAgent) {
    return new Problem('membersOnly', 'Only members sign in here.');
  }
  return null;
}

/** How long a sign-in stands for the password. */
const FRESH_MS = 5 * 60_000;

/** Whether a member has just shown who they are. A device signs in by itself, so that only says who owns it. */
export const isFreshSignIn = ({ method, provedAt }: MemberSession, now: Date): boolean =>
  method !== 'device' && now.getTime() - provedAt.getTime() <= FRESH_MS;
