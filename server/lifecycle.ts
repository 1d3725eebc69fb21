import { setTimeout as wait } from 'node:timers/promises';

/** What one has to close when the gateway ends, closed in the opposite order. */
export interface Lifecycle {
  /** Registers a way to close something that was just opened. */
  onStop(close: () => Promise<unknown>): void;
  /** Closes everything once and ends the process with `exitCode`; later calls join the first. */
  stop(exitCode: number): Promise<never>;
  readonly isStopping: boolean;
}

interface ProcessLike {
  on(event: string, listener: () => void): unknown;
  /** Only there where another program started this one with a channel to it, which may be closed by now. */
  readonly send?: unknown;
  readonly connected?: boolean;
  exit(code: number): never;
}

const impatientAfterMs = 1_000;
const signalExitBase = 128;
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/**
 * Ties closing to the process: a signal, or the loss of the program that started it, closes all in
 * order. A terminal and npm may each deliver the same Ctrl-C, so only one that comes at least a second
 * after the first ends the process at once.
 */
export function createLifecycle(
  owner: ProcessLike,
  now: () => number,
  report: (sentence: string) => void,
): Lifecycle {
  const closers: (() => Promise<unknown>)[] = [];
  let stopping: Promise<never> | undefined;
  let firstSignalAt: number | undefined;

  const closeAll = async (exitCode: number): Promise<never> => {
    let code = exitCode;
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => {
        code ||= 1;
        report(`Closing failed: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
    return owner.exit(code);
  };
  const stop = (exitCode: number) => (stopping ??= closeAll(exitCode));

  for (const [signal, number] of Object.entries(signalNumbers)) {
    owner.on(signal, () => {
      firstSignalAt ??= now();
      if (now() - firstSignalAt >= impatientAfterMs) owner.exit(signalExitBase + number);
      void stop(0);
    });
  }
  owner.on('disconnect', () => void stop(0));
  // The program may have gone while this one was still loading.
  if (owner.send && !owner.connected) void stop(0);
  return {
    onStop: (close) => void closers.push(close),
    stop,
    get isStopping() {
      return stopping !== undefined;
    },
  };
}

/** Lets `finish` complete for `graceMs`, then calls `force` and waits at most `forceMs` more. */
export async function finishWithin(
  graceMs: number,
  finish: () => Promise<unknown>,
  force: () => void,
  forceMs = 2_000,
): Promise<void> {
  const finished = new AbortController();
  const { signal } = finished;
  const overdue = async () => {
    await wait(graceMs, undefined, { signal });
    force();
    await wait(forceMs, undefined, { signal });
  };
  await Promise.race([finish(), overdue()]).finally(() => finished.abort());
}
