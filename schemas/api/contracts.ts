import {
  BILL_STATES,
  CARRY_STRATEGIES,
  CONTRACT_KINDS,
  PRODUCT_GROUPS,
  STATE_LETTERS,
  TERM_RULES,
  type ContractKind,
} from '../contracts.ts';
import type { FeatureId } from '../features.ts';
import { defineEndpoint } from './endpoint.ts';
import { moneySchema } from './money.ts';
import { maybeMomentSchema, momentSchema } from './payments.ts';

/*
 * Contracts of agents: what the one above pays for what a team does, period by period. Calls are named by the product's own
 * names, a call a kind, and states by its letters.
 */

const contractId = {
  type: 'string',
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  examples: ['5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10'],
} as const;
const account = {
  type: 'string',
  minLength: 1,
  maxLength: 32,
  description: 'Account of somebody right below who asks.',
  examples: ['maria77'],
} as const;
const kind = { type: 'string', enum: CONTRACT_KINDS, examples: ['daily'] } as const;
const group = {
  type: 'string',
  enum: PRODUCT_GROUPS,
  description: 'What of the play it is about; CONS: all of it.',
  examples: ['CONS'],
} as const;
const share = {
  type: 'string',
  pattern: '^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$',
  description: 'A share as a decimal text: "0.012" is 1.2 %.',
  examples: ['0.012'],
} as const;
const amount = (description: string) =>
  ({
    type: 'string',
    pattern: '^[0-9]{1,12}(\\.[0-9]{1,4})?$',
    description,
    examples: ['5000.00'],
  }) as const;

const tier = {
  type: 'object',
  additionalProperties: false,
  required: ['minimumBet', 'netLoss', 'activeMember', 'rateType', 'rate', 'lossRate'],
  properties: {
    minimumBet: amount('What the team has to bet in a period.'),
    netLoss: amount('What it has to lose; of dividends only.'),
    activeMember: { type: 'integer', minimum: 0, maximum: 100_000, examples: [3] },
    rateType: {
      type: 'string',
      enum: ['P', 'F'],
      description: 'P: a share of the base. F: a fixed sum.',
      examples: ['P'],
    },
    rate: {
      ...amount(
        'P: a share as a decimal text, of real-time salaries for bets that won. F: an amount.',
      ),
      pattern: '^[0-9]{1,12}(\\.[0-9]{1,6})?$',
      examples: ['0.012'],
    },
    lossRate: { ...share, description: 'Of real-time salaries, for bets that lost; else "0".' },
  },
} as const;

const terms = {
  type: 'object',
  additionalProperties: false,
  required: ['tiers', 'carry', 'feeRate'],
  properties: {
    tiers: { type: 'array', minItems: 1, maxItems: 10, items: tier },
    carry: {
      type: 'string',
      enum: CARRY_STRATEGIES,
      description: 'How a period that the house lost goes over; of dividends only, else "none".',
      examples: ['untilCleared'],
    },
    feeRate: { ...share, description: 'Of dividends: what is taken off first; else "0".' },
  },
} as const;

const letter = { type: 'string', enum: Object.values(STATE_LETTERS) } as const;

const contract = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'kind',
    'group',
    'payer',
    'receiver',
    'status',
    'terms',
    'offered',
    'offeredAt',
    'lapsesAt',
    'runsFrom',
    'steps',
  ],
  properties: {
    id: contractId,
    kind,
    group,
    payer: { type: ['string', 'null'], description: 'Account of who pays; null: the house.' },
    receiver: { type: 'string' },
    status: {
      ...letter,
      description:
        'P offered, E a change is offered, A active, V its end is asked for, R rejected, C ended.',
    },
    terms: { ...terms, description: 'What runs; of an offer, what is offered.' },
    offered: {
      ...terms,
      type: ['object', 'null'],
      description: 'What it would be after the change.',
    },
    offeredAt: momentSchema,
    lapsesAt: { ...maybeMomentSchema, description: 'When the offer is gone.' },
    runsFrom: { ...maybeMomentSchema, description: 'Start of the first period that is billed.' },
    steps: {
      type: 'array',
      description: 'What who asks can do now, as "status" of the call.',
      items: { type: 'string', enum: ['E', 'A', 'R', 'V', 'C', 'W'] },
    },
  },
} as const;

const endingContract = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'receiver', 'group', 'isDirect'],
  properties: {
    id: contractId,
    receiver: { type: 'string', description: 'Account of who would lose it.' },
    group,
    isDirect: { type: 'boolean', description: 'False for one further below.' },
  },
} as const;

/** What is wrong with terms, as a refusal carries it. */
export const termFaultSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['rule', 'tier', 'value'],
  properties: {
    rule: { type: 'string', enum: TERM_RULES },
    tier: { type: 'integer', description: 'From 1.' },
    value: {
      type: ['string', 'null'],
      description: 'What would do: a share, an amount or a number; null where nothing would.',
    },
  },
} as const;

