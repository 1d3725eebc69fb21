import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { withTransaction } from './database.ts';
import { listenForContentChanges, type StopListening } from './listen.ts';

let database: TestDatabase;
let heard: string[];
let stop: StopListening;

beforeEach(async () => {
  database = await createTestDatabase();
  heard = [];
  stop = await listenForContentChanges(database, (merchantCode) => heard.push(merchantCode));
});

afterEach(async () => {
  await stop();
  await database.close();
});

async function write(merchantCode: string, host: string): Promise<void> {
  await withTransaction(database, { merchantCode }, (tx) =>
    tx.insertInto('domain_routes').values({ merchant_code: merchantCode, host }).execute(),
  );
}

const hears = (...codes: string[]) =>
  vi.waitFor(() => expect(heard).toEqual(codes), { timeout: 10_000, interval: 20 });

describe('listenForContentChanges', () => {
  it('tells whose content was inserted, changed or deleted, once a statement', async () => {
    await write('ALPHA', 'a.test');
    await hears('ALPHA');
    await withTransaction(database, { merchantCode: 'ALPHA' }, (tx) =>
      sql`update domain_routes set sort = 2`.execute(tx),
    );
    await hears('ALPHA', 'ALPHA');
    await withTransaction(database, { merchantCode: 'ALPHA' }, (tx) =>
      sql`delete from domain_routes`.execute(tx),
    );
    await hears('ALPHA', 'ALPHA', 'ALPHA');
  });

  it("takes a change of the catalogue for everybody's", async () => {
    await database.owner.updateTable('games').set({ is_hot: true }).execute();
    await hears('*');
  });

  it('comes back after a lost connection, and takes all content for changed', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'livery-listen' and datname = current_database()`.execute(
      database.owner,
    );
    await hears('*');
    await write('BETA', 'b.test');
    await hears('*', 'BETA');
  });
});
