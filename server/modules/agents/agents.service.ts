import type { getAgentHome } from '../../../schemas/api/agents.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { createAgentAccounts, type AgentAccounts, type AgentAccountsDeps } from './accounts.ts';
import { requireAgent, type AgentCall } from './agentCall.ts';
import { countTeam, findDepth } from './lines.repository.ts';
import { createAgentTeam, type AgentTeam, type AgentTeamDeps } from './team.ts';
import { createRebateWork, type RebateWork, type RebateWorkDeps } from './rebates.ts';
import { createTeamWork, type TeamWork } from './teamWork.ts';

/** What agents read of their teams, and open below themselves. */
export interface AgentsService {
  home(call: AgentCall): Promise<ValueOf<typeof getAgentHome>>;
  readonly accounts: AgentAccounts;
  readonly team: AgentTeam;
  readonly work: TeamWork;
  readonly rebates: RebateWork;
  /** How deep below an agent a member is at a moment: 0 the agent itself; null where it is not in the team. */
  readonly findDepth: typeof findDepth;
}

/** What the service is made of. */
export type AgentsDeps = {
  readonly db: Database;
  readonly onError: (error: unknown) => void;
} & AgentAccountsDeps &
  AgentTeamDeps &
  RebateWorkDeps;

/** Makes the service. */
export function createAgentsService(deps: AgentsDeps): AgentsService {
  const { db } = deps;
  return {
    findDepth,
    accounts: createAgentAccounts(deps),
    team: createAgentTeam(deps),
    work: createTeamWork(deps),
    rebates: createRebateWork(deps),
    async home(call) {
      requireAgent(call);
      const { merchantCode } = call.caller.brand;
      const of = { merchantCode, agentId: call.member.memberId, at: call.now };
      return withTransaction(db, { merchantCode }, (tx) => countTeam(tx, of));
    },
  };
}
