import { CATEGORIES } from '../api/games.ts';
import { MOST_FREE_SPIN_HOURS, MOST_FREE_SPINS } from '../freeSpins.ts';
import { SEGMENT_FIELDS } from '../memberSegment.ts';
import { moneySchema } from '../api/money.ts';
import {
  PROMOTION_BUTTONS,
  PROMOTION_CATEGORIES,
  PROMOTION_KINDS,
  PROMOTION_PERIODS,
  PROMOTION_STATES,
  PROMOTION_STATUSES,
} from '../promotions.ts';
import {
  defineDeskEndpoint,
  doneOnly,
  idField,
  maybeTimeField,
  outcomeOf,
  reasonField,
  timeField,
  uploadField,
} from './deskEndpoint.ts';
import { bonusTermsField } from './bonusTermsField.ts';
import { pageOf, pageQuery } from './list.ts';
import { amountField, maybeText, memberName, text } from './paymentParts.ts';
import { segmentField } from './segmentField.ts';

/** Texts in a few languages and a long list of accounts. */
const TERMS_BYTES = 256 * 1024;

const localMoment = {
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$',
  description: 'Where the brand keeps its days: yyyy-mm-ddThh:mm.',
} as const;
const count = (most: number, description: string) =>
  ({ type: 'integer', minimum: 0, maximum: most, description }) as const;

const texts = {
  type: 'object',
  minProperties: 1,
  maxProperties: 40,
  additionalProperties: false,
  description: 'By language.',
  patternProperties: {
    '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'lead', 'body'],
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 120 },
        lead: { type: 'string', maxLength: 300, description: 'One or two sentences of the list.' },
        body: { type: 'string', maxLength: 20_000, description: 'HTML of an article.' },
        picture: {
          ...uploadField,
          pattern:
            '^/(uploads/[A-Za-z0-9_-]{22}\\.(png|jpg|webp|svg)|art/banners/[a-z-]{1,40}-wide-960\\.webp)$',
          description: 'Address of an uploaded picture, or of one that comes along.',
        },
      },
    },
  },
} as const;

const fields = {
  kind: { type: 'string', enum: PROMOTION_KINDS },
  category: { type: 'string', enum: PROMOTION_CATEGORIES },
  period: { type: 'string', enum: PROMOTION_PERIODS },
  from: localMoment,
  until: { ...localMoment, description: 'Not included, as "from" is written.' },
  needsJoin: { type: 'boolean', description: 'A member takes part only after saying so.' },
  minDeposit: {
    ...amountField,
    description: 'To be paid in within a period; 0: nothing. Of a match: the least deposit.',
  },
  minValidBet: { ...amountField, description: 'To be bet within a period; 0: nothing.' },
  categories: {
    type: 'array',
    maxItems: CATEGORIES.length,
    items: { type: 'string', enum: CATEGORIES },
    description: 'What of play counts; none: all of it.',
  },
  audience: segmentField,
  minIdentity: count(20, 'The least level of identity; 0: anybody.'),
  budget: { ...amountField, description: 'What all of it may cost; 0: no limit.' },
  pays: bonusTermsField,
  most: { ...amountField, description: 'Of an activity: the most for one application.' },
  rewards: {
    type: 'array',
    maxItems: 31,
    items: amountField,
    description: 'Of a sign-in: a reward a day of the round.',
  },
  total: { ...amountField, description: 'Of a red packet: what is inside, each period.' },
  parts: count(1000, 'Of a red packet: how many share it.'),
  rate: {
    type: 'string',
    pattern: '^[0-9](\\.[0-9]{1,4})?$',
    description: 'Of a deposit match: which share of the deposit it brings. A decimal text.',
  },
  cap: { ...amountField, description: 'Of a deposit match: the most that it brings.' },
  tickets: { type: 'integer', minimum: 1, maximum: 50, description: 'Of a raffle, each period.' },
  prizes: {
    type: 'array',
    maxItems: 20,
    description: 'Of a raffle; one of them has no end (stock 0).',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['amount', 'weight', 'stock'],
      properties: {
        amount: { ...amountField, description: '0: no win.' },
        weight: { type: 'integer', minimum: 1, maximum: 1_000_000 },
        stock: count(1_000_000, 'How many there are; 0: as many as are drawn.'),
      },
    },
  },
  freeSpins: {
    type: 'object',
    additionalProperties: false,
    required: ['game', 'stake', 'count', 'hours'],
    description: 'Of free spins; "pays" are the terms of what they win.',
    properties: {
      game: {
        type: 'string',
        pattern: '^[A-Za-z0-9_.-]{1,64}$',
        description: 'Id of a game that can be played with them.',
      },
      stake: { ...amountField, description: 'Of each spin.' },
      count: { type: 'integer', minimum: 1, maximum: MOST_FREE_SPINS },
      hours: {
        type: 'integer',
        minimum: 1,
        maximum: MOST_FREE_SPIN_HOURS,
        description: 'For how long they can be played.',
      },
    },
  },
  texts,
} as const;

