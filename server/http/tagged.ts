import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that browsers may keep and ask about again. */
export interface TaggedBody {
  readonly body: string | Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Without it the tag is taken from the body. */
  readonly etag?: string;
}

function isSame(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Sends a body with its ETag, or 304 where the browser already has it. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, contentType, cacheControl, etag }: TaggedBody,
): FastifyReply {
  const tag = `"${etag ?? createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({ etag: tag, 'cache-control': cacheControl });
  if (isSame(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.type(contentType).send(body);
}
