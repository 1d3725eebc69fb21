import {
  defineDeskEndpoint,
  doneOnly,
  idField,
  maybeTimeField,
  outcomeOf,
  reasonField,
  staffName,
  timeField,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import { LIMIT_KINDS } from './roles.ts';

/** How an account of the staff stands. */
export const STAFF_STATES = ['invited', 'active', 'disabled'] as const;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

const roleIds = {
  type: 'array',
  minItems: 1,
  maxItems: 10,
  uniqueItems: true,
  items: idField,
} as const;

const brandScope = {
  type: ['array', 'null'],
  minItems: 1,
  maxItems: 500,
  uniqueItems: true,
  items: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' },
  description: 'Merchant codes; null for all brands, also later ones.',
} as const;

const memberScope = {
  type: 'object',
  additionalProperties: false,
  required: ['lines', 'vipFrom'],
  properties: {
    lines: {
      type: ['array', 'null'],
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      items: {
        type: 'string',
        pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      },
      description: 'Ids of agents: themselves and everybody below them. Null for all members.',
    },
    vipFrom: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 1000,
      description: 'The lowest rank in the club. Null for all.',
    },
  },
} as const;

const addressList = {
  type: 'array',
  maxItems: 50,
  uniqueItems: true,
  items: { type: 'string', minLength: 2, maxLength: 49, examples: ['203.0.113.0/24'] },
  description: 'Addresses and networks (CIDR) that may sign in; empty for anywhere.',
} as const;

const staffRow = {
  id: { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  state: { type: 'string', enum: STAFF_STATES },
  roles: { type: 'array', items: { type: 'string' } },
  brands: { type: ['array', 'null'], items: { type: 'string' } },
  members: memberScope,
  createdAt: timeField,
  lastSeenAt: maybeTimeField,
} as const;

const staffRowRequired = [
  'id',
  'name',
  'email',
  'state',
  'roles',
  'brands',
  'members',
  'createdAt',
  'lastSeenAt',
] as const;

/** Accounts of the staff whose brands I have as well. */
export const listStaff = defineDeskEndpoint({
  id: 'staff.list',
  method: 'GET',
  path: '/desk/v1/staff',
  summary: 'Accounts of the staff whose brands I have as well',
  permission: 'staff.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageQuery,
      q: { type: 'string', maxLength: 100, description: 'Part of a name or e-mail address.' },
      state: { type: 'string', enum: STAFF_STATES },
      role: { type: 'string', maxLength: 64 },
    },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: staffRowRequired,
    properties: staffRow,
  }),
});

/** An account of the staff with its sessions and factors. */
export const getStaff = defineDeskEndpoint({
  id: 'staff.get',
  method: 'GET',
  path: '/desk/v1/staff/one',
  summary: 'An account of the staff with its sessions and factors',
  permission: 'staff.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: idField },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: [...staffRowRequired, 'addresses', 'factors', 'sessions', 'version'],
    properties: {
      ...staffRow,
      addresses: { type: 'array', items: { type: 'string' } },
      factors: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'name', 'addedAt', 'lastUsedAt'],
          properties: {
            kind: { type: 'string', enum: ['totp', 'passkey'] },
            name: { type: 'string' },
            addedAt: timeField,
            lastUsedAt: maybeTimeField,
          },
        },
      },
      sessions: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['ip', 'userAgent', 'startedAt', 'lastSeenAt'],
          properties: {
            ip: { type: 'string' },
            userAgent: { type: 'string' },
            startedAt: timeField,
            lastSeenAt: timeField,
          },
        },
      },
      version: { type: 'integer', description: 'Goes with changes, so that none is lost.' },
    },
  },
});

/** What came of tries to sign in. */
export const SIGN_IN_RESULTS = [
  'signedIn',
  'passwordWrong',
  'factorWrong',
  'addressRefused',
  'disabled',
] as const;

/** Sign-ins of an account and tries at it, the newest first. */
export const listStaffSignIns = defineDeskEndpoint({
  id: 'staff.signIns',
  method: 'GET',
  path: '/desk/v1/staff/signIns',
  summary: 'Sign-ins of an account and tries at it, the newest first',
  permission: 'staff.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { ...pageQuery, id: idField },
  },
  value: pageOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'at', 'result', 'factor', 'ip', 'userAgent', 'isNewDevice'],
    properties: {
      id: { type: 'string' },
      at: timeField,
      result: { type: 'string', enum: SIGN_IN_RESULTS },
      factor: { type: ['string', 'null'] },
      ip: { type: 'string' },
      userAgent: { type: 'string' },
      isNewDevice: { type: 'boolean' },
    },
  }),
});

/** Inviting somebody into the role of an administrator waits for a second person, as changes of roles do. */
export const inviteStaff = defineDeskEndpoint({
  id: 'staff.invite',
  method: 'POST',
  path: '/desk/v1/staff/invite',
  summary: 'Invite somebody; the link is good once and for 72 hours',
  permission: 'staff.edit',
  scope: 'platform',
  approval: 'roles.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['email', 'name', 'roles', 'brands'],
    properties: {
      email: { type: 'string', minLength: 3, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' },
      name: text(80),
      roles: roleIds,
      brands: brandScope,
      members: memberScope,
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'link', 'endsAt'],
    properties: {
      id: { type: 'string' },
      link: { type: ['string', 'null'], description: 'Shown this once; pass it on yourself.' },
      endsAt: timeField,
    },
  }),
});

