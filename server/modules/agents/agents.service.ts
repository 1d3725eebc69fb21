import type { getAgentHome } from '../../../schemas/api/agents.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { requireAgent, type AgentCall } from './agentCall.ts';
import { countTeam, findDepth } from './lines.repository.ts';

/** What agents read of their teams. */
export interface AgentsService {
  home(call: AgentCall): Promise<ValueOf<typeof getAgentHome>>;
  /** How deep below an agent a member is at a moment: 0 the agent itself; null where it is not in the team. */
  readonly findDepth: typeof findDepth;
}

/** What the service is made of. */
export interface AgentsDeps {
  readonly db: Database;
}

/** Makes the service. */
export function createAgentsService({ db }: AgentsDeps): AgentsService {
  return {
    findDepth,
    async home(call) {
      requireAgent(call);
      const { merchantCode } = call.caller.brand;
      const of = { merchantCode, agentId: call.member.memberId, at: call.now };
      return withTransaction(db, { merchantCode }, (tx) => countTeam(tx, of));
    },
  };
}
