import type { onRequestHookHandler } from 'fastify';
import type { BrandStore } from '../brands/brandStore.ts';
import { getLookup, readIp } from './caller.ts';
import { showsPagePass } from './pagePass.ts';
import { tooManyRequests } from './problem.ts';
import { getVisitorKey } from './visitorKey.ts';
import { createWindowCounter } from './windowCounter.ts';

/** Requests that one address may make to one merchant in a minute; built files are not counted. */
export interface RateLimits {
  readonly callsPerMinute: number;
  readonly pagesPerMinute: number;
}

/** Enough for an office behind one address, too little for a flood; RATE_LIMIT_CALLS and RATE_LIMIT_PAGES replace them. */
export const defaultRateLimits: RateLimits = { callsPerMinute: 1200, pagesPerMinute: 300 };

const windowMs = 60_000;

/** Addresses at one merchant each; some ten megabytes. */
const maxKeys = 100_000;

/** Makes the two limiters of an application; hosts that nobody serves share one count an address. */
export function createLimiters(
  brands: BrandStore,
  limits: RateLimits,
  pagePass: string,
  clock: () => Date,
): { limitCalls: onRequestHookHandler; limitPages: onRequestHookHandler } {
  const limiter = (max: number): onRequestHookHandler => {
    const counter = createWindowCounter(clock, { windowMs, maxKeys });
    return async (request) => {
      // One visitor's page must not use up what all pages of the merchant are rendered from.
      if (showsPagePass(request, pagePass)) return;
      const lookup = await getLookup(brands, request);
      const merchantCode = lookup.kind === 'live' ? lookup.merchantCode : '';
      const visitor = getVisitorKey(readIp(request));
      if (counter.count(`${merchantCode} ${visitor}`) <= max) return;
      throw tooManyRequests('Too many requests from this address.', counter.secondsLeft());
    };
  };
  return { limitCalls: limiter(limits.callsPerMinute), limitPages: limiter(limits.pagesPerMinute) };
}
