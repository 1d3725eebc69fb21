import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { StartError } from '../startError.ts';

/** Any fixed number will do, as long as every gateway uses the same one. */
const migrationLock = 7_309_452_001;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(directory, name), 'utf8');
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { name, sql, checksum };
    }),
  );
}

async function readApplied(owner: Client): Promise<Map<string, string>> {
  await owner.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function refuseStrangers(known: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const names = new Set(known.map((migration) => migration.name));
  const unknown = [...applied.keys()].find((name) => !names.has(name));
  if (unknown) {
    throw new StartError(
      `The database was last used by a newer build of Livery (it has ${unknown}, which this build does not know): run that build, or restore an older backup.`,
    );
  }
  const changed = known.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (changed) {
    throw new StartError(
      `The migration ${changed.name} was edited after this database had run it: restore the file, and put the change into a new migration.`,
    );
  }
}

async function apply(owner: Client, { name, sql, checksum }: Migration): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(sql);
    await owner.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await owner.query('commit');
  } catch (cause) {
    await owner.query('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The migration ${name} failed and was undone: ${reason}.`, { cause });
  }
}

/**
 * Brings the database up to this build, one transaction a file; gateways starting together take turns.
 * Returns the names it applied. Throws StartError when the database is newer than the build, when an
 * applied file was edited, or when a migration fails.
 */
export async function migrate(owner: Client, directory: string): Promise<string[]> {
  const known = await readMigrations(directory);
  await owner.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    const applied = await readApplied(owner);
    refuseStrangers(known, applied);
    const pending = known.filter((migration) => !applied.has(migration.name));
    for (const migration of pending) await apply(owner, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}
