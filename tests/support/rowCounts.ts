import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** How many rows every table has, of all merchants. */
export async function countRows({ owner }: Database): Promise<RowCounts> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(owner);
  const counts = tables.map(async ({ name }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)}`.execute(owner);
    return [name, rows[0]!.count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
