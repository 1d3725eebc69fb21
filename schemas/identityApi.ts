import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { PICTURED_NEEDS } from './identity.schema.ts';
import { DOCUMENT_KINDS, PICTURE_SIDES } from './api/identity.ts';
import { IDENTITY_REASONS } from './identityReasons.ts';

/*
 * What the gateway and a provider of identity checks say to each other, where the provider speaks no protocol of its own. The
 * gateway calls below the address of the provider with `Authorization: Bearer <key>`; the provider tells that there is
 * something to look at by webhooks, signed over the raw bytes of the body as those of payments are. docs/PAYMENTS.md says it in
 * words.
 */

/** Where a provider tells what happened; the id of its account follows. */
export const IDENTITY_EVENTS_PATH = '/identity/v1/events';

/** The path of checks below the address of a provider. */
export const IDENTITY_CHECKS_PATH = '/v1/checks';

/** How a provider sees a check. */
export const PROVIDER_CHECK_STATES = [
  /** The member has not finished. */
  'waiting',
  /** The provider looks at it. */
  'working',
  'approved',
  'refused',
  /** The provider cannot tell: somebody of the house has to. */
  'review',
  /** The member did not finish in time. */
  'expired',
] as const;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
/** A check's name, which is ours: a UUID. */
const ownName = {
  type: 'string',
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
} as const;
const maybe = (maxLength: number) => ({ type: ['string', 'null'], maxLength }) as const;
const maybeDay = { type: ['string', 'null'], pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } as const;
const need = { type: 'string', enum: PICTURED_NEEDS } as const;

/** `POST /v1/checks`: somebody is to be checked. The same check again is the same one. */
export const providerCheckBody = {
  type: 'object',
  additionalProperties: false,
  required: ['check', 'member', 'level', 'needs', 'details', 'locale', 'returnUrl', 'expiresAt'],
  properties: {
    check: ownName,
    /** The member's name here, which every answer repeats. */
    member: text(64),
    /** The level that the member is to reach, by its id. */
    level: text(32),
    /** What has to be shown for it. */
    needs: { type: 'array', minItems: 1, items: need },
    /** What is on file; null where nothing is. */
    details: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'birthday', 'country', 'email'],
      properties: {
        name: maybe(120),
        birthday: maybeDay,
        country: maybe(2),
        email: maybe(254),
      },
    },
    locale: text(35),
    /** Where the member comes back to; it approves nothing. */
    returnUrl: text(2000),
    expiresAt: text(40),
    /** Pictures that the member gave here, where the provider is handed them; then it has no page. */
    pictures: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['need', 'side', 'type', 'data'],
        properties: {
          need,
          side: { type: 'string', enum: PICTURE_SIDES },
          type: { type: 'string', enum: ['png', 'jpeg', 'webp'] },
          /** In base64. */
          data: { type: 'string' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** What both that call and `GET /v1/checks/<check>` answer. */
export const providerCheckValue = {
  type: 'object',
  required: ['check', 'member', 'state', 'pageUrl', 'reasons', 'read'],
  properties: {
    check: ownName,
    member: text(64),
    state: { type: 'string', enum: PROVIDER_CHECK_STATES },
    /** The page on which the member shows who they are; null where the pictures were handed on, or it is over. */
    pageUrl: maybe(2000),
    /** Why it was refused, or cannot be told. */
    reasons: { type: 'array', maxItems: 10, items: { type: 'string', enum: IDENTITY_REASONS } },
    /** What stands on what was shown; null before. */
    read: {
      anyOf: [
        {
          type: 'object',
          required: ['name', 'birthday', 'kind', 'country', 'number', 'expiresOn'],
          properties: {
            name: maybe(120),
            birthday: maybeDay,
            kind: { enum: [...DOCUMENT_KINDS, null] },
            country: { type: ['string', 'null'], pattern: '^[A-Z]{2}$' },
            number: maybe(40),
            expiresOn: maybeDay,
          },
        },
        { type: 'null' },
      ],
    },
  },
} as const satisfies JSONSchema;

/** A webhook. It says only what to look at: how it stands is asked for before anything is done. */
export const providerCheckEvent = {
  type: 'object',
  required: ['id', 'type', 'at', 'data'],
  properties: {
    id: text(200),
    type: { type: 'string', pattern: '^check\\.[a-zA-Z]{1,40}$' },
    at: text(40),
    data: { type: 'object', required: ['check'], properties: { check: ownName } },
  },
} as const satisfies JSONSchema;

/** What a check is asked for with. */
export type ProviderCheckBody = FromSchema<typeof providerCheckBody>;
/** A check as the provider answers. */
export type ProviderCheckAnswer = FromSchema<typeof providerCheckValue>;
/** A webhook. */
export type ProviderCheckEvent = FromSchema<typeof providerCheckEvent>;
