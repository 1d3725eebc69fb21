import type { onRequestHookHandler } from 'fastify';
import type { HostFinder, HostLookup } from '../brands/brandStore.ts';
import { getLookup, readIp } from './caller.ts';
import { tooManyRequests } from './problem.ts';
import { getVisitorKey } from './visitorKey.ts';
import { createWindowCounter, Tally, type WindowCounter } from './windowCounter.ts';

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

/**
 * How often a visitor came to the merchant of a host. The host remembers who came last: one visitor asks several times
 * in a row, and everything else that is looked at is slow to come among thousands of merchants.
 */
function findVisits(counter: WindowCounter, lookup: HostLookup, visitor: string): Tally {
  if (lookup.kind !== 'live') return counter.find(` ${visitor}`);
  const { lastVisitor, lastVisits } = lookup;
  if (lastVisitor === visitor && lastVisits instanceof Tally && counter.isOpen(lastVisits)) {
    return lastVisits;
  }
  const visits = counter.find(`${lookup.merchantCode} ${visitor}`);
  lookup.lastVisitor = visitor;
  lookup.lastVisits = visits;
  return visits;
}

/** Makes the two limiters of an application; hosts that nobody serves share one count an address. */
export function createLimiters(
  brands: HostFinder,
  limits: RateLimits,
  clock: () => Date,
): { limitCalls: onRequestHookHandler; limitPages: onRequestHookHandler } {
  const limiter = (max: number): onRequestHookHandler => {
    const counter = createWindowCounter(clock, { windowMs, maxKeys });
    return async (request) => {
      const lookup = await getLookup(brands, request);
      const visits = findVisits(counter, lookup, getVisitorKey(readIp(request)));
      visits.uses += 1;
      if (visits.uses <= max) return;
      throw tooManyRequests('Too many requests from this address.', counter.secondsLeft());
    };
  };
  return { limitCalls: limiter(limits.callsPerMinute), limitPages: limiter(limits.pagesPerMinute) };
}
