import { defineEndpoint } from './endpoint.ts';

const count = (description: string) => ({ type: 'integer', minimum: 0, description }) as const;

/** How large an agent's team is, at this moment; the agent is one of it. */
export const getAgentHome = defineEndpoint({
  id: 'getAgentHome',
  method: 'GET',
  path: '/wps/agent/home',
  summary: "How large the agent's team is",
  gate: 'agentCenter',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['team', 'direct', 'agents'],
    properties: {
      team: count('All members of the team, the agent among them.'),
      direct: count('Those right below the agent.'),
      agents: count('Those of the team who lead a team themselves, without the agent.'),
    },
  },
});
