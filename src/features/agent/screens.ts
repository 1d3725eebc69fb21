import { msg } from '@lingui/core/macro';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

/** What all pages of an agent's centre have in common. */
const ofAgents = { chrome: FULL_CHROME, needs: 'agent' } as const;

/** Contracts have pages of their own, each behind its feature. */
const comingSoon = {
  isSoon: true,
  source: 'src/ui/ComingSoon/ComingSoonScreen.tsx',
  load: () => import('../../ui/ComingSoon/ComingSoonScreen.tsx'),
} as const;

/** An agent's centre, in the order of its menu; the second path of a page is its key. */
export const screens: readonly Screen[] = [
  {
    id: 'agentCenter',
    paths: ['/agent'],
    label: msg({
      id: 'nav.agentCenter',
      context: 'Entry of the account menu of an agent: the pages about the team',
      message: 'Agent centre',
    }),
    icon: 'affiliate',
    gate: 'agentCenter',
    account: 12,
    ...ofAgents,
    source: 'src/features/agent/AgentScreen.tsx',
    load: () => import('./AgentScreen.tsx'),
  },
  {
    id: 'agentAnnouncement',
    paths: ['/agent/announcements', '/agent/agentAnnouncement'],
    label: msg({
      id: 'nav.agent.agentAnnouncement',
      context: 'Entry of the agent centre: news for agents from the house',
      message: 'Announcements',
    }),
    icon: 'notice',
    gate: 'agentCenter',
    agent: 10,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'agentTeamOverview',
    paths: ['/agent/overview', '/agent/agentTeamOverview'],
    label: msg({
      id: 'nav.agent.agentTeamOverview',
      context: 'Entry of the agent centre: what the team came to in some days',
      message: 'Overview',
    }),
    icon: 'profit',
    gate: 'agentCenter',
    agent: 20,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'registerCenter',
    paths: ['/agent/accounts', '/agent/registerCenter'],
    label: msg({
      id: 'nav.agent.registerCenter',
      context: 'Entry of the agent centre: links that people register by, and opening accounts',
      message: 'Open accounts',
    }),
    icon: 'invite',
    gate: 'agentCenter',
    agent: 30,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'downlineManagmentView',
    paths: ['/agent/team', '/agent/downlineManagmentView'],
    label: msg({
      id: 'nav.agent.downlineManagmentView',
      context: 'Entry of the agent centre: the members of the team, level by level',
      message: 'Team management',
    }),
    icon: 'affiliate',
    gate: 'agentCenter',
    agent: 40,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'personalHistoryCopy',
    paths: ['/agent/bets', '/agent/personalHistoryCopy'],
    label: msg({
      id: 'nav.agent.personalHistoryCopy',
      context: 'Entry of the agent centre: the bets of the team',
      message: 'Team betting',
    }),
    icon: 'bets',
    gate: 'agentCenter',
    agent: 50,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'palStatementsAgentCopy',
    paths: ['/agent/profit', '/agent/palStatementsAgentCopy'],
    label: msg({
      id: 'nav.agent.palStatementsAgentCopy',
      context: 'Entry of the agent centre: what each downline with its team won and lost',
      message: 'User profit and loss',
    }),
    icon: 'points',
    gate: 'agentCenter',
    agent: 60,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'agentRevenueReport',
    paths: ['/agent/income', '/agent/agentRevenueReport'],
    label: msg({
      id: 'nav.agent.agentRevenueReport',
      context: 'Entry of the agent centre: what the agent earned',
      message: 'My income',
    }),
    icon: 'wallet',
    gate: 'agentCenter',
    agent: 70,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'agentDownlineTransactionDetailsCopy',
    paths: ['/agent/record', '/agent/agentDownlineTransactionDetailsCopy'],
    label: msg({
      id: 'nav.agent.agentDownlineTransactionDetailsCopy',
      context: 'Entry of the agent centre: movements of money of the team',
      message: 'Transaction details',
    }),
    icon: 'record',
    gate: 'agentCenter',
    agent: 80,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'agentDividendRecordCopy2',
    paths: ['/agent/dividend', '/agent/agentDividendRecordCopy2'],
    label: msg({
      id: 'nav.agent.agentDividendRecordCopy2',
      context: 'Entry of the agent centre: contracts and bills of dividends',
      message: 'Dividend',
    }),
    icon: 'bonus',
    gate: 'dividendContract',
    agent: 90,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'agentDailyWages2',
    paths: ['/agent/daily', '/agent/agentDailyWages2'],
    label: msg({
      id: 'nav.agent.agentDailyWages2',
      context: 'Entry of the agent centre: contracts and bills of the daily salary',
      message: 'Daily salary',
    }),
    icon: 'cashback',
    gate: 'dailySalary',
    agent: 100,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'agentHourSalary',
    paths: ['/agent/hourly', '/agent/agentHourSalary'],
    label: msg({
      id: 'nav.agent.agentHourSalary',
      context: 'Entry of the agent centre: contracts and bills of the hourly salary',
      message: 'Hourly salary',
    }),
    icon: 'mission',
    gate: 'hourlySalary',
    agent: 110,
    ...ofAgents,
    ...comingSoon,
  },
  {
    id: 'agentRealtimeSalary',
    paths: ['/agent/real-time', '/agent/agentRealtimeSalary'],
    label: msg({
      id: 'nav.agent.agentRealtimeSalary',
      context: 'Entry of the agent centre: contracts and bills of the salary every five minutes',
      message: 'Real-time salary',
    }),
    icon: 'seamless',
    gate: 'realtimeSalary',
    agent: 120,
    ...ofAgents,
    ...comingSoon,
  },
];
