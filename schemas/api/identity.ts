import { IDENTITY_NEEDS, PICTURED_NEEDS } from '../identity.schema.ts';
import { IDENTITY_REASONS } from '../identityReasons.ts';
import { defineEndpoint } from './endpoint.ts';
import { maybeMoneySchema, maybeMomentSchema } from './payments.ts';
import { PICTURE_BYTES, pictureField } from './pictures.ts';

/*
 * Who members are. Pictures come first, one call each; what they show is sent with their names. Nothing of it is ever
 * served to a browser of the site again.
 */

/** How something that a level takes stands. */
export const IDENTITY_STATES = [
  'missing',
  /** The house asks for it, or asks again. */
  'asked',
  /** It was sent, and somebody looks at it. */
  'submitted',
  'approved',
  /** It was not taken; the reason is told. */
  'refused',
  /** It was approved, and does not hold any more. */
  'expired',
] as const;

/** How something stands. */
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** Papers that show who somebody is. */
export const DOCUMENT_KINDS = [
  'passport',
  'identityCard',
  'drivingLicence',
  'residencePermit',
] as const;

/** Papers that show where somebody lives. */
export const ADDRESS_KINDS = ['utilityBill', 'bankStatement', 'officialLetter'] as const;

/** A paper that can be sent. */
export type PaperKind = (typeof DOCUMENT_KINDS)[number] | (typeof ADDRESS_KINDS)[number];

/** What a picture shows. */
export const PICTURE_SIDES = ['front', 'back', 'selfie', 'page'] as const;

/** What a picture shows. */
export type PictureSide = (typeof PICTURE_SIDES)[number];

/** Pictures that go together at once. */
const MOST_IDENTITY_PICTURES = 3;

const need = {
  type: 'string',
  enum: PICTURED_NEEDS,
  description: 'What is shown.',
  examples: ['document'],
} as const;

const day = (description: string, example: string) =>
  ({
    type: 'string',
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    description,
    examples: [example],
  }) as const;

const identityValue = {
  type: 'object',
  additionalProperties: false,
  required: ['level', 'levels', 'checks', 'name', 'birthday', 'provider'],
  properties: {
    level: { type: 'integer', description: 'The place of the level that is reached.' },
    levels: {
      type: 'array',
      description: 'From the lowest on.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'title', 'text', 'needs', 'depositSum', 'withdrawalSum', 'mayPlay'],
        properties: {
          id: { type: 'string' },
          title: { type: 'string' },
          text: { type: ['string', 'null'], description: 'Why it is asked for.' },
          needs: {
            type: 'array',
            description: 'All that it takes.',
            items: { type: 'string', enum: IDENTITY_NEEDS },
          },
          depositSum: { ...maybeMoneySchema, description: 'Paid in in all; null: any amount.' },
          withdrawalSum: { ...maybeMoneySchema, description: 'Paid out in all; null: any amount.' },
          mayPlay: { type: 'boolean' },
        },
      },
    },
    checks: {
      type: 'array',
      description: 'What the levels take, in the order in which it is asked.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['need', 'state', 'reason', 'reasons', 'submittedAt', 'expiresAt'],
        properties: {
          need: { type: 'string', enum: IDENTITY_NEEDS },
          state: { type: 'string', enum: IDENTITY_STATES },
          reason: { type: ['string', 'null'], description: 'What the house says of it.' },
          reasons: {
            type: 'array',
            description: 'Why a provider refused it.',
            items: { type: 'string', enum: IDENTITY_REASONS },
          },
          submittedAt: maybeMomentSchema,
          expiresAt: { ...maybeMomentSchema, description: 'Until when it holds.' },
        },
      },
    },
    name: { type: ['string', 'null'], description: 'The payee name on file.' },
    birthday: { type: ['string', 'null'], description: 'On file.' },
    provider: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['name', 'needs', 'state', 'pageUrl', 'until'],
      description: 'Who checks members for the house on a page of its own; null where nobody does.',
      properties: {
        name: { type: 'string' },
        needs: {
          type: 'array',
          description: 'What is checked there; nothing where nothing has to be shown.',
          items: { type: 'string', enum: PICTURED_NEEDS },
        },
        state: {
          type: ['string', 'null'],
          enum: ['created', 'open', 'working', null],
          description:
            'Of a check that is under way: the provider prepares it, waits for the member, or looks at it.',
        },
        pageUrl: { type: ['string', 'null'], description: "The provider's page." },
        until: { ...maybeMomentSchema, description: 'How long the member has.' },
      },
    },
  },
} as const;

