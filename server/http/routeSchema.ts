import { getEndpointModuleId, type Endpoint } from '../../schemas/api/endpoint.ts';
import { problemEnvelope, successEnvelope } from '../../schemas/api/envelope.ts';
import { sealedBodySchema } from '../../schemas/api/sealed.ts';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_PATTERN } from './idempotency.ts';
import { emptyQuery } from './validators.ts';

/** A sealed body as the API page shows it: what travels, and in the description of its data what it holds. */
function sealedSchema(body: object) {
  const { data } = sealedBodySchema.properties;
  const contentSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['sentAt', 'nonce', 'body'],
    properties: { sentAt: { type: 'string' }, nonce: { type: 'string' }, body },
  };
  return {
    ...sealedBodySchema,
    properties: {
      ...sealedBodySchema.properties,
      data: { ...data, contentMediaType: 'application/json', contentSchema },
    },
  };
}

function bodySchema({ body, sealed }: Endpoint) {
  if (!body) return {};
  return { body: sealed ? sealedSchema(body as object) : body };
}

function headerProperties(endpoint: Endpoint) {
  const fixed = Object.entries(endpoint.headers ?? {}).map(([name, value]) => [
    name,
    { type: 'string', const: value },
  ]);
  return {
    merchant: { type: 'string', description: "The host's merchant code." },
    language: { type: 'string', description: 'Language of the texts in the reply.' },
    'x-module-id': { type: 'string', description: getEndpointModuleId(endpoint) },
    ...(endpoint.token || endpoint.knowsMembers
      ? { authorization: { type: 'string', description: '"Bearer " and the token.' } }
      : {}),
    ...(endpoint.idempotent
      ? {
          [IDEMPOTENCY_HEADER]: {
            type: 'string',
            pattern: IDEMPOTENCY_PATTERN,
            description: 'Names the call: sent again with the same body it gets the same reply.',
          },
        }
      : {}),
    ...(Object.fromEntries(fixed) as object),
  };
}

/** The contract of an endpoint as Fastify checks it and the API page lists it. */
export function routeSchema(endpoint: Endpoint) {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.gate ?? 'core'],
    ...(endpoint.form ? { consumes: ['application/x-www-form-urlencoded'] } : {}),
    headers: {
      type: 'object',
      required: [
        ...Object.keys(endpoint.headers ?? {}),
        ...(endpoint.idempotent ? [IDEMPOTENCY_HEADER] : []),
      ],
      properties: headerProperties(endpoint),
    },
    querystring: endpoint.query ?? emptyQuery,
    ...bodySchema(endpoint),
    response: {
      200: { description: endpoint.summary, ...successEnvelope(endpoint.value) },
      '4xx': { description: 'Refused', ...problemEnvelope },
      '5xx': { description: 'Failed', ...problemEnvelope },
    },
  };
}