const terms = {
  type: 'object',
  additionalProperties: false,
  required: [
    'kind',
    'category',
    'period',
    'from',
    'until',
    'needsJoin',
    'minDeposit',
    'minValidBet',
    'categories',
    'audience',
    'minIdentity',
    'budget',
    'pays',
    'most',
    'rewards',
    'total',
    'parts',
    'rate',
    'cap',
    'tickets',
    'prizes',
    'texts',
  ],
  properties: fields,
} as const;

const item = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'kind',
    'state',
    'place',
    'version',
    'currency',
    'title',
    'terms',
    'hasDraft',
    'members',
    'waiting',
    'paid',
    'cost',
    'promised',
    'partsLeft',
    'drawn',
    'publishedAt',
    'changedAt',
    'changedBy',
    'law',
  ],
  properties: {
    id: text,
    kind: { type: 'string', enum: PROMOTION_KINDS },
    state: { type: 'string', enum: PROMOTION_STATES },
    place: { type: 'integer' },
    version: { type: 'integer', description: '0 before it was published.' },
    currency: text,
    title: text,
    terms: { ...terms, description: 'The draft where there is one, else what holds.' },
    hasDraft: { type: 'boolean', description: 'Something was written that does not hold yet.' },
    members: { type: 'integer', description: 'How many took part.' },
    waiting: { type: 'integer', description: 'Applications that nobody has decided about.' },
    paid: { type: 'integer', description: 'How often something was paid.' },
    cost: { ...moneySchema, description: 'What was paid.' },
    promised: { ...moneySchema, description: 'What was granted and not collected yet.' },
    partsLeft: {
      type: ['integer', 'null'],
      description: 'Of packets that were cut: parts that nobody has.',
    },
    drawn: {
      type: ['array', 'null'],
      items: { type: 'integer' },
      description: 'Of a raffle: how many of each prize were drawn.',
    },
    publishedAt: maybeTimeField,
    changedAt: timeField,
    changedBy: maybeText,
    law: {
      type: ['string', 'null'],
      enum: ['pays', 'categories', null],
      description: 'The field that the law of the market is against.',
    },
  },
} as const;

/** Promotions of a brand. */
export const listDeskPromotions = defineDeskEndpoint({
  id: 'promotions.list',
  method: 'GET',
  path: '/desk/v1/promotions',
  summary: 'Promotions in their order, with uptake and cost',
  permission: 'promotions.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, state: { type: 'string', enum: PROMOTION_STATES } },
  },
  value: pageOf(item),
});

/** One promotion. */
export const getDeskPromotion = defineDeskEndpoint({
  id: 'promotions.get',
  method: 'GET',
  path: '/desk/v1/promotions/one',
  summary: 'A promotion with its uptake and cost',
  permission: 'promotions.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: idField },
  },
  value: item,
});

const figures = {
  members: { type: 'integer', description: 'How many began.' },
  paid: { type: 'integer', description: 'How often something was paid.' },
  cost: { ...moneySchema, description: 'What was paid.' },
} as const;

