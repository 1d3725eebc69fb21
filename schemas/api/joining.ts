import { defineEndpoint } from './endpoint.ts';

/** How an applicant wants to be answered. */
export const CONTACT_KINDS = ['email', 'phone', 'telegram'] as const;

/** How an applicant wants to be answered. */
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Where an applicant meets players. */
export const JOIN_CHANNELS = [
  'website',
  'social',
  'messengers',
  'streams',
  'advertising',
  'inPerson',
] as const;

/** Where an applicant meets players. */
export type JoinChannel = (typeof JOIN_CHANNELS)[number];

/** How many players an applicant would bring. */
export const PLAYER_COUNTS = ['to10', 'to50', 'to200', 'more'] as const;

/** How many players an applicant would bring. */
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Characters that a name has at most, as people count them. */
export const MOST_NAME = 60;

/** Characters that what else there is to say has at most. */
export const MOST_JOIN_TEXT = 500;

/** What a way to be reached looks like. */
export const CONTACT_PATTERNS: Readonly<Record<ContactKind, RegExp>> = {
  email: /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}\.[^\s@<>".]{2,24}$/u,
  phone: /^\+?[0-9][0-9 ()-]{5,22}$/,
  telegram: /^@?[A-Za-z][A-Za-z0-9_]{4,31}$/,
};

/** Applies to become an agent or affiliate. The same contact again while the first waits is taken for the same. */
export const applyToJoin = defineEndpoint({
  id: 'applyToJoin',
  method: 'POST',
  path: '/wps/join',
  summary: 'Apply to become an agent or affiliate; somebody of the house answers',
  gate: 'affiliate',
  token: false,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'contactKind', 'contact', 'channels', 'players'],
    properties: {
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 240,
        description: 'Of the applicant, 1 to 60 characters.',
        examples: ['Lucia Ortega'],
      },
      contactKind: { type: 'string', enum: CONTACT_KINDS, examples: ['email'] },
      contact: {
        type: 'string',
        minLength: 5,
        maxLength: 280,
        description: 'An e-mail address, a phone number or a Telegram name, as the kind says.',
        examples: ['lucia@example.com'],
      },
      channels: {
        type: 'array',
        minItems: 1,
        maxItems: JOIN_CHANNELS.length,
        uniqueItems: true,
        description: 'Where the applicant meets players.',
        examples: [['social']],
        items: { type: 'string', enum: JOIN_CHANNELS },
      },
      players: {
        type: 'string',
        enum: PLAYER_COUNTS,
        description: 'How many players the applicant would bring.',
        examples: ['to50'],
      },
      text: {
        type: 'string',
        minLength: 1,
        maxLength: 2000,
        description: 'What else there is to say, 1 to 500 characters.',
        examples: ['I run a club of football fans.'],
      },
    },
  },
  value: { type: 'null' },
});