const processParts = {
  method: 'POST',
  token: true,
  sealed: false,
  idempotent: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['status'],
    properties: {
      status: {
        type: 'string',
        enum: ['P', 'E', 'A', 'R', 'V', 'C', 'W'],
        description:
          'P offers, E offers a change, A accepts (of one whose end is asked for: keeps it), R rejects, V asks to end, C agrees to end, W takes an own offer or question back. For hourly contracts whose end is asked for, A agrees and R keeps it.',
        examples: ['P'],
      },
      id: { ...contractId, description: 'Of everything but a new offer.' },
      receiver: account,
      group,
      terms,
      downlineHigherRate: {
        type: 'string',
        enum: ['Y'],
        description: 'Says yes to contracts further down ending with it.',
      },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['contract', 'ended'],
    properties: {
      contract,
      ended: { type: 'array', description: 'What ended with it.', items: endingContract },
    },
  },
} as const;

/** Offers, answers and ends dividends. */
export const processDividend = defineEndpoint({
  id: 'processDividend',
  path: '/wps/relay/MCS2_processDividendReq',
  summary: 'Offer, answer or end a dividend contract',
  gate: 'dividendContract',
  ...processParts,
});

/** Offers, answers and ends daily salaries. */
export const processDailySalary = defineEndpoint({
  id: 'processDailySalary',
  path: '/wps/relay/MCS2_processDailySalContract',
  summary: 'Offer, answer or end a daily salary',
  gate: 'dailySalary',
  ...processParts,
});

/** Offers, answers and ends hourly salaries. */
export const processHourSalary = defineEndpoint({
  id: 'processHourSalary',
  path: '/wps/relay/MCS2_processContractHourSalary',
  summary: 'Offer, answer or end an hourly salary',
  gate: 'hourlySalary',
  ...processParts,
});

/** Offers, answers and ends real-time salaries. */
export const processRealTimeSalary = defineEndpoint({
  id: 'processRealTimeSalary',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  summary: 'Offer, answer or end a real-time salary',
  gate: 'realtimeSalary',
  ...processParts,
});

/** The feature behind each kind, and the call that changes contracts of it. */
export const CONTRACT_GATES = {
  dividend: 'dividendContract',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realTime: 'realtimeSalary',
} as const satisfies Record<ContractKind, FeatureId>;

const flag = (description: string) => ({ type: 'integer', enum: [0, 1], description }) as const;
const info = {
  type: ['string', 'null'],
  description: 'Letter of the own contract; null where there is none.',
} as const;

/** Which kinds of contracts a member has to do with. */
export const getContractFlags = defineEndpoint({
  id: 'getContractFlags',
  method: 'GET',
  path: '/wps/agent/contracts/consolidated',
  summary: 'Which kinds of contracts the agent has to do with',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      'divtypereq',
      'dailysalreqtype',
      'contracthoursalreq',
      'realtimesalreqtype',
      'divinfotype',
      'dailysalinfotype',
      'hoursalinfotype',
      'realtimesalinfotype',
    ],
    properties: {
      divtypereq: flag('An answer to a dividend is asked for.'),
      dailysalreqtype: flag('An answer to a daily salary is asked for.'),
      contracthoursalreq: flag('An answer to an hourly salary is asked for.'),
      realtimesalreqtype: flag('An answer to a real-time salary is asked for.'),
      divinfotype: info,
      dailysalinfotype: info,
      hoursalinfotype: info,
      realtimesalinfotype: info,
    },
  },
});

const debt = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'period', 'account', 'amount', 'left', 'at'],
  properties: {
    id: { type: 'string' },
    kind,
    period: { type: 'string' },
    account: { type: ['string', 'null'], description: 'The other side; null: the house.' },
    amount: moneySchema,
    left: moneySchema,
    at: momentSchema,
  },
} as const;

/** The own contracts of a kind, those of who is right below, and what is owed. */
export const getContracts = defineEndpoint({
  id: 'getContracts',
  method: 'GET',
  path: '/wps/agent/contracts',
  summary: 'Contracts of a kind: own ones, those with downlines, and what is owed',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: {
      kind,
      after: { ...account, description: 'The last account of the page before.' },
      pageSize: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      'currency',
      'decimals',
      'nextPeriod',
      'canOffer',
      'own',
      'downlines',
      'next',
      'owes',
      'owed',
    ],
    properties: {
      currency: { type: 'string' },
      decimals: { type: 'integer' },
      nextPeriod: { ...momentSchema, description: 'When terms that are accepted now begin.' },
      canOffer: {
        type: 'string',
        enum: ['yes', 'noContract', 'owing', 'never'],
        description:
          'Whether offers can be made: not without a contract of this kind, and not while something is owed.',
      },
      own: { type: 'array', description: 'From the agent above.', items: contract },
      downlines: {
        type: 'array',
        description: 'Agents right below, by their accounts.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['account', 'contracts'],
          properties: {
            account: { type: 'string' },
            contracts: { type: 'array', items: contract },
          },
        },
      },
      next: { type: ['string', 'null'], description: 'Names the next page.' },
      owes: { type: 'array', description: 'What the agent owes, the oldest first.', items: debt },
      owed: { type: 'array', description: 'What the agent above owes to it.', items: debt },
    },
  },
});

