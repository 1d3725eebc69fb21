import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { kept } from './keptStatements.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.close());

it('a statement marked as kept is prepared once a connection, others not at all', async () => {
  await db.kysely.connection().execute(async (connection) => {
    const sums: number[] = [];
    for (const one of [1, 2]) {
      const { rows } = await sql<{ sum: number }>`${kept} select ${one}::int + 1 as sum`.execute(
        connection,
      );
      sums.push(rows[0]!.sum);
      await sql`select ${one}::int + 2 as sum`.execute(connection);
    }
    expect(sums).toEqual([2, 3]);
    const prepared = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(connection);
    expect(prepared.rows.map(({ statement }) => statement)).toEqual([
      '/* kept */ select $1::int + 1 as sum',
    ]);
  });
});