/** A fresh link for somebody who was invited and has not come, or who has lost every factor. */
export const renewInvitation = defineDeskEndpoint({
  id: 'staff.renewInvitation',
  method: 'POST',
  path: '/desk/v1/staff/renewInvitation',
  summary: 'A fresh link in place of one that was lost or ran out',
  permission: 'staff.edit',
  scope: 'platform',
  freshFactor: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: idField, reason: reasonField },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['link', 'endsAt'],
    properties: { link: { type: 'string' }, endsAt: timeField },
  }),
});

/** End all sessions of an account and let it sign in no more. */
export const disableStaff = defineDeskEndpoint({
  id: 'staff.disable',
  method: 'POST',
  path: '/desk/v1/staff/disable',
  summary: 'End all sessions of an account and let it sign in no more',
  permission: 'staff.edit',
  scope: 'platform',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'reason'],
    properties: { id: idField, reason: reasonField },
  },
  value: doneOnly,
});

/** Let an account sign in again. */
export const enableStaff = defineDeskEndpoint({
  id: 'staff.enable',
  method: 'POST',
  path: '/desk/v1/staff/enable',
  summary: 'Let an account sign in again',
  permission: 'staff.edit',
  scope: 'platform',
  approval: 'roles.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'reason'],
    properties: { id: idField, reason: reasonField },
  },
  value: doneOnly,
});

/** Always by four eyes, unless nobody else could approve it. */
export const setStaffRoles = defineDeskEndpoint({
  id: 'staff.setRoles',
  method: 'POST',
  path: '/desk/v1/staff/setRoles',
  summary: 'Give an account other roles or brands',
  permission: 'staff.edit',
  scope: 'platform',
  approval: 'roles.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'version', 'roles', 'brands', 'reason'],
    properties: {
      id: idField,
      version: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
      roles: roleIds,
      brands: brandScope,
      members: memberScope,
      reason: reasonField,
    },
  },
  value: doneOnly,
});

/** Say from which addresses an account may sign in. */
export const setStaffAddresses = defineDeskEndpoint({
  id: 'staff.setAddresses',
  method: 'POST',
  path: '/desk/v1/staff/setAddresses',
  summary: 'Say from which addresses an account may sign in',
  permission: 'staff.edit',
  scope: 'platform',
  freshFactor: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'version', 'addresses', 'reason'],
    properties: {
      id: idField,
      version: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
      addresses: addressList,
      reason: reasonField,
    },
  },
  value: doneOnly,
});

const limits = {
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'currency', 'alone', 'most'],
    properties: {
      kind: { type: 'string', enum: LIMIT_KINDS },
      currency: { type: 'string', pattern: '^[A-Z0-9]{3,8}$' },
      alone: { type: 'string', pattern: '^[0-9]{1,12}(\\.[0-9]{1,4})?$' },
      most: { type: 'string', pattern: '^[0-9]{1,12}(\\.[0-9]{1,4})?$' },
    },
  },
} as const;

const permissions = {
  type: 'array',
  maxItems: 100,
  uniqueItems: true,
  items: { type: 'string', pattern: '^[a-z]+\\.[a-z]+$' },
} as const;

/** The ready roles and those of the operator. */
export const listRoles = defineDeskEndpoint({
  id: 'roles.list',
  method: 'GET',
  path: '/desk/v1/roles',
  summary: 'The ready roles and those of the operator',
  permission: 'roles.view',
  scope: 'platform',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'name', 'isReady', 'permissions', 'limits', 'holders', 'version'],
          properties: {
            id: { type: 'string' },
            name: { type: ['string', 'null'], description: 'Null for ready roles.' },
            isReady: { type: 'boolean' },
            permissions: { type: 'array', items: { type: 'string' } },
            limits,
            holders: { type: 'integer', description: 'Accounts that have it.' },
            version: { type: 'integer', description: '0 for ready roles.' },
          },
        },
      },
    },
  },
});

/** Always by four eyes, unless nobody else could approve it. */
export const saveRole = defineDeskEndpoint({
  id: 'roles.save',
  method: 'POST',
  path: '/desk/v1/roles/save',
  summary: 'Make or change a role of the operator',
  permission: 'roles.edit',
  scope: 'platform',
  needsAllBrands: true,
  approval: 'roles.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'permissions', 'limits', 'reason'],
    properties: {
      id: { ...idField, description: 'Of one that is changed; without it, a new one.' },
      version: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
      name: text(60),
      permissions,
      limits,
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: { type: 'string' } },
  }),
});

/** Staff as fields complete names: of filters of the audit and of cases. */
export const suggestStaff = defineDeskEndpoint({
  id: 'staff.suggest',
  method: 'GET',
  path: '/desk/v1/staff/suggest',
  summary: 'The first names that fit',
  permission: 'audit.view',
  scope: 'platform',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { q: { type: 'string', maxLength: 100 } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: { items: { type: 'array', items: staffName } },
  },
});
