import { BET_STATES, betSchema, LONGEST_RANGE_DAYS } from './bets.ts';
import { announcementOf } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { categorySchema } from './games.ts';
import { day, next, time } from './lotteryFields.ts';
import { moneySchema } from './money.ts';
import { beforeKey, pageSizeOf, rangeQuery } from './records.ts';
import { accountName, passwordText } from './texts.ts';

const count = (description: string) => ({ type: 'integer', minimum: 0, description }) as const;
const text = (description: string) => ({ type: 'string', description }) as const;

/** The highest point that there can be, in tenths of a percent. */
export const HIGHEST_POINT = 500;

/** What somebody whom an agent opens an account for becomes. */
export const DOWNLINE_KINDS = ['agent', 'player'] as const;

/** What somebody in a team is. */
export type DownlineKind = (typeof DOWNLINE_KINDS)[number];

const kind = {
  type: 'string',
  enum: DOWNLINE_KINDS,
  description: 'Leads a team, or plays.',
  examples: ['player'],
} as const;

const point = {
  type: 'integer',
  minimum: 0,
  maximum: HIGHEST_POINT,
  description:
    'Rebate point of lotteries in tenths of a percent; the prize group is the base and two for each of these.',
  examples: [70],
} as const;

const memberId = {
  type: 'string',
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'Id of a member of the team; of any other the answer is "notFound".',
  examples: ['6f1c1d5e-0a0b-4c5d-8e9f-0123456789ab'],
} as const;

const pageSize = pageSizeOf(100);

const range = {
  from: day(
    `First day, where the site keeps its days; today unless given. ${LONGEST_RANGE_DAYS} days at most.`,
  ),
  to: rangeQuery.to,
} as const;

const asked = { from: text('First day.'), to: text('Last day.') } as const;

/** Somebody of a team, by name. */
const person = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'account'],
  properties: { id: text('Of the member.'), account: text('As the member signs in.') },
} as const;

const path = {
  type: 'array',
  items: person,
  description: 'From the agent down to whose page it is.',
} as const;

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

const sums = {
  type: 'object',
  additionalProperties: false,
  required: [
    'joined',
    'betCount',
    'deposit',
    'withdrawal',
    'bet',
    'valid',
    'payout',
    'rebate',
    'promotion',
    'salary',
    'difference',
    'net',
  ],
  properties: {
    joined: count('Accounts that were opened.'),
    betCount: { type: 'integer', description: 'Settled bets.' },
    deposit: { ...moneySchema, description: 'Paid in, and received within the line.' },
    withdrawal: { ...moneySchema, description: 'Paid out, and sent within the line.' },
    bet: moneySchema,
    valid: { ...moneySchema, description: 'What counts for turnover, cashback and contracts.' },
    payout: moneySchema,
    rebate: { ...moneySchema, description: 'Rebates of lotteries, and cashback.' },
    promotion: { ...moneySchema, description: 'Bonuses and missions.' },
    salary: {
      ...moneySchema,
      description: 'Salaries, dividends and commissions, less what was paid down.',
    },
    difference: { ...moneySchema, description: 'The difference of lottery rebates.' },
    net: {
      ...moneySchema,
      description: 'What members won: payout, rebate, promotion, salary and difference less bet.',
    },
  },
} as const;

/** What the team came to in some days, and what the agent earned. */
export const getAgentOverview = defineEndpoint({
  id: 'getAgentOverview',
  method: 'GET',
  path: '/wps/agent/overview',
  summary: 'What the team came to in some days',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  query: { type: 'object', additionalProperties: false, properties: range },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'today', 'from', 'to', 'team', 'online', 'active', 'sums', 'income'],
    properties: {
      currency: text('Of all amounts.'),
      today: text('The day that it is where the site keeps its days.'),
      ...asked,
      team: count('Members of the team at this moment.'),
      online: count('Of them, those who were seen in the last five minutes.'),
      active: count('Those who bet in these days and in none after.'),
      sums,
      income: {
        ...moneySchema,
        description:
          "The agent's own: rebate difference, salaries, dividends, less what was paid down.",
      },
    },
  },
});

