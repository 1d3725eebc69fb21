import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

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

/** Helmet's headers are the same for every reply, so they are asked of it once. */
function collectHelmetHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Sign-in and chat windows talk to the page that opened them.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  });
  setHeaders(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}

/** Security headers of every reply; the policy of documents is composed by `composeCsp`. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const headers = { ...collectHelmetHeaders(), 'permissions-policy': permissionsPolicy };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    // Only where https is already in use: a plain host must stay reachable.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${oneYearSeconds}`);
    }
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json') && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    done();
  });
}
