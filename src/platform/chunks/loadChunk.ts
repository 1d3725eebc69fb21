import { readSession, writeSession } from '../storage/storage.ts';

/** Longest wait for a piece of the application. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Shortest time between two reloads that a missing piece may cause. */
const RELOAD_GAP_MS = 60_000;

const RELOAD_KEY = 'livery.reloadedAt';

/** A piece of the application that did not arrive. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(
    readonly reason: 'failed' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(`A piece of the application did not load (${reason}).`, options);
  }
}

/** Loads a piece of the application; rejects with a ChunkError when it fails or takes over 120 s. */
export function loadChunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkError('timeout')), CHUNK_TIMEOUT_MS);
    });
    const loading = load().catch((cause: unknown) => {
      throw new ChunkError('failed', { cause });
    });
    try {
      return await Promise.race([loading, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Reloads the page once for a piece that went missing, which after a new release means that this page is of the old
 * one. Says whether it did: not when offline, not twice within a minute, not where that cannot be remembered.
 */
export function reloadOnce(now: number, reload: () => void): boolean {
  if (!navigator.onLine) return false;
  if (now - Number(readSession(RELOAD_KEY) ?? 0) < RELOAD_GAP_MS) return false;
  if (!writeSession(RELOAD_KEY, String(now))) return false;
  reload();
  return true;
}
