/** What a clock stands on; a page gives the browser's own. */
export interface ClockSources {
  /** Milliseconds that only grow, whatever is done to the device's clock: `performance.now`. */
  readonly monotonic: () => number;
  /** The device's clock in milliseconds, right or wrong: it only tells that the device slept. */
  readonly wall: () => number;
  /** Asks the gateway for its time: milliseconds since 1970. */
  readonly ask: () => Promise<number>;
  /** Calls back once after so many milliseconds; returns what cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
  /** Tells when the page is looked at again, or online again; returns what ends it. */
  readonly onReturn: (act: () => void) => () => void;
}

/** The gateway's time, as well as a page can know it. */
export interface ServerClock {
  /** Milliseconds since 1970 by the gateway; null until it was asked, and after a sleep until it was asked again. */
  now(): number | null;
  /** An answer told the time: asked at `sentMs`, there at `receivedMs`, both monotonic. */
  learn(serverMs: number, sentMs: number, receivedMs: number): void;
  /** Tells at each whole second, and when the clock is set; while anybody listens the gateway is asked now and then. */
  subscribe(listener: () => void): () => void;
}

const RESYNC_MS = 30_000;
/** A round trip that takes longer says too little. */
const LONGEST_TRIP_MS = 10_000;
/** A worse answer is taken when the better one is older than this: clocks of devices drift. */
const BEST_FOR_MS = 120_000;
/** The two clocks of a device part by more than this when it sleeps, or when somebody sets one. */
const SLEPT_MS = 1_000;
/** A clock that was wrong by more than this goes back; by less it waits, so that no second shows twice. */
const STEP_BACK_MS = 2_000;

/** Makes a clock. Nothing runs until somebody listens. */
export function createServerClock(sources: ClockSources): ServerClock {
  const { monotonic, wall, ask, after, onReturn } = sources;
  const listeners = new Set<() => void>();
  let best: { offset: number; tripMs: number; at: number; parted: number } | null = null;
  let latest = 0;
  let isAsking = false;
  let stop: (() => void) | undefined;

  const apart = () => wall() - monotonic();
  const hasSlept = () => best !== null && Math.abs(apart() - best.parted) > SLEPT_MS;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  const now = () => {
    if (!best || hasSlept()) return null;
    const time = monotonic() + best.offset;
    latest = time < latest && latest - time < STEP_BACK_MS ? latest : time;
    return latest;
  };

  const learn = (serverMs: number, sentMs: number, receivedMs: number) => {
    const tripMs = receivedMs - sentMs;
    if (!Number.isFinite(serverMs) || tripMs < 0 || tripMs > LONGEST_TRIP_MS) return;
    const isBetter =
      !best || hasSlept() || tripMs <= best.tripMs || receivedMs - best.at > BEST_FOR_MS;
    if (!isBetter) return;
    // The answer left the gateway about half a round trip ago.
    const offset = serverMs + tripMs / 2 - receivedMs;
    best = { offset, tripMs, at: receivedMs, parted: apart() };
    tell();
  };

  const sync = async () => {
    if (isAsking) return;
    isAsking = true;
    const sentMs = monotonic();
    try {
      learn(await ask(), sentMs, monotonic());
    } catch {
      // Asked again in half a minute, and when the page is back online.
    } finally {
      isAsking = false;
    }
  };

  const start = () => {
    let cancelTick = () => {};
    let askedAt = monotonic();
    const look = () => {
      askedAt = monotonic();
      void sync();
    };
    const tick = () => {
      const time = now();
      // A moment past the second, so that a timer that fires early does not show the old one.
      cancelTick = after(time === null ? 1_000 : 1_005 - (time % 1_000), () => {
        if (hasSlept() || monotonic() - askedAt >= RESYNC_MS) look();
        tell();
        tick();
      });
    };
    const endReturns = onReturn(look);
    look();
    tick();
    return () => {
      endReturns();
      cancelTick();
    };
  };

  return {
    now,
    learn,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** Whole seconds until a moment (milliseconds since 1970), never below 0; null while the time is not known. */
export const secondsUntil = (now: number | null, moment: number): number | null =>
  now === null ? null : Math.max(0, Math.ceil((moment - now) / 1_000));
