import { queryOptions } from '@tanstack/react-query';
import { getAgentHome } from '../../schemas/api/agents.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

/** How large the agent's team is. */
export const agentHome = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getAgentHome.id],
    queryFn: ({ signal }) => http.call(getAgentHome, { signal }),
    staleTime: 0,
  });
