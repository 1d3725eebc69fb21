import { FEATURES, type FeatureId } from '../features.ts';
import { defineEndpoint } from './endpoint.ts';
import { sealingSchema } from './sealed.ts';

const flagProperties = Object.fromEntries(
  FEATURES.map((feature) => [feature.id, { type: 'boolean', description: feature.meaning }]),
) as Record<FeatureId, { type: 'boolean'; description: string }>;

/** The features that the gateway grants this merchant: what the brand file says, narrowed by the merchant's switches. */
export const getWhitelabel = defineEndpoint({
  id: 'getWhitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'Features granted to this merchant',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['merchantCode', 'features'],
    properties: {
      merchantCode: { type: 'string' },
      features: { type: 'object', additionalProperties: false, properties: flagProperties },
    },
  },
});

/** What the gateway's clock says: pages count by it, since those of devices are wrong. */
export const getServerTime = defineEndpoint({
  id: 'getServerTime',
  method: 'GET',
  path: '/wps/system/time',
  summary: "What the gateway's clock says",
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['serverNow'],
    properties: { serverNow: { type: 'string', description: 'ISO 8601, UTC.' } },
  },
});

/** Whether the site is open, under maintenance (1) or closed to the visitor's region or address (2). */
export const getSystemStatus = defineEndpoint({
  id: 'getSystemStatus',
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Normal, maintenance or restricted',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      url: { type: 'string', maxLength: 2000, description: 'Host the visitor is on.' },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['status', 'location', 'maintenance', 'regionRestriction'],
    properties: {
      status: { type: 'integer', enum: [0, 1, 2] },
      location: {
        type: 'object',
        additionalProperties: false,
        required: ['ip', 'country'],
        properties: {
          ip: { type: 'string' },
          country: { type: ['string', 'null'], description: 'ISO 3166 code, where known.' },
        },
      },
      maintenance: {
        type: 'object',
        additionalProperties: false,
        required: ['active', 'endsAt'],
        properties: {
          active: { type: 'boolean' },
          endsAt: {
            type: ['string', 'null'],
            description: 'ISO 8601 time at which it should end.',
          },
        },
      },
      regionRestriction: { type: 'boolean' },
      sealing: sealingSchema,
    },
  },
});

/** Hosts of the merchant from which games and pictures are reached. */
export const getDomainRoute = defineEndpoint({
  id: 'getDomainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Hosts of the merchant',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['domains'],
    properties: {
      domains: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['host', 'purpose'],
          properties: {
            host: { type: 'string' },
            purpose: { type: 'string', enum: ['site', 'images', 'launch'] },
          },
        },
      },
    },
  },
});

/** Articles of the help centre in the caller's language. */
export const getHelpCenter = defineEndpoint({
  id: 'getHelpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'Articles of the help centre',
  gate: 'helpCenter',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['articles'],
    properties: {
      articles: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['slug', 'category', 'title', 'body'],
          properties: {
            slug: { type: 'string' },
            category: { type: 'string' },
            title: { type: 'string' },
            body: { type: 'string', description: 'Sanitised HTML.' },
          },
        },
      },
    },
  },
});

/** Countries with their dialling codes, for phone fields. */
export const getCountryCodes = defineEndpoint({
  id: 'getCountryCodes',
  method: 'GET',
  path: '/wps/system/countryCodes',
  summary: 'Dialling codes',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['countries', 'current'],
    properties: {
      countries: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['countryCode', 'countryDialingCode'],
          properties: {
            countryCode: { type: 'string', description: 'ISO 3166 code.' },
            countryDialingCode: { type: 'string', description: 'Such as "+34".' },
          },
        },
      },
      current: {
        type: ['string', 'null'],
        description: "The visitor's country where known, else the merchant's market.",
      },
    },
  },
});

/**
 * Ways to customer service. Type "3" is the chat; its path is encrypted, with the key in its last 8 characters. Members
 * of a rank above 4 get the chat of VIP members where the merchant has one.
 */
export const getServicePaths = defineEndpoint({
  id: 'getServicePaths',
  method: 'GET',
  path: '/wps/system/customerService',
  summary: 'Ways to customer service',
  gate: 'customerService',
  token: false,
  knowsMembers: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: {
      list: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['type', 'path'],
          properties: { type: { type: 'string' }, path: { type: 'string' } },
        },
      },
    },
  },
});
