import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  deskChannel,
  eventChannel,
  lotteryChannel,
  tableChannel,
  type Database,
} from './database.ts';

/** Stops listening and frees its connection. */
export type StopListening = () => Promise<void>;

/** How often the connection proves that it still hears. */
export interface Pulse {
  readonly everyMs: number;
  /** How long an answer may take before the connection counts as lost. */
  readonly answerWithinMs: number;
}

const reconnectDelayMs = 500;
const steadyPulse: Pulse = { everyMs: 10_000, answerWithinMs: 5_000 };

/** The channel on which gateways are told whose content was written. */
export const contentChannel = 'content_changed';

/** Who is told what; each with a merchant code, '*' for the platform's or everybody's. */
export interface Hearers {
  readonly onContentChange: (merchantCode: string) => void;
  /** There is something new in `live_events`. */
  readonly onEvents: (merchantCode: string) => void;
  /** Something changed at a live table, by the payload it was notified with; '*' for any of them. */
  readonly onTables?: (name: string) => void;
  /** An issue of a lottery went on, by its id; '*' for any of them. */
  readonly onLotteries?: (id: string) => void;
  /** Something is new at the desk, by the payload it was notified with; '*' for anything. */
  readonly onDesk?: (news: string) => void;
}

/** Tells `onChange` whose content was written; see `listenForChanges`. */
export function listenForContentChanges(
  database: Pick<Database, 'url'>,
  onChange: (merchantCode: string) => void,
  pulse: Pulse = steadyPulse,
): Promise<StopListening> {
  return listenForChanges(
    database,
    { onContentChange: onChange, onEvents: () => undefined },
    pulse,
  );
}

/**
 * Tells, by one connection, the merchant code whose content was written ('*' for the platform's) or who has new events,
 * by any gateway on this database. After a lost connection, also one that only fell silent, it connects again and tells
 * '*', since changes may have been missed. So whoever keeps reads may keep them long.
 */
export async function listenForChanges(
  database: Pick<Database, 'url'>,
  { onContentChange, onEvents, onTables, onLotteries, onDesk }: Hearers,
  pulse: Pulse = steadyPulse,
): Promise<StopListening> {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: database.url,
      application_name: 'livery-listen',
      keepAlive: true,
      connectionTimeoutMillis: pulse.answerWithinMs,
      query_timeout: pulse.answerWithinMs,
    });
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === tableChannel) return onTables?.(payload || '*');
      if (channel === lotteryChannel) return onLotteries?.(payload || '*');
      if (channel === deskChannel) return onDesk?.(payload || '*');
      (channel === eventChannel ? onEvents : onContentChange)(payload || '*');
    });
    // Nothing that is asked politely reaches a silent peer, so the socket itself goes.
    const hangUp = () => fresh.connection.stream.destroy();
    try {
      await fresh.connect();
      await fresh.query(
        [contentChannel, eventChannel, tableChannel, lotteryChannel, deskChannel]
          .map((channel) => `listen ${channel}`)
          .join('; '),
      );
      stopping.signal.throwIfAborted();
    } catch (error) {
      hangUp();
      throw error;
    }
    const beat = setInterval(() => {
      fresh.query('select 1').catch(hangUp);
    }, pulse.everyMs);
    fresh.once('end', () => {
      clearInterval(beat);
      void reconnect();
    });
    client = fresh;
  };

  const reconnect = async () => {
    while (!stopping.signal.aborted) {
      try {
        await wait(reconnectDelayMs, undefined, { signal: stopping.signal });
        await connect();
        onContentChange('*');
        onEvents('*');
        onTables?.('*');
        onLotteries?.('*');
        onDesk?.('*');
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
