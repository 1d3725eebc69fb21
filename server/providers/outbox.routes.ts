import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { getLookup, requireLive } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import type { Outbox } from './outbox.ts';
import { outboxPageStyle, renderOutboxPage } from './outboxPage.ts';

const styleHash = createHash('sha256').update(outboxPageStyle).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const keepPrivate = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

/** What proxies add to what they pass on; some of them add but one. */
const PROXY_HEADERS = [
  ...['forwarded', 'via', 'x-real-ip', 'true-client-ip', 'client-ip', 'x-client-ip'],
  ...[
    'cf-connecting-ip',
    'cf-ray',
    'fastly-client-ip',
    'x-envoy-external-address',
    'x-original-host',
  ],
];

/**
 * Codes and links of the demo are for who sits at the machine: whoever comes through a proxy may be anybody, whether it
 * is trusted or not. Throws Problem notFound.
 */
function refuseProxied({ headers }: FastifyRequest): void {
  const isProxied = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.includes(name),
  );
  if (isProxied) throw new Problem('notFound', 'There is nothing here.');
}

/** `/dev/outbox` and `/dev/outbox.json`: what the demo would have sent in the name of the host's own merchant. */
export function addOutbox(app: FastifyInstance, outbox: Outbox): void {
  const { brands, limitPages } = app.gateway;
  const options = {
    onRequest: [limitPages, async (request: FastifyRequest) => refuseProxied(request)],
    schema: { hide: true },
  };
  app.get('/dev/outbox', options, async (request, reply) => {
    const { brand } = requireLive(await getLookup(brands, request));
    const messages = outbox.list(brand.merchantCode);
    const isStill = 'still' in (request.query as object);
    keepPrivate(reply).header('content-security-policy', pagePolicy);
    return reply
      .type('text/html; charset=utf-8')
      .send(renderOutboxPage({ brandName: brand.name, messages, isStill }));
  });
  app.get('/dev/outbox.json', options, async (request, reply) => {
    const { brand } = requireLive(await getLookup(brands, request));
    keepPrivate(reply);
    return { list: outbox.list(brand.merchantCode) };
  });
}
