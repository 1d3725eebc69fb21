import { IDENTITY_STATES, PICTURE_SIDES } from '../api/identity.ts';
import { PICTURED_NEEDS } from '../identity.schema.ts';
import { IDENTITY_DOUBTS, IDENTITY_REASONS } from '../identityReasons.ts';
import {
  defineDeskEndpoint,
  idField,
  maybeTimeField,
  outcomeOf,
  reasonField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, sentQuery } from './list.ts';
import { maybeText, memberName, text } from './paymentParts.ts';

const checkParts = {
  id: text,
  member: memberName,
  need: { type: 'string', enum: PICTURED_NEEDS },
  state: { type: 'string', enum: IDENTITY_STATES },
  kind: maybeText,
  createdAt: timeField,
  submittedAt: maybeTimeField,
  decidedAt: maybeTimeField,
  decidedBy: maybeText,
  expiresAt: maybeTimeField,
} as const;

const checkRequired = [
  'id',
  'member',
  'need',
  'state',
  'kind',
  'createdAt',
  'submittedAt',
  'decidedAt',
  'decidedBy',
  'expiresAt',
] as const;

/** What members sent. */
export const listIdentityChecks = defineDeskEndpoint({
  id: 'identity.list',
  method: 'GET',
  path: '/desk/v1/identity',
  summary: 'What members sent to show who they are, what waits longest first',
  permission: 'identity.view',
  scope: 'brand',
  query: sentQuery(['asked', 'submitted', 'approved', 'refused', 'expired']),
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: checkRequired,
    properties: checkParts,
  }),
});

/** One of them, with what is on file. It is a change of the audit: each look leaves a record. */
export const openIdentityCheck = defineDeskEndpoint({
  id: 'identity.open',
  method: 'POST',
  path: '/desk/v1/identity/open',
  summary: 'Open what a member sent: pictures, data and what is on file; each look is in the audit',
  permission: 'identity.reveal',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['check'],
    properties: { check: idField },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      ...checkRequired,
      'name',
      'birthday',
      'country',
      'number',
      'expiresOn',
      'reason',
      'file',
      'comparisons',
      'sameDocument',
      'pictures',
      'level',
      'needsSecond',
      'reasons',
      'provider',
    ],
    properties: {
      ...checkParts,
      name: maybeText,
      birthday: maybeText,
      country: maybeText,
      number: maybeText,
      expiresOn: { ...maybeText, description: 'Its last day.' },
      reason: { ...maybeText, description: 'What the member was told.' },
      file: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'birthday', 'holders'],
        properties: {
          name: maybeText,
          birthday: maybeText,
          holders: { type: 'array', items: text, description: 'Of the payout accounts.' },
        },
      },
      comparisons: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['what', 'result'],
          properties: {
            what: { type: 'string', enum: ['name', 'birthday', 'accounts'] },
            result: { type: 'string', enum: ['same', 'partly', 'differs', 'unknown'] },
          },
        },
      },
      sameDocument: { type: 'integer', description: 'Other members who sent the same document.' },
      pictures: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['side', 'picture'],
          properties: {
            side: { type: 'string', enum: PICTURE_SIDES },
            picture: { ...text, description: 'A data address.' },
          },
        },
      },
      level: { ...maybeText, description: 'The level that the member has reached.' },
      needsSecond: { type: 'boolean', description: 'Whether a second person approves it.' },
      reasons: {
        type: 'array',
        description: 'Why a provider refused it, as the member reads it.',
        items: { type: 'string', enum: IDENTITY_REASONS },
      },
      provider: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['name', 'state', 'reasons', 'doubts', 'readName', 'readBirthday', 'endedAt'],
        description: 'What a provider says of it; null where none was asked.',
        properties: {
          name: text,
          state: {
            type: 'string',
            enum: ['created', 'open', 'working', 'approved', 'refused', 'review', 'expired'],
          },
          reasons: { type: 'array', items: { type: 'string', enum: IDENTITY_REASONS } },
          doubts: {
            type: 'array',
            description: 'Why it is for a person, whatever the provider says.',
            items: { type: 'string', enum: IDENTITY_DOUBTS },
          },
          readName: { ...maybeText, description: 'The name as the provider read it.' },
          readBirthday: maybeText,
          endedAt: maybeTimeField,
        },
      },
    },
  },
});

