import type { ServerResponse } from 'node:http';
import type { Notifier } from '../db/notifier.ts';
import { OriginalsFault } from './originalsFault.ts';
import type { StreamMark } from './tableFrames.ts';
import type { TablePlace } from './tables.repository.ts';
import { createTableWatcher, type TableWatcher } from './tableWatcher.ts';
import { createWatchedTable, type WatchedTable, type WatchedTableDeps } from './watchedTable.ts';

/** The tables that run at one gateway: those that somebody watches here, or has chips on. */
export interface TableWatch {
  /** How many run. */
  readonly size: number;
  /** How many pages watch here, and how many were cut off because they did not read. */
  count(): { readonly open: number; readonly slow: number };
  /** Throws OriginalsFault unavailable where no more pages can watch. */
  requireRoom(): void;
  /** Lets a page watch; its answer's head was sent. */
  join(
    response: ServerResponse,
    page: Pick<TableWatcher, 'session' | 'host'> & { readonly last: StreamMark | null },
  ): void;
  /** A member's bets changed: whoever watches hears, here and at all gateways, and the table goes on until they are over. */
  tell(place: TablePlace, alias: string | null): void;
  /** Another gateway said what `tell` says; '*' is for everything. */
  hear(name: string): void;
  /** Goes on with a table that nobody sees to. */
  takeUp(place: TablePlace): Promise<void>;
  /** Takes every table on where that is due, and tells what is new. */
  tick(): Promise<void>;
  /** Waits for bets that are being paid. */
  settle(): Promise<void>;
  close(): void;
}

/** What tables are watched with, besides each other. */
export interface TableWatchDeps extends Omit<WatchedTableDeps, 'tell' | 'background'> {
  readonly notifier: Notifier;
  readonly ids: () => string;
  readonly onError: (error: unknown) => void;
}

const MOST_STREAMS = 20_000;
/** Beyond that the oldest ends, which may be one that nobody holds any more. */
const MOST_OF_A_MEMBER = 8;

/** Makes the tables of a gateway; nothing runs before somebody watches. */
export function createTableWatch(deps: TableWatchDeps): TableWatch {
  const { notifier, ids, clock, onError } = deps;
  const here = ids();
  const tables = new Map<string, WatchedTable>();
  const work = new Set<Promise<void>>();
  let streams = 0;
  let slow = 0;

  const nameOf = ({ merchantCode, gameCode }: TablePlace) => `${merchantCode} ${gameCode}`;

  function background(started: Promise<void>): void {
    const done = started.catch(onError).finally(() => void work.delete(done));
    work.add(done);
  }

  const tell: TableWatch['tell'] = (place, alias) => {
    open(place).touch(alias);
    notifier.notify(`${here} ${nameOf(place)} ${alias ?? ''}`);
  };

  function open(place: TablePlace): WatchedTable {
    const name = nameOf(place);
    const table = tables.get(name) ?? createWatchedTable({ ...deps, tell, background }, place);
    tables.set(name, table);
    return table;
  }

  function endOldest(table: WatchedTable, { session }: TableWatcher): void {
    const own = [...table.watchers].filter(
      (other) => other.session.member_alias === session.member_alias,
    );
    if (own.length > MOST_OF_A_MEMBER) own[0]!.end();
  }

  return {
    get size() {
      return tables.size;
    },
    count: () => ({ open: streams, slow }),
    tell,
    requireRoom() {
      if (streams < MOST_STREAMS) return;
      throw new OriginalsFault('unavailable', 'No more can watch here.', { 'retry-after': '30' });
    },
    join(response, page) {
      // Who left while it was asked who they are says so no second time.
      if (response.destroyed) return;
      const { session } = page;
      const table = open({ merchantCode: session.merchant_code, gameCode: session.game_code });
      const watcher = createTableWatcher(response, { ...page, onSlow: () => (slow += 1) });
      table.add(watcher);
      streams += 1;
      response.once('close', () => {
        streams -= 1;
        table.remove(watcher);
      });
      endOldest(table, watcher);
      background(table.turn());
    },
    hear(name) {
      if (name === '*') for (const table of tables.values()) table.touch(null);
      const [from, merchantCode, gameCode, alias] = name.split(' ');
      if (from === here) return;
      tables.get(`${merchantCode} ${gameCode}`)?.touch(alias || null);
    },
    takeUp: (place) => open(place).turn(),
    async tick() {
      const now = clock();
      await Promise.all(
        [...tables].map(async ([name, table]) => {
          for (const watcher of table.watchers) {
            if (watcher.session.ends_at <= now) watcher.endSession();
          }
          if (!table.isIdle) await table.turn().catch(onError);
          if (table.isIdle) tables.delete(name);
        }),
      );
    },
    async settle() {
      while (work.size > 0) await Promise.all(work);
    },
    close() {
      for (const table of tables.values()) for (const watcher of table.watchers) watcher.end();
    },
  };
}
