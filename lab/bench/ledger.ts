import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connectDatabase, openDatabase, withTransaction } from '../../server/db/database.ts';
import type { Database } from '../../server/db/database.ts';
import { seedCatalogue } from '../../server/seed/seedCatalogue.ts';
import { readBalances } from '../../server/ledger/balances.ts';
import { post } from '../../server/ledger/post.ts';
import { moveLegs } from '../../server/ledger/transfer.ts';
import { addMembers, currency, merchantCode, noon, readVendors } from '../faults/books.ts';
import type { Bench } from './bench.ts';
import { CONNECTIONS, createTpcB, runPgbench, SCALE } from './play/tpcB.ts';

interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Runs work in so many lanes for so long, after a tenth of that to warm up. */
async function load(seconds: number, work: (lane: number) => Promise<unknown>): Promise<Load> {
  const times: number[] = [];
  const startedAt = performance.now();
  const countedAt = startedAt + seconds * 100;
  const endsAt = countedAt + seconds * 1000;
  const runLane = async (lane: number) => {
    for (let begun = performance.now(); begun < endsAt; begun = performance.now()) {
      await work(lane);
      if (begun >= countedAt) times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, lane) => runLane(lane)));
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0 };
}

const any = (count: number) => 1 + Math.floor(Math.random() * count);

/** What pgbench does by default, statement by statement, by the driver that the gateway uses. */
async function measureTpcB(url: string, seconds: number): Promise<Load> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  try {
    return await load(seconds, async () => {
      const [aid, bid, tid, delta] = [any(SCALE * 100_000), any(SCALE), any(SCALE * 10), any(9999)];
      const client = await pool.connect();
      try {
        for (const statement of [
          'begin',
          `update pgbench_accounts set abalance = abalance + ${delta} where aid = ${aid}`,
          `select abalance from pgbench_accounts where aid = ${aid}`,
          `update pgbench_tellers set tbalance = tbalance + ${delta} where tid = ${tid}`,
          `update pgbench_branches set bbalance = bbalance + ${delta} where bid = ${bid}`,
          `insert into pgbench_history (tid, bid, aid, delta, mtime) values (${tid}, ${bid}, ${aid}, ${delta}, current_timestamp)`,
          'end',
        ]) {
          await client.query(statement);
        }
      } finally {
        client.release();
      }
    });
  } finally {
    await pool.end();
  }
}

async function measureLedger(db: Database, seconds: number, memberCount: number) {
  const members = await addMembers(db, memberCount);
  const [vendor] = await readVendors(db);
  const move = (legs: ReturnType<typeof moveLegs>) =>
    withTransaction(db, { merchantCode }, (tx) =>
      post(tx, {
        merchantCode,
        id: randomUUID(),
        kind: 'bet',
        currency,
        legs,
        at: noon,
      }),
    );
  for (const member of members) {
    await move(moveLegs({ house: 'deposits' }, { member }, 10n ** 9n));
  }
  const someone = () => members[any(members.length) - 1]!;
  const bets = await load(seconds, () => move(moveLegs({ member: someone() }, { vendor }, 10n)));
  const wallet = { member: members[0]! };
  const oneWallet = await load(seconds, () => move(moveLegs(wallet, { vendor }, 1n)));
  const reads = await load(seconds, () =>
    withTransaction(db, { merchantCode }, (tx) =>
      readBalances(tx, { merchantCode, memberId: someone(), currency }),
    ),
  );
  return { bets, oneWallet, reads };
}

/** What the ledger takes, without a gateway before it, beside TPC-B on the same database and by the same driver. */
export const ledger: Bench = async ({ root, isQuick, log }) => {
  const seconds = isQuick ? 3 : 20;
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-bench-'));
  const opened = await openDatabase(
    { embedded: { dataDirectory } },
    { migrationsDirectory: path.join(root, 'server/db/migrations') },
  );
  const db = connectDatabase(opened.url, { poolSize: CONNECTIONS });
  try {
    await seedCatalogue(opened);
    log('TPC-B');
    await createTpcB(opened.url);
    const tpcB = await measureTpcB(opened.url, seconds);
    log('pgbench');
    const pgbench = await runPgbench(opened.url, seconds);
    log('bets');
    const { bets, oneWallet, reads } = await measureLedger(db, seconds, isQuick ? 100 : 1000);
    const perSecond = (name: string, { perSecond: value }: Pick<Load, 'perSecond'>) =>
      ({ name, value, unit: 'per second' }) as const;
    const slowest = (name: string, { p99Ms: value }: Pick<Load, 'p99Ms'>) =>
      ({ name: `${name}, p99`, value, unit: 'ms' }) as const;
    return {
      figures: [
        ...(pgbench === null ? [] : [perSecond('TPC-B by pgbench', { perSecond: pgbench })]),
        perSecond('TPC-B by node-postgres', tpcB),
        perSecond('bets of many members', bets),
        {
          name: pgbench === null ? 'bets to TPC-B by node-postgres' : 'bets to TPC-B by pgbench',
          value: (100 * bets.perSecond) / (pgbench ?? tpcB.perSecond),
          unit: 'percent',
          target: { atLeast: 50 },
        },
        slowest('bets of many members', bets),
        perSecond('bets on one wallet', oneWallet),
        slowest('bets on one wallet', oneWallet),
        perSecond('balances read', reads),
        slowest('balances read', reads),
      ],
      notes: [
        `${CONNECTIONS} connections, ${seconds} s each, load generator beside; TPC-B as pgbench does it by default, scale ${SCALE}.`,
      ],
    };
  } finally {
    await db.close();
    await opened.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
