import {
  CASHBACK_MODES,
  cashbackClaimDays,
  cashbackLevelFrom,
  cashbackRates,
} from '../cashback.schema.ts';
import { defineDeskEndpoint, doneOnly, reasonField } from './deskEndpoint.ts';
import { amountField, maybeText, text } from './paymentParts.ts';

const termsFields = {
  mode: { type: 'string', enum: CASHBACK_MODES },
  rates: cashbackRates,
  levels: {
    type: 'array',
    maxItems: 20,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'rates'],
      properties: { from: cashbackLevelFrom, rates: cashbackRates },
    },
  },
  min: amountField,
  dayCap: { ...amountField, description: 'The most that a day gives; without it, any sum.' },
  claimDays: cashbackClaimDays,
} as const;

const TERM_NAMES = ['mode', 'rates', 'levels', 'min', 'claimDays'] as const;

const terms = {
  type: ['object', 'null'],
  additionalProperties: false,
  required: TERM_NAMES,
  description: 'Null: nothing is given back.',
  properties: termsFields,
} as const;

/** What members get back of bets, today and from days to come. */
export const getCashbackTerms = defineDeskEndpoint({
  id: 'cashback.terms',
  method: 'GET',
  path: '/desk/v1/cashback/terms',
  summary: 'Rates of cashback, those that are planned as well',
  permission: 'rewards.view',
  scope: 'brand',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'today', 'terms', 'since', 'by', 'planned'],
    properties: {
      currency: text,
      today: { ...text, description: 'The day where the site keeps its days: yyyy-mm-dd.' },
      terms,
      since: { ...maybeText, description: 'From which day on; null where the brand file says it.' },
      by: maybeText,
      planned: {
        type: 'array',
        description: 'The next first, each from its day until the next one.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['from', 'terms', 'by'],
          properties: { from: text, terms, by: text },
        },
      },
    },
  },
});

/** Changes them, for days from one on that has not begun. */
export const setCashbackTerms = defineDeskEndpoint({
  id: 'cashback.setTerms',
  method: 'POST',
  path: '/desk/v1/cashback/terms',
  summary: 'Change the rates of cashback from a day on; days before keep theirs',
  permission: 'rewards.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'rewards.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['from', 'reason'],
    properties: {
      from: {
        type: 'string',
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        description: 'The first day, after today: yyyy-mm-dd.',
      },
      terms: {
        type: 'object',
        additionalProperties: false,
        required: TERM_NAMES,
        description: 'Without them nothing is given back from then on.',
        properties: termsFields,
      },
      reason: reasonField,
    },
  },
  value: doneOnly,
});
