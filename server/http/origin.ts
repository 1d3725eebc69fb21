import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Longer than any host; what makes addresses of text takes its time for long ones. */
const MAX_CHARACTERS = 300;

const hostOf = (address: string): string | null =>
  address.length <= MAX_CHARACTERS && URL.canParse(address)
    ? new URL(address).host.replace(/\.(?=:|$)/, '')
    : null;

/**
 * Refuses what a page of another site asks: anything the browser itself calls cross-site, and any call but a read
 * whose Origin is another host than this one. Programs that send neither header pass. Throws Problem originForbidden.
 */
export function checkOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const own = hostOf(`${request.protocol}://${request.host}`);
  const isForeign =
    request.headers['sec-fetch-site'] === 'cross-site' ||
    (request.method !== 'GET' && origin !== undefined && hostOf(origin) !== own);
  if (isForeign) throw new Problem('originForbidden', 'Another site may not make this call.');
}