/** How many take part in one and what it costs, by version and by day. */
export const getPromotionUptake = defineDeskEndpoint({
  id: 'promotions.uptake',
  method: 'GET',
  path: '/desk/v1/promotions/uptake',
  summary: 'Uptake and cost of a promotion by version and by day, the newest first',
  permission: 'promotions.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: idField },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'left', 'versions', 'days'],
    properties: {
      currency: text,
      left: {
        ...moneySchema,
        type: ['string', 'null'],
        description: 'Of the budget, promises included; null: no limit.',
      },
      versions: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['version', 'publishedAt', 'promised', 'members', 'paid', 'cost'],
          properties: {
            version: { type: 'integer' },
            publishedAt: timeField,
            promised: { ...moneySchema, description: 'What was granted and not collected yet.' },
            ...figures,
          },
        },
      },
      days: {
        type: 'array',
        description: 'Days of the brand on which something happened, 92 at most.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['day', 'members', 'paid', 'cost'],
          properties: { day: text, ...figures },
        },
      },
    },
  },
});

/** Writes a draft. */
export const savePromotion = defineDeskEndpoint({
  id: 'promotions.save',
  method: 'POST',
  path: '/desk/v1/promotions/save',
  summary: 'Write the draft of a promotion; it holds once it is published',
  permission: 'promotions.edit',
  scope: 'brand',
  freshFactor: false,
  bodyBytes: TERMS_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['place', 'terms'],
    properties: {
      id: { ...idField, description: 'Without it a new one.' },
      place: { type: 'integer', minimum: 0, maximum: 1_000_000 },
      terms,
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

const named = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'reason'],
  properties: { id: idField, reason: reasonField },
} as const;

/** Games that a promotion can give free spins of. */
export const listSpinGames = defineDeskEndpoint({
  id: 'promotions.spinGames',
  method: 'GET',
  path: '/desk/v1/promotions/spinGames',
  summary: 'Open slots that can be played with free spins',
  permission: 'promotions.view',
  scope: 'brand',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['games'],
    properties: {
      games: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'name', 'vendor', 'stakes'],
          properties: {
            id: text,
            name: text,
            vendor: { ...text, description: 'Name of its maker.' },
            stakes: {
              type: ['array', 'null'],
              items: moneySchema,
              description:
                'The stakes that a spin can have and the law allows; null: its vendor says.',
            },
          },
        },
      },
    },
  },
});

/** Lets a draft hold. */
export const publishPromotion = defineDeskEndpoint({
  id: 'promotions.publish',
  method: 'POST',
  path: '/desk/v1/promotions/publish',
  summary: 'Let the draft of a promotion hold from now on',
  permission: 'promotions.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'promotions.approve',
  body: named,
  value: doneOnly,
});

/** Lets nobody begin any more. */
export const endPromotion = defineDeskEndpoint({
  id: 'promotions.end',
  method: 'POST',
  path: '/desk/v1/promotions/end',
  summary: 'End a promotion: what was granted can still be collected',
  permission: 'promotions.edit',
  scope: 'brand',
  freshFactor: true,
  body: named,
  value: doneOnly,
});

/** Who an audience is now. */
export const previewAudience = defineDeskEndpoint({
  id: 'promotions.audience',
  method: 'POST',
  path: '/desk/v1/promotions/audience',
  summary: 'How many members a promotion is for now, and some of them',
  permission: 'promotions.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['audience'],
    properties: { audience: segmentField },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['count', 'sample'],
    properties: {
      count: { type: 'integer', minimum: 0 },
      sample: { type: 'array', items: text, description: 'Accounts.' },
    },
  },
});

/** Why a promotion stands for a member as it does. */
export const PROMOTION_WHYS = [
  'isPaused',
  'notYet',
  'over',
  'full',
  'audience',
  'identity',
  'join',
  'deposit',
  'validBet',
  'met',
  'entry',
] as const;

/** How promotions stand for a member, as they would see them. */
export const previewPromotions = defineDeskEndpoint({
  id: 'promotions.preview',
  method: 'GET',
  path: '/desk/v1/promotions/preview',
  summary: 'Published promotions as a member sees them, and why',
  permission: 'promotions.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['account'],
    properties: {
      account: { type: 'string', minLength: 1, maxLength: 64, description: 'Of the member.' },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['isPaused', 'list'],
    properties: {
      isPaused: { type: 'boolean', description: 'Nothing is offered to this member.' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'title', 'kind', 'isShown', 'status', 'button', 'most', 'whys', 'unmet'],
          properties: {
            id: text,
            title: text,
            kind: { type: 'string', enum: PROMOTION_KINDS },
            isShown: { type: 'boolean', description: 'The member finds it among promotions.' },
            status: { type: 'string', enum: PROMOTION_STATUSES },
            button: { type: ['string', 'null'], enum: [...PROMOTION_BUTTONS, null] },
            most: moneySchema,
            whys: { type: 'array', items: { type: 'string', enum: PROMOTION_WHYS } },
            unmet: {
              type: 'array',
              items: { type: 'string', enum: SEGMENT_FIELDS },
              description: 'What of whom it is for keeps this member out.',
            },
          },
        },
      },
    },
  },
});

