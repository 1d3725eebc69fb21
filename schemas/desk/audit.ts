import { defineDeskEndpoint, idField, timeField, timeQuery } from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';

/** What was done to what. */
export const subjectSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'id', 'label'],
  properties: {
    kind: { type: 'string', description: 'Such as "member", "staff", "role", "banner".' },
    id: { type: 'string' },
    label: { type: 'string', description: 'As people call it; the id where nothing better is.' },
  },
} as const;

const rowRequired = [
  'id',
  'at',
  'staff',
  'roles',
  'ip',
  'merchantCode',
  'action',
  'subject',
  'reason',
  'caseId',
] as const;

const row = {
  id: { type: 'string', description: 'Its place in the chain: 1, 2, 3 without a gap.' },
  at: timeField,
  staff: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'name'],
    properties: {
      id: { type: ['string', 'null'], description: 'Null for the command line.' },
      name: { type: 'string' },
    },
  },
  roles: { type: 'array', items: { type: 'string' } },
  ip: { type: ['string', 'null'] },
  merchantCode: { type: ['string', 'null'], description: 'Null where no single brand is meant.' },
  action: { type: 'string', description: 'Id of the call, such as "members.freeze".' },
  subject: subjectSchema,
  reason: { type: ['string', 'null'] },
  caseId: { type: ['string', 'null'] },
} as const;

/** What the staff did and looked at, the newest first. */
export const listAudit = defineDeskEndpoint({
  id: 'audit.list',
  method: 'GET',
  path: '/desk/v1/audit',
  summary: 'What the staff did and looked at, the newest first',
  permission: 'audit.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      staffId: idField,
      action: {
        type: 'string',
        maxLength: 80,
        description: 'Of one call, or of an area: "members."',
      },
      merchantCode: { type: 'string', maxLength: 64 },
      subjectKind: { type: 'string', maxLength: 40 },
      subjectId: { type: 'string', maxLength: 200 },
      caseId: idField,
      from: timeQuery,
      until: timeQuery,
    },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: rowRequired,
    properties: row,
  }),
});

/** One record with what was before and after. */
export const getAudit = defineDeskEndpoint({
  id: 'audit.get',
  method: 'GET',
  path: '/desk/v1/audit/one',
  summary: 'One record with what was before and after',
  permission: 'audit.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: { type: 'string', pattern: '^[1-9][0-9]{0,17}$' } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [...rowRequired, 'userAgent', 'before', 'after', 'hash', 'previousHash'],
    properties: {
      ...row,
      userAgent: { type: ['string', 'null'] },
      before: { description: 'Any JSON; null where nothing was.' },
      after: { description: 'Any JSON; null where nothing is.' },
      hash: { type: 'string' },
      previousHash: { type: 'string' },
    },
  },
});
