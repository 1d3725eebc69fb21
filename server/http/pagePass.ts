import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';

/** Header in which the calls of a page under way show that they are the gateway's own. */
export const PAGE_PASS_HEADER = 'x-page-pass';

const PASS_BYTES = 24;

/** A secret of one process, which it tells nobody but what makes its pages. */
export const createPagePass = (random: (bytes: number) => Buffer): string =>
  random(PASS_BYTES).toString('base64url');

/** Whether a call is made by a page under way. */
export function showsPagePass({ headers }: FastifyRequest, pass: string): boolean {
  const shown = headers[PAGE_PASS_HEADER];
  if (typeof shown !== 'string' || shown.length !== pass.length) return false;
  // As headers are read: one character, one byte.
  return timingSafeEqual(Buffer.from(shown, 'latin1'), Buffer.from(pass, 'latin1'));
}
