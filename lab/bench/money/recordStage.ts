import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import catalogue from '../../../schemas/generated/catalogue.json' with { type: 'json' };
import type { Catalogue } from '../../../schemas/catalogue.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { createBrandStore } from '../../../server/brands/fileBrandStore.ts';
import { connectDatabase, openDatabase, type Database } from '../../../server/db/database.ts';
import { seedCatalogue } from '../../../server/seed/seedCatalogue.ts';

/** The merchant whose books are made. */
export const owner = { merchantCode: 'AURORA', currency: 'EUR' };

/** A durable database as it comes, without a gateway, and a login that may write history by hand. */
export interface RecordStage {
  readonly db: Database;
  /** Statements as the owner of the tables, for whom row level security is lifted. */
  write(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  /** Adds members; gives their ids. */
  addMembers(count: number): Promise<readonly string[]>;
}

const TABLES = [
  'members',
  'bets',
  'bet_days',
  'money_moves',
  'ledger_accounts',
  'ledger_transfers',
  'ledger_entries',
  'merchant_currencies',
  'cashback_closings',
  'cashback_days',
  'play_rounds',
  'play_sessions',
  'missions',
  'mission_versions',
  'mission_entries',
  'mission_events',
  'bonuses',
  'bonus_stakes',
  'bonus_bets',
  'bonus_events',
  'point_entries',
  'point_events',
  'vip_closings',
  'vip_steps',
];

/** Opens one, does the work, and removes it. */
export async function withRecords<T>(
  root: string,
  work: (stage: RecordStage) => Promise<T>,
): Promise<T> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-bench-'));
  const opened = await openDatabase(
    { embedded: { dataDirectory } },
    { migrationsDirectory: path.join(root, 'server/db/migrations') },
  );
  const db = connectDatabase(opened.url, { poolSize: 10 });
  const client = new pg.Client({ connectionString: opened.url });
  try {
    await seedCatalogue(opened);
    await client.connect();
    for (const table of TABLES) {
      await client.query(`alter table ${table} no force row level security`);
    }
    await client.query(
      `insert into merchant_currencies (merchant_code, code, decimals, time_zone)
       values ($1, $2, 2, 'UTC') on conflict do nothing`,
      [owner.merchantCode, owner.currency],
    );
    const write: RecordStage['write'] = (sql, values = []) => client.query(sql, [...values]);
    return await work({
      db,
      write,
      async addMembers(count) {
        const ids = Array.from({ length: count }, () => randomUUID());
        await write(
          `insert into members (id, merchant_code, account, member_type, locale, created_at)
           select id, $1, 'b' || replace(id::text, '-', ''), 2, 'en', now() from unnest($2::uuid[]) id`,
          [owner.merchantCode, ids],
        );
        return ids;
      },
    });
  } finally {
    await client.end();
    await db.close();
    await opened.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

const silent = { warn: () => undefined, error: () => undefined, info: () => undefined };

/** Aurora as it is shipped, with days of UTC. */
export async function readAurora(root: string): Promise<ResolvedBrand> {
  const store = await createBrandStore({
    roots: [path.join(root, 'brands')],
    themesDir: path.join(root, 'themes'),
    catalogue: catalogue as Catalogue,
    log: silent,
    watch: false,
    checkAtStart: false,
  });
  try {
    const found = await store.getByHost('aurora.localhost');
    if (found.kind !== 'live') throw new Error('Aurora is not served.');
    const { brand } = found.live;
    return { ...brand, timeZone: 'UTC' };
  } finally {
    await store.close();
  }
}

/** The median and the 99th percentile of the milliseconds of many runs, after some that are not counted. */
export async function timeRuns(
  count: number,
  work: () => Promise<unknown>,
): Promise<{ readonly medianMs: number; readonly p99Ms: number }> {
  const times: number[] = [];
  for (let at = -3; at < count; at += 1) {
    const begun = performance.now();
    await work();
    if (at >= 0) times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  return {
    medianMs: times[Math.floor(count / 2)]!,
    p99Ms: times[Math.min(count - 1, Math.floor(count * 0.99))]!,
  };
}
