import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Gateways that run jobs and live, the newest first. */
export async function listRunners(owner: Kysely<Tables>) {
  return owner.selectFrom('job_runners').selectAll().orderBy('started_at', 'desc').execute();
}

/** What the database is, and how far it is migrated. */
export async function readDatabase(owner: Kysely<Tables>) {
  const { rows } = await sql<{ postgres: string; migrations: bigint; last: string | null }>`
    select current_setting('server_version') as postgres, count(*) as migrations, max(name) as last
      from schema_migrations`.execute(owner);
  const { postgres, migrations, last } = rows[0]!;
  return { postgres, migrations: Number(migrations), lastMigration: last };
}
