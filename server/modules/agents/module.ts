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
} from '../../../schemas/api/agents.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { requireAgent } from './agentCall.ts';
import { createAgentsService, type AgentsService } from './agents.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly agents: AgentsService;
  }
}

export const agentsModule = defineModule({
  name: 'agents',
  needs: ['db', 'clock', 'random', 'log', 'findSite', 'account', 'bets', 'content'],
  create: ({ db, clock, random, log, findSite, account, bets }) =>
    createAgentsService({
      db,
      clock,
      random,
      findSite,
      bets,
      openAccount: account.openDownline,
      onError: (err) => log.error({ err }, 'teams of a merchant were not counted'),
    }),
  routes(app, { agents, content }) {
    const { accounts, team } = agents;
    serve(app, getAgentHome, (call) => agents.home(call));
    serve(app, getAgentAnnouncements, async (call) => {
      requireAgent(call);
      const list = await content.getAnnouncements(call, ['AG', 'PL']);
      return {
        list: list.toSorted((one, other) => other.startsAt.localeCompare(one.startsAt)),
      };
    });
    serve(app, getAgentOverview, ({ query, ...call }) => team.overview(call, query));
    serve(app, getTeam, ({ query, ...call }) => team.list(call, query));
    serve(app, getTeamProfit, ({ query, ...call }) => team.profit(call, query));
    serve(app, getAgentIncome, ({ query, ...call }) => team.income(call, query));
    serve(app, getTeamBets, ({ query, ...call }) => team.bets(call, query));
    serve(app, getTeamRecord, ({ query, ...call }) => team.record(call, query));
    serve(app, getAgentLinks, ({ query, ...call }) => accounts.listLinks(call, query));
    serve(app, addAgentLink, ({ body, ...call }) => accounts.addLink(call, body));
    serve(app, closeAgentLink, ({ body, ...call }) => accounts.closeLink(call, body));
    serve(app, openDownline, ({ body, ...call }) => accounts.open(call, body));
    serve(app, sendTeamMessage, ({ body, ...call }) => accounts.write(call, body));
    serve(app, setDownlinePoint, ({ body, ...call }) => accounts.setPoint(call, body));
  },
  memberData: [
    // Who is above whom: the staff's, for a member is told of no other line.
    dataIn('member_lines', { column: 'descendant_id', isOfStaff: true }),
    {
      ...dataIn('member_lines', { column: 'ancestor_id', isOfStaff: true }),
      name: 'member_lines_below',
    },
    dataIn('agent_links', { column: 'agent_id' }),
    dataIn('member_days', { isOfStaff: true }),
    dataIn('team_days', { isOfStaff: true }),
    { ...dataIn('team_days', { column: 'upline_id', isOfStaff: true }), name: 'team_days_below' },
    dataIn('member_activity', { isOfStaff: true, isErased: true }),
    dataIn('team_changes', { isOfStaff: true }),
    dataIn('rebate_differences'),
    dataIn('rebate_changes', { isOfStaff: true }),
  ],
});
