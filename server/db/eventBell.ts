import type { Tx } from './database.ts';

/** Tells every gateway on the database that there is something new in `live_events`. */
export interface EventBell {
  /** Asks for the merchant's channel to be told of soon; never throws. */
  ring(merchantCode: string): void;
  /** Tells of nothing more. */
  close(): void;
}

/** How long merchants gather before all are told of at once. */
const GATHER_MS = 15;

const ringing = new WeakSet<object>();

/** Rings for the merchant of a transaction once it is committed; not at all where it is undone. */
export function ringAfterCommit(tx: Tx): void {
  ringing.add(tx);
}

/** Whether a transaction that was just committed asked for it. */
export const hasRung = (tx: object): boolean => ringing.has(tx);

/**
 * Makes a bell. It is rung after the commit and not by NOTIFY within the transaction: PostgreSQL lets only one
 * transaction at a time commit a NOTIFY, the write to disk included, and all money would wait in that line. What a
 * gateway wrote and then could not tell of, as when it breaks down in between, the others find by looking.
 */
export function createEventBell(
  notify: (merchantCodes: readonly string[]) => Promise<unknown>,
  gatherMs = GATHER_MS,
): EventBell {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = async () => {
    const merchantCodes = [...waiting];
    waiting.clear();
    await notify(merchantCodes).catch(() => undefined);
    timer = undefined;
    if (waiting.size > 0) start();
  };
  const start = () => {
    if (isClosed) return;
    timer ??= setTimeout(() => void tell(), gatherMs);
    timer.unref();
  };
  return {
    ring(merchantCode) {
      waiting.add(merchantCode);
      start();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
