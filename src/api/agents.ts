import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  addAgentLink,
  closeAgentLink,
  getAgentAnnouncements,
  getAgentHome,
  getAgentIncome,
  getAgentLinks,
  getAgentOverview,
  getTeam,
  getTeamBets,
  getTeamProfit,
  getTeamRecord,
  openDownline,
  sendTeamMessage,
  setDownlinePoint,
} from '../../schemas/api/agents.ts';
import type { BodyOf, QueryOf, ValueOf } from '../../schemas/api/endpoint.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

/** Sums of a team or a member. */
export type TeamSums = ValueOf<typeof getAgentOverview>['sums'];

/** Somebody of a team. */
export type TeamMember = ValueOf<typeof getTeam>['list'][number];

/** A registration link. */
export type AgentLink = ValueOf<typeof addAgentLink>;

/** A row of profit and loss. */
export type ProfitRow = ValueOf<typeof getTeamProfit>['list'][number];

/** Sums of what an agent earned. */
export type IncomeSums = NonNullable<ValueOf<typeof getAgentIncome>['sums']>;

const AGENT_KEY = [MEMBER_KEY, 'agent'] as const;

/** How large the agent's team is. */
export const agentHome = (http: Http) =>
  queryOptions({
    queryKey: [...AGENT_KEY, getAgentHome.id],
    queryFn: ({ signal }) => http.call(getAgentHome, { signal }),
    staleTime: 0,
  });

/** What the house announces to agents and to everybody, the newest first. */
export const agentAnnouncements = (http: Http) =>
  queryOptions({
    queryKey: [...AGENT_KEY, getAgentAnnouncements.id, http.language],
    queryFn: ({ signal }) => http.call(getAgentAnnouncements, { signal }),
    staleTime: 0,
  });

/** What the team came to in some days. */
export const agentOverview = (http: Http, query: QueryOf<typeof getAgentOverview>) =>
  queryOptions({
    queryKey: [...AGENT_KEY, getAgentOverview.id, query],
    queryFn: ({ signal }) => http.call(getAgentOverview, { query, signal }),
    staleTime: 0,
  });

/** Members of the team, page by page. */
export const team = (http: Http, filter: Omit<QueryOf<typeof getTeam>, 'after' | 'pageSize'>) =>
  infiniteQueryOptions({
    queryKey: [...AGENT_KEY, getTeam.id, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getTeam, { query: { ...filter, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** Profit and loss of the team, page by page. */
export const teamProfit = (
  http: Http,
  filter: Omit<QueryOf<typeof getTeamProfit>, 'after' | 'pageSize'>,
) =>
  infiniteQueryOptions({
    queryKey: [...AGENT_KEY, getTeamProfit.id, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getTeamProfit, {
        query: { ...filter, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** What the agent earned, page by page. */
export const agentIncome = (
  http: Http,
  filter: Omit<QueryOf<typeof getAgentIncome>, 'before' | 'pageSize'>,
) =>
  infiniteQueryOptions({
    queryKey: [...AGENT_KEY, getAgentIncome.id, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getAgentIncome, {
        query: { ...filter, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** Bets of the team, page by page. */
export const teamBets = (
  http: Http,
  filter: Omit<QueryOf<typeof getTeamBets>, 'before' | 'pageSize'>,
) =>
  infiniteQueryOptions({
    queryKey: [...AGENT_KEY, getTeamBets.id, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getTeamBets, {
        query: { ...filter, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** Movements of money of the team, page by page. */
export const teamRecord = (
  http: Http,
  filter: Omit<QueryOf<typeof getTeamRecord>, 'before' | 'pageSize'>,
) =>
  infiniteQueryOptions({
    queryKey: [...AGENT_KEY, getTeamRecord.id, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getTeamRecord, {
        query: { ...filter, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** The agent's registration links, page by page. */
export const agentLinks = (http: Http) =>
  infiniteQueryOptions({
    queryKey: [...AGENT_KEY, getAgentLinks.id],
    queryFn: ({ signal, pageParam }) =>
      http.call(getAgentLinks, { query: { ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** Reads everything of the agent centre anew. */
export const refreshAgent = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [...AGENT_KEY] });

/** Makes a registration link. */
export const makeLink = (http: Http, body: BodyOf<typeof addAgentLink>) =>
  http.call(addAgentLink, { body });

/** Closes a registration link. */
export const closeLink = (http: Http, code: string) =>
  http.call(closeAgentLink, { body: { code } });

/** Opens an account below the agent. */
export const openAccount = (http: Http, body: BodyOf<typeof openDownline>) =>
  http.call(openDownline, { body });

/** Sets the rebate point of a downline. */
export const setPoint = (http: Http, body: BodyOf<typeof setDownlinePoint>) =>
  http.call(setDownlinePoint, { body });

/** Writes to somebody of the team. */
export const writeTo = (http: Http, body: BodyOf<typeof sendTeamMessage>) =>
  http.call(sendTeamMessage, { body });
