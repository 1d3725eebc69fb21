import type { ServerResponse } from 'node:http';
import type { Database } from '../../db/database.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { HostLookup } from '../../brands/brandStore.ts';
import type { Access } from '../../http/gateway.ts';
import type { StreamCall } from '../../http/serveStream.ts';
import type { GamesService } from '../games/games.service.ts';
import type { Sessions } from '../session/sessions.ts';
import { createChannel, type Channel } from './channel.ts';
import { writeFrame } from './frames.ts';
import { createOpenStreams, defaultStreamLimits, type StreamLimits } from './openStreams.ts';
import { createMarkWriter } from './position.ts';
import { createSubscriber } from './subscriber.ts';
import { createEventWriter } from './wireEvents.ts';

/** What streams are made from. */
export interface StreamDeps {
  readonly db: Database;
  readonly box: SecretBox;
  readonly access: Access;
  readonly sessions: Pick<Sessions, 'listOver'>;
  readonly games: Pick<GamesService, 'getWinner'>;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
  readonly limits?: StreamLimits;
  /** Pages take a new state of their brand at once: an operator looks at edits as they are made. */
  readonly takesBrandsAtOnce?: boolean | undefined;
}

/** All streams of one gateway. */
export interface StreamService {
  /** Lets a page listen; gives what takes its answer over. Throws Problem tooManyRequests or unavailable. */
  open(call: StreamCall): (response: ServerResponse) => void;
  /** There is something new for a merchant; '*' is for all. */
  wake(merchantCode: string): void;
  /** A brand has another state; `find` tells which, by a host of it. */
  changeBrand(brandId: string, find: (host: string) => Promise<HostLookup>): Promise<void>;
  /** How many streams are open, and how many were cut off because they did not read, since the start. */
  count(): { readonly open: number; readonly slow: number };
  close(): void;
}

/** Ticks between two heartbeats of one stream: proxies end what is silent for a minute. */
const BEAT_TICKS = 20;
/** Ticks after which a gateway looks by itself, for what nobody told it of. */
const LOOK_TICKS = 2;
/** Ticks between two looks at the sessions of open streams: some end by the clock alone. */
const SESSION_TICKS = 10;

/** Ends the streams of sessions that are over. */
async function endOver(
  { sessions, clock }: StreamDeps,
  merchantCode: string,
  channel: Channel,
): Promise<void> {
  const ids = channel.sessionIds();
  if (ids.length === 0) return;
  const over = await sessions.listOver(merchantCode, ids, clock());
  if (over.length > 0) channel.signOut(new Set(over));
}

/** The state of a channel's brand by now; undefined where its host leads elsewhere. */
async function findRevision(
  channel: Channel,
  brandId: string,
  find: (host: string) => Promise<HostLookup>,
): Promise<string | undefined> {
  const found = await find(channel.host() ?? '');
  return found.kind === 'live' && found.live.brand.id === brandId ? found.live.revision : undefined;
}

/** Makes the streams of a gateway. */
export function createStreamService(deps: StreamDeps): StreamService {
  const { db, box, onError, limits = defaultStreamLimits } = deps;
  const isAtOnce = deps.takesBrandsAtOnce ?? false;
  const channels = new Map<string, Channel>();
  /** Merchants with open pages by their brands. */
  const merchants = new Map<string, string>();
  const openStreams = createOpenStreams(limits);
  const events = createEventWriter(deps);
  let slow = 0;
  let ticks = 0;

  function openChannel(merchantCode: string): Channel {
    const marks = createMarkWriter(box, merchantCode);
    const known = channels.get(merchantCode);
    const channel = known ?? createChannel({ db, merchantCode, marks, events, onError });
    channels.set(merchantCode, channel);
    return channel;
  }

  function tick(): void {
    ticks += 1;
    for (const [merchantCode, channel] of channels) {
      channel.beat(ticks % BEAT_TICKS);
      if (ticks % LOOK_TICKS === 0) channel.wake();
      if (ticks % SESSION_TICKS === 0) endOver(deps, merchantCode, channel).catch(onError);
    }
  }
  const timer = setInterval(tick, limits.tickMs);
  timer.unref();

  function attach(call: StreamCall, response: ServerResponse): void {
    // Who left while it was asked who they are says so no second time.
    if (response.destroyed) return;
    const { caller, lastEventId } = call;
    const { merchantCode } = caller.brand;
    const { memberId = null, sessionId = null } = call.member ?? {};
    const channel = openChannel(merchantCode);
    merchants.set(caller.brand.id, merchantCode);
    const subscriber = createSubscriber(
      response,
      { caller, memberId, sessionId },
      {
        slot: ticks % BEAT_TICKS,
        unreadBytes: limits.unreadBytes,
        onSlow: () => (slow += 1),
      },
    );
    const countOut = openStreams.add(call, subscriber);
    response.once('close', () => {
      countOut();
      channel.leave(subscriber);
      if (channel.size > 0) return;
      channels.delete(merchantCode);
      merchants.delete(caller.brand.id);
      channel.close();
    });
    const { revision } = caller.live;
    if ((call.revision ?? revision) !== revision)
      subscriber.send(writeFrame(null, 'brand', { revision, isAtOnce }));
    channel.join(subscriber, lastEventId).catch((error: unknown) => {
      onError(error);
      subscriber.cut();
    });
  }

  return {
    open(call) {
      openStreams.requireRoom(call);
      return (response) => attach(call, response);
    },
    wake(merchantCode) {
      const woken = merchantCode === '*' ? [...channels.values()] : [channels.get(merchantCode)];
      for (const channel of woken) channel?.wake();
    },
    async changeBrand(brandId, find) {
      const channel = channels.get(merchants.get(brandId) ?? '');
      const revision = channel && (await findRevision(channel, brandId, find));
      if (revision) channel.tellAll(writeFrame(null, 'brand', { revision, isAtOnce }));
    },
    count: () => ({ open: openStreams.size, slow }),
    close() {
      clearInterval(timer);
      for (const channel of channels.values()) channel.close();
    },
  };
}