const bill = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'contract',
    'group',
    'period',
    'from',
    'until',
    'other',
    'status',
    'figures',
    'corrects',
    'tier',
    'base',
    'netLoss',
    'afterFee',
    'carryIn',
    'carryOut',
    'amount',
    'paid',
    'paidDown',
    'at',
  ],
  properties: {
    id: { type: 'string' },
    contract: contractId,
    group,
    period: { type: 'string', examples: ['daily:2026-02-01'] },
    from: momentSchema,
    until: momentSchema,
    other: {
      type: ['string', 'null'],
      description: 'Account of who pays, or of who is paid; null: the house.',
    },
    status: { type: 'string', enum: BILL_STATES },
    figures: {
      type: 'object',
      additionalProperties: false,
      description: 'What the team did in the period.',
      required: [
        'bets',
        'valid',
        'payouts',
        'cashback',
        'bonus',
        'salaries',
        'won',
        'lost',
        'active',
        'corrected',
      ],
      properties: {
        bets: moneySchema,
        valid: moneySchema,
        payouts: moneySchema,
        cashback: moneySchema,
        bonus: moneySchema,
        salaries: moneySchema,
        won: { ...moneySchema, description: 'What counts of bets that won.' },
        lost: { ...moneySchema, description: 'What counts of bets that lost.' },
        active: { type: 'integer' },
        corrected: {
          ...moneySchema,
          description:
            'How much results that were corrected in the period change: of a dividend what the team lost, else the bets that count.',
        },
      },
    },
    corrects: {
      type: 'array',
      items: { type: 'string' },
      description:
        'Former periods of the contract whose bets were corrected in this one; 12 at most.',
    },
    tier: {
      type: ['object', 'null'],
      additionalProperties: false,
      description: 'The tier that was reached, its place from 1; null for none.',
      required: ['place', 'rateType', 'rate', 'lossRate'],
      properties: {
        place: { type: 'integer' },
        rateType: tier.properties.rateType,
        rate: { type: 'string' },
        lossRate: { type: 'string' },
      },
    },
    base: moneySchema,
    netLoss: moneySchema,
    afterFee: moneySchema,
    carryIn: moneySchema,
    carryOut: moneySchema,
    amount: moneySchema,
    paid: moneySchema,
    paidDown: {
      ...moneySchema,
      description: 'What the receiver pays on to downlines for the same period.',
    },
    at: momentSchema,
  },
} as const;

/** Bills of a kind, the newest first. */
export const getContractBills = defineEndpoint({
  id: 'getContractBills',
  method: 'GET',
  path: '/wps/agent/contracts/bills',
  summary: 'What contracts of a kind came to, with how it was reckoned',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: {
      kind,
      side: {
        type: 'string',
        enum: ['own', 'downlines'],
        default: 'own',
        description: 'What the agent gets, or what it pays.',
      },
      before: {
        type: 'string',
        pattern: '^[0-9]{1,18}$',
        description: '"next" of the page before.',
      },
      pageSize: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'list', 'next'],
    properties: {
      currency: { type: 'string' },
      list: { type: 'array', items: bill },
      next: { type: ['string', 'null'], description: 'Names the next page.' },
    },
  },
});

/** What a simulation says, to members and at the desk. */
export const simulationSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['currency', 'from', 'until', 'periods', 'total', 'reached', 'before', 'ends', 'fault'],
  properties: {
    currency: { type: 'string' },
    from: momentSchema,
    until: momentSchema,
    periods: {
      type: 'array',
      description: 'Those with play, the newest first; at most 100.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['period', 'base', 'active', 'tier', 'amount'],
        properties: {
          period: { type: 'string' },
          base: moneySchema,
          active: { type: 'integer' },
          tier: { type: ['integer', 'null'], description: 'From 1; null: none was reached.' },
          amount: moneySchema,
        },
      },
    },
    total: { ...moneySchema, description: 'What the terms would have paid.' },
    reached: { type: 'integer', description: 'In how many periods something was reached.' },
    before: { ...moneySchema, description: 'What was billed in that time.' },
    ends: { type: 'array', description: 'Whose contracts would end.', items: endingContract },
    fault: {
      ...termFaultSchema,
      type: ['object', 'null'],
      description: 'Why the terms could not be offered; null where they could.',
    },
  },
} as const;

/** What terms would have paid for the last month, and whose contracts would end. */
export const simulateContract = defineEndpoint({
  id: 'simulateContract',
  method: 'POST',
  path: '/wps/agent/contracts/simulate',
  summary: 'What terms would have paid over the last month, and whose contracts would end',
  gate: 'agentCenter',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'group', 'terms'],
    properties: {
      kind,
      group,
      terms,
      receiver: { ...account, description: 'Somebody right below; who asks, without it.' },
    },
  },
  value: simulationSchema,
});

export {
  endingContract as endingContractSchema,
  terms as contractTermsSchema,
  bill as contractBillSchema,
  contract as contractSchema,
  debt as contractDebtSchema,
};
