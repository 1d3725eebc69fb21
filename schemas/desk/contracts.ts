import {
  contractBillSchema,
  contractSchema,
  contractTermsSchema,
  simulationSchema,
} from '../api/contracts.ts';
import { moneySchema } from '../api/money.ts';
import { CONTRACT_KINDS, CONTRACT_STATES, BILL_STATES, PRODUCT_GROUPS } from '../contracts.ts';
import { defineDeskEndpoint, doneOnly, idField, reasonField, timeField } from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { maybeText, text } from './paymentParts.ts';

const kind = { type: 'string', enum: CONTRACT_KINDS } as const;
const group = { type: 'string', enum: PRODUCT_GROUPS } as const;
const account = { ...text, minLength: 1, maxLength: 32 } as const;
const number = { type: 'string', pattern: '^[0-9]{1,18}$' } as const;

/** Contracts of agents, the newest first. */
export const listDeskContracts = defineDeskEndpoint({
  id: 'contracts.list',
  method: 'GET',
  path: '/desk/v1/contracts',
  summary: 'Contracts of agents, the newest first',
  permission: 'agents.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: CONTRACT_STATES },
      kind,
      account: { ...account, description: 'Of who receives.' },
    },
  },
  value: pageOf(contractSchema),
});

const houseTerms = {
  kind,
  group,
  account: { ...account, description: 'Of the head of a line.' },
  terms: contractTermsSchema,
} as const;

/** Offers the head of a line a contract of the house. */
export const offerHouseContract = defineDeskEndpoint({
  id: 'contracts.offer',
  method: 'POST',
  path: '/desk/v1/contracts/offer',
  summary: 'Offer the head of a line a contract of the house, or other terms',
  permission: 'agents.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'agents.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'group', 'account', 'terms', 'reason'],
    properties: {
      ...houseTerms,
      id: { ...idField, description: 'A contract whose terms change; without it, a new one.' },
      reason: reasonField,
    },
  },
  value: doneOnly,
});

/** Asks the head of a line to end a contract of the house. */
export const endHouseContract = defineDeskEndpoint({
  id: 'contracts.end',
  method: 'POST',
  path: '/desk/v1/contracts/end',
  summary: 'Ask the head of a line to end a contract of the house',
  permission: 'agents.edit',
  scope: 'brand',
  freshFactor: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'reason'],
    properties: { id: idField, reason: reasonField },
  },
  value: doneOnly,
});

/** What terms of the house would have paid over the last month, for a whole line. */
export const simulateHouse = defineDeskEndpoint({
  id: 'contracts.simulate',
  method: 'POST',
  path: '/desk/v1/contracts/simulate',
  summary: 'What terms would have paid over the last month, and whose contracts would end',
  permission: 'agents.view',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'group', 'account', 'terms'],
    properties: houseTerms,
  },
  value: simulationSchema,
});

/** Bills of contracts, the newest first. */
export const listDeskBills = defineDeskEndpoint({
  id: 'contractBills.list',
  method: 'GET',
  path: '/desk/v1/contracts/bills',
  summary: 'Bills of contracts, the newest first',
  permission: 'agents.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      state: { type: 'string', enum: BILL_STATES },
      kind,
      account: { ...account, description: 'Of who receives.' },
    },
  },
  value: pageOf({
    ...contractBillSchema,
    required: [...contractBillSchema.required, 'receiver', 'currency', 'owed'],
    properties: {
      ...contractBillSchema.properties,
      receiver: text,
      currency: text,
      owed: { ...moneySchema, description: 'What the payer owes of it to the receiver.' },
    },
  }),
});

/** Holds a bill, or lets it be paid. */
export const holdBill = defineDeskEndpoint({
  id: 'contractBills.hold',
  method: 'POST',
  path: '/desk/v1/contracts/bills/hold',
  summary: 'Hold a bill that is not paid yet, or let it be paid',
  permission: 'agents.edit',
  scope: 'brand',
  freshFactor: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'isHeld', 'reason'],
    properties: { id: number, isHeld: { type: 'boolean' }, reason: reasonField },
  },
  value: doneOnly,
});

/** Pays what is owed of a bill, which its payer owes to the house from then on. */
export const takeOverBill = defineDeskEndpoint({
  id: 'contractBills.takeOver',
  method: 'POST',
  path: '/desk/v1/contracts/bills/takeOver',
  summary: 'Pay what is owed of a bill in its payer’s place, and take over the claim',
  permission: 'agents.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'agents.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'reason'],
    properties: { id: number, reason: reasonField },
  },
  value: doneOnly,
});

/** What agents owe, the oldest first. */
export const listDeskDebts = defineDeskEndpoint({
  id: 'contractDebts.list',
  method: 'GET',
  path: '/desk/v1/contracts/debts',
  summary: 'What agents owe, the oldest first',
  permission: 'agents.view',
  scope: 'brand',
  query: { type: 'object', additionalProperties: false, properties: pageQuery },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'bill',
      'kind',
      'period',
      'debtor',
      'creditor',
      'currency',
      'amount',
      'left',
      'at',
    ],
    properties: {
      id: text,
      bill: text,
      kind,
      period: text,
      debtor: text,
      creditor: { ...maybeText, description: 'Null: the house.' },
      currency: text,
      amount: moneySchema,
      left: moneySchema,
      at: timeField,
    },
  }),
});
