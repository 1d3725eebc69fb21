import { CONTACT_KINDS, JOIN_CHANNELS, PLAYER_COUNTS } from '../api/joining.ts';
import {
  defineDeskEndpoint,
  doneOnly,
  idField,
  maybeTimeField,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { maybeText, text } from './paymentParts.ts';

/** How an application stands. */
export const APPLICATION_STATES = ['open', 'accepted', 'declined'] as const;

const required = [
  'id',
  'name',
  'contactKind',
  'channels',
  'players',
  'text',
  'locale',
  'state',
  'at',
  'note',
  'decidedAt',
  'decidedBy',
] as const;

const parts = {
  id: text,
  name: text,
  contactKind: { type: 'string', enum: CONTACT_KINDS },
  channels: { type: 'array', items: { type: 'string', enum: JOIN_CHANNELS } },
  players: { type: 'string', enum: PLAYER_COUNTS },
  text: { ...maybeText, description: 'Plain text of several lines.' },
  locale: { ...text, description: 'Language of the page that it was written on.' },
  state: { type: 'string', enum: APPLICATION_STATES },
  at: timeField,
  note: { ...maybeText, description: 'What the staff wrote down with the decision.' },
  decidedAt: maybeTimeField,
  decidedBy: maybeText,
} as const;

/** Who applied to become an agent or affiliate; how they are reached is told one by one. */
export const listApplications = defineDeskEndpoint({
  id: 'joining.list',
  method: 'GET',
  path: '/desk/v1/joining',
  summary: 'Who applied to become an agent: what waits longest first, of other states the newest',
  permission: 'members.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, state: { type: 'string', enum: APPLICATION_STATES } },
  },
  value: pageOf({ type: 'object', additionalProperties: false, required, properties: parts }),
});

/** One of them with how the applicant is reached. Each look leaves a record. */
export const openApplication = defineDeskEndpoint({
  id: 'joining.open',
  method: 'POST',
  path: '/desk/v1/joining/open',
  summary: 'Open an application with how the applicant is reached; each look is in the audit',
  permission: 'members.reveal',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['application'],
    properties: { application: idField },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [...required, 'contact'],
    properties: {
      ...parts,
      contact: { ...maybeText, description: 'How the applicant is reached.' },
    },
  },
});

/** Decides one. */
export const decideApplication = defineDeskEndpoint({
  id: 'joining.decide',
  method: 'POST',
  path: '/desk/v1/joining/decide',
  summary: 'Accept or decline an application; the staff answer the applicant themselves',
  permission: 'members.edit',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['application', 'decision'],
    properties: {
      application: idField,
      decision: { type: 'string', enum: ['accepted', 'declined'] },
      note: { ...text, minLength: 1, maxLength: 4000, description: '1 to 1,000 characters.' },
    },
  },
  value: doneOnly,
});
