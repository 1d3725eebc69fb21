import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { BrandStore } from '../brands/brandStore.ts';
import { getLookup, readIp } from './caller.ts';
import { Problem } from './problem.ts';
import { getVisitorKey } from './visitorKey.ts';

/** Requests that one address may make to one merchant in a minute; built files are not counted. */
export interface RateLimits {
  readonly callsPerMinute: number;
  readonly pagesPerMinute: number;
}

/** Enough for an office behind one address, too little for a flood; RATE_LIMIT_CALLS and RATE_LIMIT_PAGES replace them. */
export const defaultRateLimits: RateLimits = { callsPerMinute: 1200, pagesPerMinute: 300 };

/** The peer address of calls that a page under way makes within this process; no connection can come from it. */
const inProcessAddress = '0.0.0.0';

const addressesKept = 20_000;

/** Makes the two limiters of an application; hosts that nobody serves share one bucket an address. */
export async function createLimiters(
  app: FastifyInstance,
  brands: BrandStore,
  limits: RateLimits,
): Promise<{ limitCalls: onRequestHookHandler; limitPages: onRequestHookHandler }> {
  await app.register(rateLimit, { global: false, cache: addressesKept });
  const limiter = (max: number): onRequestHookHandler => {
    const check = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: async (request) => {
        const lookup = await getLookup(brands, request);
        const merchantCode = lookup.kind === 'live' ? lookup.live.brand.merchantCode : '';
        return `${merchantCode} ${getVisitorKey(readIp(request))}`;
      },
    });
    return async (request) => {
      // One visitor's page must not use up what all pages of the merchant are rendered from.
      if (request.socket.remoteAddress === inProcessAddress) return;
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) {
        throw new Problem('tooManyRequests', 'Too many requests from this address.', {
          headers: { 'retry-after': String(limit.ttlInSeconds) },
        });
      }
    };
  };
  return { limitCalls: limiter(limits.callsPerMinute), limitPages: limiter(limits.pagesPerMinute) };
}