/** States that an application is in. */
export const APPLICATION_STATES = [
  'applying',
  'process',
  'rejected',
  'issued',
  'claimed',
  'expired',
] as const;

const applicationNames = [
  'id',
  'promotion',
  'member',
  'comment',
  'state',
  'pictures',
  'at',
  'takenBy',
  'most',
  'currency',
  'amount',
  'reason',
  'mayReapply',
  'decidedAt',
  'decidedBy',
] as const;

const applicationParts = {
  id: text,
  promotion: text,
  member: memberName,
  comment: text,
  state: { type: 'string', enum: APPLICATION_STATES },
  pictures: { type: 'integer', description: 'How many came with it.' },
  at: timeField,
  takenBy: maybeText,
  most: { ...moneySchema, description: 'The most that it may be granted.' },
  currency: text,
  amount: { ...moneySchema, description: 'What it was granted.' },
  reason: maybeText,
  mayReapply: { type: 'boolean' },
  decidedAt: maybeTimeField,
  decidedBy: maybeText,
} as const;

/** Applications for activities. */
export const listApplications = defineDeskEndpoint({
  id: 'promotions.applications',
  method: 'GET',
  path: '/desk/v1/promotions/applications',
  summary: 'Applications: what waits longest first, of other states the newest first',
  permission: 'promotions.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, state: { type: 'string', enum: APPLICATION_STATES } },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: applicationNames,
    properties: applicationParts,
  }),
});

const application = {
  type: 'object',
  additionalProperties: false,
  required: ['application'],
  properties: { application: idField },
} as const;

/** One of them with its pictures. It is a change of the audit: each look leaves a record. */
export const openApplication = defineDeskEndpoint({
  id: 'promotions.open',
  method: 'POST',
  path: '/desk/v1/promotions/applications/open',
  summary: 'Open an application with its pictures; each look is in the audit',
  permission: 'promotions.view',
  scope: 'brand',
  body: application,
  value: {
    type: 'object',
    additionalProperties: false,
    required: [...applicationNames, 'opened'],
    properties: {
      ...applicationParts,
      opened: { type: 'array', items: { ...text, description: 'A picture as a data address.' } },
    },
  },
});

/** Says that somebody looks at it. */
export const takeApplication = defineDeskEndpoint({
  id: 'promotions.take',
  method: 'POST',
  path: '/desk/v1/promotions/applications/take',
  summary: 'Take an application: the member sees that somebody looks at it',
  permission: 'promotions.edit',
  scope: 'brand',
  body: application,
  value: doneOnly,
});

/** Grants it. */
export const approveApplication = defineDeskEndpoint({
  id: 'promotions.grant',
  method: 'POST',
  path: '/desk/v1/promotions/applications/grant',
  summary: 'Grant an application: the member can collect the amount for seven days',
  permission: 'promotions.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'promotions.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['application', 'amount', 'reason'],
    properties: { application: idField, amount: amountField, reason: reasonField },
  },
  value: doneOnly,
});

/** Rejects it. */
export const rejectApplication = defineDeskEndpoint({
  id: 'promotions.reject',
  method: 'POST',
  path: '/desk/v1/promotions/applications/reject',
  summary: 'Reject an application; the member reads why',
  permission: 'promotions.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['application', 'answer', 'mayReapply'],
    properties: {
      application: idField,
      answer: {
        ...text,
        minLength: 1,
        maxLength: 2000,
        description: 'Why, as the member reads it: 1 to 500 characters.',
      },
      mayReapply: { type: 'boolean', description: 'The member may apply again.' },
    },
  },
  value: doneOnly,
});
