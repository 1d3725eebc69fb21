import type { StreamEvent } from './eventParser.ts';
import type { After, Following } from './followStream.ts';

/** What the tab that holds the stream tells the others. */
interface Relayed extends StreamEvent {
  /** Where the tab was before this. */
  readonly previousId: string | null;
  /** Where it is now. */
  readonly place: string | null;
}

/** The part of a BroadcastChannel that tabs talk by. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((message: MessageEvent<unknown>) => void) | null;
  close(): void;
}

/** What the stream of several tabs is made from. */
export interface ShareDeps {
  /** The same in all tabs that may share, and in no other: merchant and member. */
  readonly name: string;
  /** Missing in pages that are not secure: each tab then has a stream of its own while it is seen. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: (name: string) => TabChannel;
  /** Calls back now and whenever the page is seen or hidden; ends with what it returns. */
  readonly watchSeen: (onChange: (isSeen: boolean) => void) => () => void;
  readonly follow: (lastEventId: string | null, onEvent: (event: StreamEvent) => void) => Following;
  /** An event, whichever tab heard it; those without data only tell a place and are left out. */
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream is heard from now on: what was told since the page was read, nobody heard. */
  readonly onBegin?: () => void;
  /** This tab may have missed something: everything is to be read anew. */
  readonly onGap: () => void;
  readonly after: After;
}

/** A page that is hidden for this long leaves the stream to another. */
const HIDDEN_MS = 20_000;

/**
 * One stream for all tabs of a browser, since over HTTP/1.1 six open streams would leave no connection for anything
 * else. Of the tabs that are seen one holds a lock and the stream, and tells the others what it hears and what came
 * before it, so that a tab which slept notices that it missed something. When no tab is seen, nobody listens.
 */
export function shareStream(deps: ShareDeps): { stop(): void } {
  const { name, locks, follow, onEvent, onBegin, onGap, after } = deps;
  const channel = locks && deps.openChannel(name);
  let place: string | null = null;
  let following: Following | undefined;
  let giveUp: (() => void) | undefined;
  let cancelLeaving: (() => void) | undefined;
  let isStopped = false;

  function hearOwn(event: StreamEvent): void {
    const previousId = place;
    place = event.id ?? place;
    channel?.postMessage({ ...event, previousId, place } satisfies Relayed);
    if (previousId === null && place !== null) onBegin?.();
    if (event.data !== '') onEvent(event);
  }

  function hearOther({ previousId, place: next, ...event }: Relayed): void {
    // Only one tab holds the stream, and this one does: what comes late is known already.
    if (following) return;
    const missed = place !== null && previousId !== place;
    const begins = place === null && next !== null;
    place = next;
    if (missed) onGap();
    if (begins) onBegin?.();
    if (event.data !== '') onEvent(event);
  }

  function holdStream(): Promise<void> {
    return new Promise((release) => {
      following = follow(place, hearOwn);
      giveUp = () => {
        following?.stop();
        following = undefined;
        release();
      };
    });
  }

  function enter(): void {
    if (giveUp) {
      following?.wake();
      return;
    }
    if (!locks) {
      void holdStream();
      return;
    }
    const queue = new AbortController();
    giveUp = () => queue.abort();
    locks
      .request(name, { signal: queue.signal }, () =>
        // The lock may come in the moment in which it is not wanted any more.
        queue.signal.aborted ? undefined : holdStream(),
      )
      .catch(() => undefined);
  }

  function leave(): void {
    giveUp?.();
    giveUp = undefined;
  }

  const stopWatching = deps.watchSeen((isSeen) => {
    cancelLeaving?.();
    cancelLeaving = undefined;
    if (isStopped) return;
    if (isSeen) enter();
    else cancelLeaving = after(HIDDEN_MS, leave);
  });
  if (channel) channel.onmessage = ({ data }) => hearOther(data as Relayed);

  return {
    stop() {
      isStopped = true;
      stopWatching();
      cancelLeaving?.();
      leave();
      channel?.close();
    },
  };
}
