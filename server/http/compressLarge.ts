import type { onSendAsyncHookHandler } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this the packet is the same whatever is saved. */
const worthwhileCharacters = 8_000;

/** Near the size of the best at a hundredth of its time. */
const brotliQuality = 4;

/** Compresses long replies for browsers that take it, such as lists of hundreds of games. */
export const compressLarge: onSendAsyncHookHandler<unknown> = async (request, reply, payload) => {
  if (typeof payload !== 'string' || payload.length < worthwhileCharacters) return payload;
  reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!encoding) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return encoding === 'br' ? toBrotli(payload, { params }) : toGzip(payload);
};
