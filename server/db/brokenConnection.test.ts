import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { withTransaction, type Tx } from './database.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.close());

const whose = { merchantCode: 'AURORA' };

async function readPid(tx: Tx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]!.pid;
}

/** What a transaction failed with. */
const failureOf = (work: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
  withTransaction(db, whose, work).then(
    () => expect.fail('Nothing failed.'),
    (error: unknown) => error,
  );

it('a connection that breaks between two queries ends its transaction alone, not the process', async () => {
  const error = await failureOf(async (tx) => {
    await sql`select pg_terminate_backend(${await readPid(tx)}, 5000)`.execute(db.owner);
    // The word of it arrives while nobody asks anything.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sql`select 1`.execute(tx);
  });
  expect(isDatabaseAway(error)).toBe(true);
  expect(await withTransaction(db, whose, async () => 'fine')).toBe('fine');
});

it('one that breaks during a query says so, and not that it could not be rolled back', async () => {
  const error = await failureOf(async (tx) => {
    const pid = await readPid(tx);
    const asked = sql`select pg_sleep(30)`.execute(tx);
    asked.catch(() => undefined);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
         where pid = ${pid} and state = 'active' and query like '%pg_sleep%'`.execute(db.owner);
      expect(rows).toHaveLength(1);
    }, 10_000);
    await asked;
  });
  expect(error).toMatchObject({ code: '57P01' });
  expect(isDatabaseAway(error)).toBe(true);
});
