import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const oneYearSeconds = 31_536_000;

/** Features of the browser that no page of ours uses; games run in frames that ask for their own. */
const permissionsPolicy = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

/** Security headers of every reply; the policy of documents is composed by `buildCsp`. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Sign-in and chat windows talk to the page that opened them.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    reply.header('x-request-id', request.id);
    // Only where https is already in use: a plain host must stay reachable.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${oneYearSeconds}`);
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json') && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}
