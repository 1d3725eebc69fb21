import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database.ts';

/** Stops listening and frees its connection. */
export type StopListening = () => Promise<void>;

const reconnectDelayMs = 500;

/**
 * Tells `onChange` the merchant code whose content was written ('*' for the platform's), by any
 * gateway on this database. After a lost connection it connects again and calls `onChange('*')`,
 * since changes may have been missed.
 */
export async function listenForContentChanges(
  database: Database,
  onChange: (merchantCode: string) => void,
): Promise<StopListening> {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: database.url,
      application_name: 'livery-listen',
      keepAlive: true,
    });
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload }) => onChange(payload || '*'));
    await fresh.connect();
    await fresh.query('listen content_changed');
    fresh.once('end', () => void reconnect());
    client = fresh;
  };

  const reconnect = async () => {
    while (!stopping.signal.aborted) {
      try {
        await wait(reconnectDelayMs, undefined, { signal: stopping.signal });
        await connect();
        onChange('*');
        return;
      } catch {
        // Stopped, or still away: the loop's condition tells which.
      }
    }
  };

  await connect();
  return async () => {
    stopping.abort();
    await client?.end().catch(() => undefined);
  };
}
