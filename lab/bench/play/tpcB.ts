import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';

/** Clients at a time, here and in what is compared with it. */
export const CONNECTIONS = 32;

/** Of TPC-B: 100,000 accounts, 10 tellers and one branch each. */
export const SCALE = 10;

const run = promisify(execFile);

/** Makes the tables that pgbench works on by default. */
export async function createTpcB(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
      create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
      create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84));
      create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
      insert into pgbench_branches select n, 0, '' from generate_series(1, ${SCALE}) n;
      insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${SCALE * 10}) n;
      insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${SCALE * 100_000}) n`);
    // As pgbench does where it makes them itself; else PostgreSQL does, a minute later, in the middle of what is measured.
    await client.query(
      'vacuum analyze pgbench_branches, pgbench_tellers, pgbench_accounts, pgbench_history',
    );
  } finally {
    await client.end();
  }
}

/** Transactions a second of pgbench itself, which is written in C and waits for no driver; null where it is not installed. */
export async function runPgbench(url: string, seconds: number): Promise<number | null> {
  if (!(await run('pgbench', ['--version']).catch(() => null))) return null;
  const load = ['--client', `${CONNECTIONS}`, '--jobs', '2', '--time', `${seconds}`];
  const { stdout } = await run('pgbench', ['--no-vacuum', ...load, url]);
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
}
