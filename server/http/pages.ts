import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostLookup } from '../brands/brandStore.ts';
import { getLookup } from './caller.ts';
import { getPath, isCallPath, refuseUnrouted } from './errors.ts';
import { filePrefixes } from './static.ts';

const fileName = /\.(?!html?$)[a-z0-9]{1,12}$/i;

function wantsPage(request: FastifyRequest): boolean {
  const path = getPath(request);
  if (isCallPath(path) || fileName.test(path)) return false;
  if (filePrefixes.some((prefix) => path.startsWith(prefix))) return false;
  const { accept } = request.headers;
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

/** Sends the page of a request, or the neutral page of a host without a live brand. */
export type ReplyWithPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  lookup: HostLookup,
) => Promise<void>;

/** Every address that is no call and no file is a page, so that deep links work. */
export function addPages(app: FastifyInstance, replyWithPage: ReplyWithPage): void {
  const { limitPages, brands } = app.gateway;
  app.get('/*', { onRequest: limitPages, schema: { hide: true } }, async (request, reply) => {
    if (!wantsPage(request)) return refuseUnrouted(app, request);
    await replyWithPage(request, reply, await getLookup(brands, request));
    return reply;
  });
  // Nobody reads a body that was sent to nowhere.
  app.addHook('onRequest', async (request) => {
    if (request.is404) await refuseUnrouted(app, request);
  });
  app.setNotFoundHandler((request) => refuseUnrouted(app, request));
}
