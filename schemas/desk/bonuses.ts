import { BONUS_ORIGINS } from '../api/rewards.ts';
import { moneySchema } from '../api/money.ts';
import { maybeMoneySchema } from '../api/payments.ts';
import { BONUS_MODELS, BONUS_MONEY_STATES } from '../bonusTerms.ts';
import {
  defineDeskEndpoint,
  idField,
  maybeTimeField,
  outcomeOf,
  reasonField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { maybeText, text } from './paymentParts.ts';

/** Bonus money of a member, with its terms and how far it is played. */
export const listMemberBonuses = defineDeskEndpoint({
  id: 'bonuses.list',
  method: 'GET',
  path: '/desk/v1/bonuses',
  summary: 'Bonus money of a member, the newest first',
  permission: 'members.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId'],
    properties: { ...pageQuery, memberId: idField },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'origin',
      'title',
      'state',
      'model',
      'currency',
      'amount',
      'deposit',
      'required',
      'done',
      'released',
      'removed',
      'maxBet',
      'maxRelease',
      'grantedAt',
      'expiresAt',
      'endedAt',
      'endedBy',
      'reason',
    ],
    properties: {
      id: text,
      origin: { type: 'string', enum: BONUS_ORIGINS },
      title: { ...maybeText, description: 'In the language of the member.' },
      state: { type: 'string', enum: BONUS_MONEY_STATES },
      model: { type: 'string', enum: BONUS_MODELS },
      currency: text,
      amount: moneySchema,
      deposit: { ...moneySchema, description: 'The deposit that it came with; 0 for none.' },
      required: { ...moneySchema, description: 'What has to be bet.' },
      done: moneySchema,
      released: moneySchema,
      removed: { ...moneySchema, description: 'What was taken back as it ended.' },
      maxBet: { ...maybeMoneySchema, description: 'Null: any.' },
      maxRelease: { ...maybeMoneySchema, description: 'Null: all of it.' },
      grantedAt: timeField,
      expiresAt: maybeTimeField,
      endedAt: maybeTimeField,
      endedBy: { ...maybeText, description: 'Who ended it; null where it ended by itself.' },
      reason: maybeText,
    },
  }),
});

/** Ends bonus money that is active or waits. */
export const removeBonus = defineDeskEndpoint({
  id: 'bonuses.remove',
  method: 'POST',
  path: '/desk/v1/bonuses/remove',
  summary: 'Take bonus money back, with a reason that the member reads',
  permission: 'adjustments.edit',
  scope: 'brand',
  approval: 'adjustments.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'bonus', 'reason'],
    properties: {
      memberId: idField,
      bonus: { type: 'string', pattern: '^[0-9]{1,18}$' },
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['removed'],
    properties: { removed: { ...moneySchema, description: 'What was taken back.' } },
  }),
});
