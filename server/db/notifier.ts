/** Notifies every gateway on the database over one of its channels. */
export interface Notifier {
  /** Asks for a payload, such as a merchant code, to be sent soon; never throws. */
  notify(payload: string): void;
  /** Sends nothing more. */
  close(): void;
}

/** How long payloads gather before all are sent at once, each once. */
const GATHER_MS = 15;

/**
 * Makes a notifier. It sends after the commit and not by NOTIFY within the transaction: PostgreSQL lets only one
 * transaction at a time commit a NOTIFY, the write to disk included, and all money would wait in that line. What a
 * gateway wrote and then could not notify of, as when it breaks down in between, the others find by looking.
 */
export function createNotifier(
  send: (payloads: readonly string[]) => Promise<unknown>,
  gatherMs = GATHER_MS,
): Notifier {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const flush = async () => {
    const payloads = [...waiting];
    waiting.clear();
    await send(payloads).catch(() => undefined);
    timer = undefined;
    if (waiting.size > 0) start();
  };
  const start = () => {
    if (isClosed) return;
    timer ??= setTimeout(() => void flush(), gatherMs);
    timer.unref();
  };
  return {
    notify(payload) {
      waiting.add(payload);
      start();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