/** How a member stands. */
export const getIdentity = defineEndpoint({
  id: 'getIdentity',
  method: 'GET',
  path: '/wps/identity',
  summary: 'Levels of identity checks, and how the member stands',
  gate: 'identityCheck',
  token: true,
  sealed: false,
  value: identityValue,
});

/** Keeps a picture; it is made anew without what stands beside its pixels, and goes within a day where it is not sent. */
export const addIdentityPicture = defineEndpoint({
  id: 'addIdentityPicture',
  method: 'POST',
  path: '/wps/identity/pictures',
  summary: 'Upload a picture of a document, an address or a face',
  gate: 'identityCheck',
  token: true,
  sealed: false,
  bodyBytes: PICTURE_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['need', 'side', 'picture'],
    properties: {
      need,
      side: {
        type: 'string',
        enum: PICTURE_SIDES,
        description: 'What of it.',
        examples: ['front'],
      },
      picture: pictureField(
        'A PNG, JPEG or WebP of 5 MB at most, in base64; its content says which it is.',
      ),
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['picture'],
    properties: { picture: { type: 'string', description: 'Its name.' } },
  },
});

/** Sends what shows who somebody is. */
export const submitIdentity = defineEndpoint({
  id: 'submitIdentity',
  method: 'POST',
  path: '/wps/identity/submit',
  summary: 'Send a document, an address or a face to be looked at',
  gate: 'identityCheck',
  token: true,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['need', 'pictures'],
    properties: {
      need,
      pictures: {
        type: 'array',
        minItems: 1,
        maxItems: MOST_IDENTITY_PICTURES,
        uniqueItems: true,
        description: 'Names of pictures that were uploaded for it.',
        examples: [['00000000-0000-4000-8000-000000000000']],
        items: {
          type: 'string',
          pattern: '^[0-9a-f-]{36}$',
          description: 'Of `addIdentityPicture`.',
          examples: ['00000000-0000-4000-8000-000000000000'],
        },
      },
      kind: {
        type: 'string',
        enum: [...DOCUMENT_KINDS, ...ADDRESS_KINDS],
        description: 'What kind of paper; of a document and an address.',
        examples: ['passport'],
      },
      name: {
        type: 'string',
        minLength: 2,
        maxLength: 120,
        description: 'The name as it stands there; of a document and an address.',
        examples: ['Demo Member'],
      },
      birthday: day('The birthday as it stands there; of a document.', '1990-05-17'),
      country: {
        type: 'string',
        pattern: '^[A-Z]{2}$',
        description: 'Who made it out, in two letters of ISO 3166; of a document.',
        examples: ['ES'],
      },
      number: {
        type: 'string',
        minLength: 3,
        maxLength: 40,
        description: 'Its number; of a document.',
        examples: ['X1234567'],
      },
      expiresOn: day('Its last day; left out where it has none.', '2031-12-31'),
    },
  },
  value: identityValue,
});

/** Begins a check by who checks members for the house, or goes on with one; `provider.pageUrl` is where. */
export const startIdentityCheck = defineEndpoint({
  id: 'startIdentityCheck',
  method: 'POST',
  path: '/wps/identity/check',
  summary: 'Begin an identity check on the page of a provider, or go on with one',
  gate: 'identityCheck',
  token: true,
  sealed: false,
  body: { type: 'object', additionalProperties: false, required: [], properties: {} },
  value: identityValue,
});
