import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { getLookup, requireLive } from './caller.ts';
import { apiPageStyle, renderApiPage } from './openApiPage.ts';
import { sendTagged } from './tagged.ts';

const styleHash = createHash('sha256').update(apiPageStyle).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Collects the contracts of all routes registered after it. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gateway',
        version: '1',
        description:
          'Every reply is an envelope: success, value and message; a refusal carries a stable code.',
      },
    },
  });
}

/** `/openapi.json`, and `/openapi` for people: one page without any script. */
export function addOpenApiRoutes(app: FastifyInstance): void {
  const { brands, limitPages, served } = app.gateway;
  const options = { onRequest: limitPages, schema: { hide: true } };
  let json: string | undefined;
  let page: string | undefined;
  app.get('/openapi.json', options, async (request, reply) => {
    requireLive(await getLookup(brands, request));
    json ??= JSON.stringify(app.swagger());
    const contentType = 'application/json; charset=utf-8';
    return sendTagged(request, reply, { body: json, contentType, cacheControl: 'no-cache' });
  });
  app.get('/openapi', options, async (request, reply) => {
    requireLive(await getLookup(brands, request));
    page ??= renderApiPage([...served.values()]);
    reply.header('content-security-policy', pagePolicy);
    const contentType = 'text/html; charset=utf-8';
    return sendTagged(request, reply, { body: page, contentType, cacheControl: 'no-cache' });
  });
}
