import { defineDeskEndpoint, maybeTimeField, timeField } from './deskEndpoint.ts';

const listOf = <const Item>(item: Item) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: { items: { type: 'array', items: item } },
  }) as const;

const job = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'everySeconds',
    'scheduledFor',
    'finishedAt',
    'failedAt',
    'error',
    'runs',
    'failures',
    'waiting',
  ],
  properties: {
    id: { type: 'string' },
    everySeconds: { type: 'integer' },
    scheduledFor: timeField,
    finishedAt: maybeTimeField,
    failedAt: maybeTimeField,
    error: { type: ['string', 'null'], description: 'Of the last run, where it failed.' },
    runs: { type: 'integer' },
    failures: { type: 'integer' },
    waiting: {
      type: 'integer',
      description: 'Occurrences that failed and wait, or were given up.',
    },
  },
} as const;

/** How the platform does. */
export const getSystem = defineDeskEndpoint({
  id: 'system.overview',
  method: 'GET',
  path: '/desk/v1/system',
  summary: 'Release, gateways, jobs, books, errors and streams',
  permission: 'system.view',
  scope: 'platform',
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['release', 'gateways', 'jobs', 'books', 'traffic'],
    properties: {
      release: {
        type: 'object',
        additionalProperties: false,
        required: ['version', 'startedAt', 'node', 'postgres', 'migrations', 'lastMigration'],
        properties: {
          version: { type: 'string' },
          startedAt: { ...timeField, description: 'Of the gateway that answers.' },
          node: { type: 'string' },
          postgres: { type: 'string' },
          migrations: { type: 'integer' },
          lastMigration: { type: ['string', 'null'] },
        },
      },
      gateways: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'seenAt', 'startedAt', 'version'],
          properties: {
            id: { type: 'string' },
            seenAt: timeField,
            startedAt: maybeTimeField,
            version: { type: ['string', 'null'] },
          },
        },
      },
      jobs: { type: 'array', items: job },
      books: {
        type: 'object',
        additionalProperties: false,
        required: ['checkedAt', 'wholeAt', 'faults'],
        properties: {
          checkedAt: maybeTimeField,
          wholeAt: { ...maybeTimeField, description: 'When every entry was looked at last.' },
          faults: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['kind', 'merchantCode', 'subject', 'message'],
              properties: {
                kind: { type: 'string' },
                merchantCode: { type: 'string' },
                subject: { type: 'string' },
                message: { type: 'string' },
              },
            },
          },
        },
      },
      traffic: {
        type: 'object',
        description: 'Of the gateway that answers, since its start.',
        additionalProperties: false,
        required: ['requests', 'refused', 'failed', 'streams', 'slowStreams'],
        properties: {
          requests: { type: 'integer' },
          refused: { type: 'integer', description: 'Answered with 4xx.' },
          failed: { type: 'integer', description: 'Answered with 5xx.' },
          streams: { type: 'integer', description: 'Open at this moment.' },
          slowStreams: {
            type: 'integer',
            description: 'Cut off because their pages did not read.',
          },
        },
      },
    },
  },
});

/** Keys of vendors. */
export const listVendorKeys = defineDeskEndpoint({
  id: 'system.vendorKeys',
  method: 'GET',
  path: '/desk/v1/system/vendor-keys',
  summary: 'Keys of vendors of a brand; never their secrets',
  permission: 'system.view',
  scope: 'brand',
  value: listOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'vendor', 'vendorName', 'createdAt', 'endsAt', 'isGood'],
    properties: {
      id: { type: 'string' },
      vendor: { type: 'string' },
      vendorName: { type: 'string' },
      createdAt: timeField,
      endsAt: maybeTimeField,
      isGood: { type: 'boolean', description: 'It has not ended.' },
    },
  }),
});

/** Sources of results. */
export const listFeeds = defineDeskEndpoint({
  id: 'system.feeds',
  method: 'GET',
  path: '/desk/v1/system/feeds',
  summary: 'Sources of lottery results: their keys, and when each was heard last',
  permission: 'system.view',
  scope: 'platform',
  value: listOf({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'keys', 'keyCreatedAt', 'heardAt', 'reportsToday', 'isDemo'],
    properties: {
      id: { type: 'string', description: 'Name of the source.' },
      keys: { type: 'integer', description: 'That have not ended.' },
      keyCreatedAt: maybeTimeField,
      heardAt: maybeTimeField,
      reportsToday: { type: 'integer', description: 'In the last 24 hours.' },
      isDemo: { type: 'boolean' },
    },
  }),
});

const fault = {
  type: 'object',
  additionalProperties: false,
  required: ['rule', 'severity', 'file', 'line', 'column', 'path', 'message', 'suggestion'],
  properties: {
    rule: { type: 'string' },
    severity: { type: 'string', enum: ['error', 'warning'] },
    file: { type: 'string' },
    line: { type: 'integer' },
    column: { type: 'integer' },
    path: { type: 'string' },
    message: { type: 'string' },
    suggestion: { type: ['string', 'null'] },
  },
} as const;

const brandRow = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'merchantCode', 'hosts', 'state', 'errors', 'warnings', 'faults'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    merchantCode: { type: ['string', 'null'], description: 'Null where it was never served.' },
    hosts: { type: 'array', items: { type: 'string' } },
    state: {
      type: 'string',
      enum: ['ok', 'lastGood', 'broken'],
      description: 'lastGood: its file has errors, and the state before them is served.',
    },
    errors: { type: 'integer' },
    warnings: { type: 'integer' },
    faults: { type: 'array', items: fault },
  },
} as const;

/** Brands and their faults. */
export const listBrands = defineDeskEndpoint({
  id: 'brands.list',
  method: 'GET',
  path: '/desk/v1/brands',
  summary: 'Brands with what their check finds',
  permission: 'brands.view',
  scope: 'platform',
  value: listOf(brandRow),
});
