import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../../server/db/database.ts';

/** Where the .sql migrations are. */
export const migrationsDirectory = path.resolve(import.meta.dirname, '../../server/db/migrations');

/** A database of one test file's own; `close` also drops it. */
export type TestDatabase = Database;

async function runOnServer(sql: string): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Makes a database on the test server, empty or a copy of the migrated one, and returns its owner's address. */
export async function createTestDatabaseUrl(from: 'empty' | 'template' = 'template') {
  const url = new URL(inject('templateUrl'));
  const template = from === 'empty' ? 'template1' : url.pathname.slice(1);
  const name = `livery_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(`drop database ${name} with (force)`) };
}

/** A migrated database with vendors and games in it; await `close` in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createTestDatabaseUrl();
  const database = connectDatabase(url, { poolSize: 4 });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
