import { Problem, tooManyRequests } from '../../http/problem.ts';
import type { StreamCall } from '../../http/serveStream.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import type { Subscriber } from './subscriber.ts';

/** How many streams there may be, and how patient the gateway is with one. */
export interface StreamLimits {
  /** At one gateway. */
  readonly all: number;
  /** Of one address at one merchant: an office, or the customers of a mobile network behind one address. */
  readonly perAddress: number;
  /** Of one member: beyond that the oldest ends, which may be one that nobody holds any more. */
  readonly perMember: number;
  /** What a page may leave unread, beside what lies in the buffers of the system. */
  readonly unreadBytes: number;
  /** The pace at which the gateway looks after its streams, in milliseconds. */
  readonly tickMs: number;
}

/** Far more than a gateway has pages open, and too few to fill its memory. */
export const defaultStreamLimits: StreamLimits = {
  all: 20_000,
  perAddress: 300,
  perMember: 12,
  unreadBytes: 256 * 1024,
  tickMs: 1_000,
};

const RETRY_SECONDS = 30;

/** Counts open streams, and keeps to the limits. */
export interface OpenStreams {
  readonly size: number;
  /** Throws Problem tooManyRequests or unavailable where there may not be one more. */
  requireRoom(call: StreamCall): void;
  /** Counts one in; what it gives counts it out again. */
  add(call: StreamCall, subscriber: Subscriber): () => void;
}

/** Makes the book of open streams. */
export function createOpenStreams(limits: StreamLimits): OpenStreams {
  const byAddress = new Map<string, number>();
  const byMember = new Map<string, Set<Subscriber>>();
  let size = 0;

  const addressOf = ({ caller }: StreamCall) =>
    `${caller.brand.merchantCode} ${getVisitorKey(caller.ip)}`;
  const count = (address: string, by: 1 | -1) => {
    const now = (byAddress.get(address) ?? 0) + by;
    if (now > 0) byAddress.set(address, now);
    else byAddress.delete(address);
    size += by;
  };
  const addOfMember = (name: string, subscriber: Subscriber) => {
    const all = byMember.get(name) ?? new Set();
    byMember.set(name, all.add(subscriber));
    const [oldest] = all;
    if (all.size > limits.perMember) oldest?.end();
  };

  return {
    get size() {
      return size;
    },
    requireRoom(call) {
      if (size >= limits.all) {
        const headers = { 'retry-after': String(RETRY_SECONDS) };
        throw new Problem('unavailable', 'No more streams can be opened here.', { headers });
      }
      if ((byAddress.get(addressOf(call)) ?? 0) >= limits.perAddress) {
        throw tooManyRequests('Too many streams from this address.', RETRY_SECONDS);
      }
    },
    add(call, subscriber) {
      const address = addressOf(call);
      const { memberId } = subscriber;
      count(address, 1);
      if (memberId !== null) addOfMember(memberId, subscriber);
      return () => {
        count(address, -1);
        if (memberId === null) return;
        byMember.get(memberId)?.delete(subscriber);
        if (byMember.get(memberId)?.size === 0) byMember.delete(memberId);
      };
    },
  };
}
