import type { FastifyInstance } from 'fastify';
import type { PageRequest } from '../../schemas/page.ts';

/** Peer address of calls that a page under way makes; limits per visitor do not count them. */
const GATEWAY_ITSELF = '0.0.0.0';

/** Calls of a page that is being rendered go through the gateway itself, with every gate on their way. */
export function createPageTransport(app: FastifyInstance, host: string): PageRequest['transport'] {
  return async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, host },
      payload: body,
      remoteAddress: GATEWAY_ITSELF,
    });
    return { status: response.statusCode, body: response.json() };
  };
}