/** Members below one of the team, or those whose account begins with a text, whoever they are below. */
export const getTeam = defineEndpoint({
  id: 'getTeam',
  method: 'GET',
  path: '/wps/agent/team',
  summary: 'Members of the team',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      of: { ...memberId, description: 'Below whom; the agent unless given.' },
      search: {
        type: 'string',
        minLength: 1,
        maxLength: 64,
        description: 'How accounts of the whole team begin, in capitals or not.',
        examples: ['ana'],
      },
      after: {
        type: 'string',
        minLength: 1,
        maxLength: 64,
        description: '"next" of the page before.',
        examples: ['ana'],
      },
      pageSize,
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'path', 'own', 'list', 'next'],
    properties: {
      currency: text('Of all balances.'),
      path,
      own: {
        type: 'object',
        additionalProperties: false,
        required: ['point', 'base'],
        description: "The agent's own terms.",
        properties: { point, base: { type: 'integer', description: 'Prize group at point 0.' } },
      },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'account',
            'kind',
            'depth',
            'team',
            'balance',
            'point',
            'joinedAt',
            'seenAt',
          ],
          properties: {
            id: text('Of the member.'),
            account: text('As the member signs in.'),
            kind,
            depth: { type: 'integer', minimum: 1, description: '1 right below the agent.' },
            team: count('Members below.'),
            balance: { ...moneySchema, description: 'Of the main wallet.' },
            point,
            joinedAt: time,
            seenAt: { type: ['string', 'null'], description: 'When last seen; ISO 8601, UTC.' },
          },
        },
      },
      next: { type: ['string', 'null'], description: '"after" of the next page; null at the end.' },
    },
  },
});

/** Sets the rebate point of somebody right below, at most the agent's and no lower than theirs below. */
export const setDownlinePoint = defineEndpoint({
  id: 'setDownlinePoint',
  method: 'POST',
  path: '/wps/agent/point',
  summary: 'Set the rebate point of a downline',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['member', 'point'],
    properties: { member: memberId, point },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['point'],
    properties: { point },
  },
});

/** Characters of a message to somebody of the team at most. */
export const MOST_TEAM_MESSAGE = 140;

/** Writes to somebody of the team, who finds it among the messages of the site. */
export const sendTeamMessage = defineEndpoint({
  id: 'sendTeamMessage',
  method: 'POST',
  path: '/wps/agent/message',
  summary: 'Write to a member of the team',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['member', 'text'],
    properties: {
      member: memberId,
      text: {
        type: 'string',
        minLength: 1,
        maxLength: 2000,
        description: 'Plain text of 1 to 140 characters, counted as people count them.',
        examples: ['Your salary contract is ready. Please look at it this week.'],
      },
    },
  },
  value: { type: 'null' },
});

/** What the house announces to agents, and to everybody, the newest first. */
export const getAgentAnnouncements = defineEndpoint({
  id: 'getAgentAnnouncements',
  method: 'GET',
  path: '/wps/agent/announcements',
  summary: 'Announcements for agents, and those for everybody',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: { list: { type: 'array', items: announcementOf(['AG', 'PL']) } },
  },
});

const link = {
  type: 'object',
  additionalProperties: false,
  required: [
    'code',
    'kind',
    'point',
    'hosts',
    'uses',
    'used',
    'expiresAt',
    'note',
    'state',
    'createdAt',
  ],
  properties: {
    code: text('What people register with.'),
    kind,
    point,
    hosts: {
      type: 'array',
      items: { type: 'string' },
      description: 'Where it is good; none: everywhere.',
    },
    uses: { type: ['integer', 'null'], description: 'For how many accounts; null: any number.' },
    used: count('Accounts that were opened by it.'),
    expiresAt: { type: ['string', 'null'], description: 'ISO 8601, UTC.' },
    note: text('For the agent alone.'),
    state: { type: 'string', enum: ['open', 'used', 'expired', 'closed'] },
    createdAt: time,
  },
} as const;

/** The agent's registration links, the newest first. */
export const getAgentLinks = defineEndpoint({
  id: 'getAgentLinks',
  method: 'GET',
  path: '/wps/agent/links',
  summary: "The agent's registration links",
  gate: 'agentCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      before: {
        type: 'string',
        pattern: '^[0-9]{1,15}_[A-Z0-9]{8}$',
        description: '"next" of the page before.',
        examples: ['1769940000000_ABCD2345'],
      },
      pageSize,
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['point', 'base', 'list', 'next'],
    properties: {
      point: { ...point, description: "The agent's own point, which is the most." },
      base: { type: 'integer', description: 'Prize group at point 0.' },
      list: { type: 'array', items: link },
      next,
    },
  },
});

/** Makes a registration link. */
export const addAgentLink = defineEndpoint({
  id: 'addAgentLink',
  method: 'POST',
  path: '/wps/agent/links',
  summary: 'Make a registration link',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'point'],
    properties: {
      kind,
      point,
      isHereOnly: { type: 'boolean', description: 'Good at the host of this call alone.' },
      uses: {
        type: 'integer',
        minimum: 1,
        maximum: 100_000,
        description: 'For how many accounts.',
      },
      days: { type: 'integer', minimum: 1, maximum: 366, description: 'For how many days.' },
      note: { type: 'string', maxLength: 60, description: 'For the agent alone.' },
    },
  },
  value: link,
});

/** Closes a registration link: nobody registers by it any more. */
export const closeAgentLink = defineEndpoint({
  id: 'closeAgentLink',
  method: 'POST',
  path: '/wps/agent/links/close',
  summary: 'Close a registration link',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code: { type: 'string', pattern: '^[A-Z0-9]{8}$', examples: ['ABCD2345'] } },
  },
  value: link,
});

