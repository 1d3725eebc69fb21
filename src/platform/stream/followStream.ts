import { createEventParser, type StreamEvent } from './eventParser.ts';

/** Does something later; what it returns keeps it from being done. */
export type After = (ms: number, act: () => void) => () => void;

/** What a stream is followed with. */
export interface FollowDeps {
  /** Opens the stream after an event; rejects where it cannot. */
  readonly open: (
    lastEventId: string | null,
    signal: AbortSignal,
  ) => Promise<ReadableStream<string>>;
  /** The last event that was heard before; null to begin. */
  readonly lastEventId: string | null;
  readonly onEvent: (event: StreamEvent) => void;
  /** How long to wait after a failure, at least; null to give up. */
  readonly judge: (error: unknown) => number | null;
  readonly after: After;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** A stream that is followed. */
export interface Following {
  /** Tries again at once, as when the network is back. */
  wake(): void;
  stop(): void;
}

/** Waits of this many milliseconds and double that, and so on; each a random one of its upper half. */
const WAIT_MS = { first: 2_000, most: 60_000 };
/** A connection that lived so long was a good one. */
const STEADY_MS = 15_000;
/** The gateway says something every twenty seconds: whoever is silent for longer is gone. */
const SILENCE_MS = 50_000;

/** Follows a stream through every break, from the last event on, until it is stopped or refused for good. */
export function followStream(deps: FollowDeps): Following {
  const { open, onEvent, judge, after, random } = deps;
  let { lastEventId } = deps;
  let failures = 0;
  let stopConnection = (): void => undefined;
  let stopWaiting: (() => void) | undefined;
  let isStopped = false;

  async function read(connection: AbortController): Promise<void> {
    let quiet = after(SILENCE_MS, () => connection.abort());
    const parse = createEventParser((event) => {
      if (isStopped) return;
      lastEventId = event.id ?? lastEventId;
      onEvent(event);
    });
    try {
      const reader = (await open(lastEventId, connection.signal)).getReader();
      // An aborted fetch ends its stream too, but not where something lies in between.
      connection.signal.addEventListener('abort', () => void reader.cancel().catch(ignore));
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        quiet();
        quiet = after(SILENCE_MS, () => connection.abort());
        parse(value);
      }
    } finally {
      quiet();
    }
  }

  async function connect(): Promise<void> {
    stopWaiting = undefined;
    const connection = new AbortController();
    stopConnection = () => connection.abort();
    const forgive = after(STEADY_MS, () => (failures = 0));
    let leastMs: number | null = 0;
    try {
      await read(connection);
    } catch (error) {
      leastMs = judge(error);
    }
    forgive();
    if (isStopped || leastMs === null) return;
    const windowMs = Math.min(WAIT_MS.first * 2 ** failures, WAIT_MS.most);
    failures += 1;
    wait(Math.max(leastMs, (windowMs * (1 + random())) / 2));
  }

  function wait(ms: number): void {
    stopWaiting = after(ms, () => void connect());
  }

  void connect();
  return {
    wake() {
      if (!stopWaiting) return;
      stopWaiting();
      void connect();
    },
    stop() {
      isStopped = true;
      stopWaiting?.();
      stopWaiting = undefined;
      stopConnection();
    },
  };
}

/** Nobody waits for it. */
const ignore = () => undefined;
