import { getMemberType, TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Admitted } from '../../http/gateway.ts';
import { Problem } from '../../http/problem.ts';

/** A call of an agent about its team. */
export type AgentCall = Pick<Admitted, 'caller' | 'features' | 'now'> & {
  readonly member: MemberSession;
};

/** Throws Problem realAccountNeeded for a trial, and agentsOnly for who leads no team. */
export function requireAgent({ member }: Pick<AgentCall, 'member'>): void {
  if (member.memberType === TRIAL_TYPE) {
    throw new Problem('realAccountNeeded', 'A trial account leads no team.');
  }
  if (!getMemberType(member.memberType).agentCentre) {
    throw new Problem('agentsOnly', 'Only agents lead a team.');
  }
}
