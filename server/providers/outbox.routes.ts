import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { getLookup, requireLive } from '../http/caller.ts';
import type { Outbox } from './outbox.ts';
import { outboxPageStyle, renderOutboxPage } from './outboxPage.ts';

const styleHash = createHash('sha256').update(outboxPageStyle).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const keepPrivate = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

/** `/dev/outbox` and `/dev/outbox.json`: what the demo would have sent in the name of the host's own merchant. */
export function addOutbox(app: FastifyInstance, outbox: Outbox): void {
  const { brands, limitPages } = app.gateway;
  const options = { onRequest: limitPages, schema: { hide: true } };
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