const outcome = outcomeOf({
  type: 'object',
  additionalProperties: false,
  required: ['check', 'state'],
  properties: { check: text, state: text },
});

const change = { method: 'POST', scope: 'brand', value: outcome } as const;

const decision = {
  type: 'object',
  additionalProperties: false,
  required: ['check', 'reason'],
  properties: { check: idField, reason: reasonField },
} as const;

/** Approves what a member sent. */
export const approveIdentityCheck = defineDeskEndpoint({
  ...change,
  id: 'identity.approve',
  path: '/desk/v1/identity/approve',
  summary: 'Approve what a member sent; a second person does where the brand wants one',
  permission: 'identity.edit',
  approval: 'identity.approve',
  body: decision,
});

/** Refuses what a member sent. */
export const refuseIdentityCheck = defineDeskEndpoint({
  ...change,
  id: 'identity.refuse',
  path: '/desk/v1/identity/refuse',
  summary: 'Refuse what a member sent, who reads why and may send it again',
  permission: 'identity.edit',
  body: decision,
});

/** Asks a member for something. */
export const askIdentityCheck = defineDeskEndpoint({
  ...change,
  id: 'identity.ask',
  path: '/desk/v1/identity/ask',
  summary: 'Ask a member for something, or ask again: what was approved does not hold any more',
  permission: 'identity.edit',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'need', 'reason'],
    properties: {
      memberId: idField,
      need: checkParts.need,
      reason: { ...reasonField, description: 'Why, as the member reads it.' },
    },
  },
});

/** Who checks members for the merchant. */
export const getIdentityProvider = defineDeskEndpoint({
  id: 'identity.provider',
  method: 'GET',
  path: '/desk/v1/identity/provider',
  summary: 'Who checks members for the merchant, without its keys',
  permission: 'payments.view',
  scope: 'brand',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['provider', 'names'],
    properties: {
      provider: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['provider', 'name', 'settings', 'hasKeys', 'state', 'webhookPath'],
        properties: {
          provider: text,
          name: text,
          settings: {
            type: 'object',
            additionalProperties: false,
            required: ['baseUrl'],
            properties: { baseUrl: text, signature: text, mode: text },
          },
          hasKeys: { type: 'boolean' },
          state: { type: 'string', enum: ['active', 'paused'] },
          webhookPath: { ...text, description: 'Where the provider tells what happened.' },
        },
      },
      names: { type: 'array', items: text, description: 'Providers that there are adapters for.' },
    },
  },
});

/** Keeps who checks members. */
export const putIdentityProvider = defineDeskEndpoint({
  ...change,
  id: 'identity.putProvider',
  path: '/desk/v1/identity/provider',
  summary: 'Keep who checks members, new or changed; keys that are left out stay as they are',
  permission: 'payments.edit',
  freshFactor: true,
  approval: 'payments.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['provider', 'name', 'settings', 'state', 'reason'],
    properties: {
      provider: { type: 'string', minLength: 1, maxLength: 32 },
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 80,
        description: 'As members read it.',
      },
      settings: {
        type: 'object',
        additionalProperties: false,
        required: ['baseUrl'],
        properties: {
          baseUrl: { type: 'string', maxLength: 200, pattern: '^https?://' },
          signature: { type: 'string', enum: ['standardWebhooks', 'stripe', 'btcpay'] },
          mode: {
            type: 'string',
            enum: ['page', 'pictures'],
            description:
              'Members show who they are on a page of the provider, or it is handed the pictures that they give here.',
          },
        },
      },
      apiKey: { type: 'string', writeOnly: true, minLength: 8, maxLength: 400 },
      webhookSecret: {
        type: 'string',
        writeOnly: true,
        minLength: 8,
        maxLength: 400,
        description: 'The one before goes on beside it until the next change.',
      },
      state: { type: 'string', enum: ['active', 'paused'] },
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: text },
  }),
});