/** Opens an account right below the agent; the password is changed at the first sign-in. */
export const openDownline = defineEndpoint({
  id: 'openDownline',
  method: 'POST',
  path: '/wps/agent/account',
  summary: 'Open an account below the agent',
  gate: 'agentCenter',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'username', 'password', 'point'],
    properties: { kind, username: accountName, password: passwordText, point },
  },
  value: person,
});

/** What each member right below, with its team, won and lost; own row and rows make the total. */
export const getTeamProfit = defineEndpoint({
  id: 'getTeamProfit',
  method: 'GET',
  path: '/wps/agent/profit',
  summary: 'Profit and loss of the team, a row a direct downline',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...range,
      of: { ...memberId, description: 'Whose downlines; those of the agent unless given.' },
      after: { ...memberId, description: '"next" of the page before.' },
      pageSize,
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'path', 'own', 'total', 'list', 'next'],
    properties: {
      currency: text('Of all amounts.'),
      path,
      own: { anyOf: [sums, { type: 'null' }], description: 'On the first page: the member alone.' },
      total: { anyOf: [sums, { type: 'null' }], description: 'On the first page.' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'account', 'kind', 'isBelow', 'sums'],
          properties: {
            id: text('Of the member.'),
            account: text('As the member signs in.'),
            kind,
            isBelow: { type: 'boolean', description: 'Whether the member is in the team today.' },
            sums,
          },
        },
      },
      next,
    },
  },
});

/** Why money came to an agent, or went down the line. */
export const INCOME_TYPES = ['income', 'salary', 'dividend'] as const;

/** What the agent earned in some days, and each movement of it. */
export const getAgentIncome = defineEndpoint({
  id: 'getAgentIncome',
  method: 'GET',
  path: '/wps/agent/income',
  summary: 'What the agent earned',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...range,
      before: beforeKey,
      pageSize,
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'sums', 'list', 'next'],
    properties: {
      currency: text('Of all amounts.'),
      sums: {
        type: 'object',
        additionalProperties: false,
        required: ['difference', 'salary', 'dividend', 'paidDown', 'net'],
        description: 'Of the whole range.',
        properties: {
          difference: { ...moneySchema, description: 'The difference of lottery rebates.' },
          salary: { ...moneySchema, description: 'Received.' },
          dividend: { ...moneySchema, description: 'Received.' },
          paidDown: { ...moneySchema, description: 'Paid to downlines.' },
          net: moneySchema,
        },
      },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'at', 'type', 'amount'],
          properties: {
            id: text('Of the movement.'),
            at: time,
            type: { type: 'string', enum: INCOME_TYPES },
            amount: { ...moneySchema, description: 'Below zero: paid down, or taken back.' },
          },
        },
      },
      next,
    },
  },
});

const ofTeam = {
  ...range,
  account: { ...accountName, description: 'Of one member of the team.' },
  before: beforeKey,
  pageSize,
} as const;

/** Settled bets of the team, the newest first, with the totals of the range on the first page. */
export const getTeamBets = defineEndpoint({
  id: 'getTeamBets',
  method: 'GET',
  path: '/wps/agent/bets',
  summary: 'Bets of the team',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...ofTeam,
      category: categorySchema,
      vendor: {
        type: 'string',
        pattern: '^[A-Za-z0-9_.-]{1,64}$',
        description: 'Code of a vendor.',
        examples: ['HOUSE'],
      },
      state: { type: 'string', enum: BET_STATES, examples: ['won'] },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'total', 'list', 'next'],
    properties: {
      currency: text('Of all amounts.'),
      total: {
        anyOf: [sums, { type: 'null' }],
        description:
          'What the range comes to, of a category or vendor only its bets; on the first page, and null where "state" is asked for.',
      },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['account', 'bet'],
          properties: { account: text('Who bet.'), bet: betSchema },
        },
      },
      next,
    },
  },
});

/** Why money of a team moved beside play. */
export const TEAM_MOVE_TYPES = [
  'deposit',
  'withdrawal',
  'bonus',
  'cashback',
  'mission',
  'income',
  'salary',
  'dividend',
  'lineTransfer',
  'adjustment',
  'opening',
] as const;

/** Movements of money of the team beside play, the newest first. */
export const getTeamRecord = defineEndpoint({
  id: 'getTeamRecord',
  method: 'GET',
  path: '/wps/agent/record',
  summary: 'Movements of money of the team',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...ofTeam,
      type: { type: 'string', enum: TEAM_MOVE_TYPES, examples: ['deposit'] },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list', 'next'],
    properties: {
      currency: text('Of all amounts.'),
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'account', 'at', 'type', 'amount'],
          properties: {
            id: text('Of the movement.'),
            account: text('Whose money it was.'),
            at: time,
            type: { type: 'string', enum: TEAM_MOVE_TYPES },
            amount: { ...moneySchema, description: 'Above zero: came in; below: went out.' },
          },
        },
      },
      next,
    },
  },
});
