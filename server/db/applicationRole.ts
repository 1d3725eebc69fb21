import type { Client } from 'pg';
import { StartError } from '../startError.ts';

/** The role every query of the gateway runs as: owns nothing and cannot bypass row level security. */
export const applicationRole = 'livery_app';

const oldestServerVersion = 150_000;

interface RoleFacts {
  version: number;
  login: string;
  database: string;
  may_create_tables: boolean;
  role_exists: boolean;
  is_unsafe: boolean;
}

async function readFacts(owner: Client): Promise<RoleFacts> {
  const { rows } = await owner.query<RoleFacts>(
    `select current_setting('server_version_num')::int as version,
            current_user::text as login,
            current_database()::text as database,
            has_schema_privilege('public', 'CREATE') as may_create_tables,
            role.rolname is not null as role_exists,
            coalesce(role.rolsuper or role.rolbypassrls, false) as is_unsafe
       from (select 1) as one left join pg_roles as role on role.rolname = $1`,
    [applicationRole],
  );
  const facts = rows[0];
  if (!facts) throw new Error('PostgreSQL returned no facts about its roles');
  return facts;
}

async function createRole(owner: Client): Promise<void> {
  // Two gateways may create it at once, in different databases of one server.
  await owner.query(
    `do $$ begin
       create role ${applicationRole} nologin noinherit;
     exception when duplicate_object or unique_violation then null;
     end $$`,
  );
}

async function assumeRole(owner: Client): Promise<void> {
  await owner.query(`set role ${applicationRole}`);
  await owner.query('reset role');
}

/**
 * Makes sure the application's role exists and that the login of `owner` may act as it.
 * Throws StartError naming the missing right when the login cannot arrange that itself.
 */
export async function prepareApplicationRole(owner: Client): Promise<void> {
  const facts = await readFacts(owner);
  if (facts.version < oldestServerVersion) {
    throw new StartError(
      `PostgreSQL ${Math.floor(facts.version / 10_000)} is too old: Livery needs version 15 or newer.`,
    );
  }
  if (!facts.may_create_tables) {
    throw new StartError(
      `The database user "${facts.login}" lacks the right CREATE on schema public of "${facts.database}": make it the owner of the database, or grant it that right.`,
    );
  }
  if (facts.is_unsafe) {
    throw new StartError(
      `The role ${applicationRole} may bypass row level security, which would let one merchant see another's data: run ALTER ROLE ${applicationRole} NOSUPERUSER NOBYPASSRLS.`,
    );
  }
  try {
    if (!facts.role_exists) await createRole(owner);
    try {
      await assumeRole(owner);
    } catch {
      await owner.query(`grant ${applicationRole} to current_user`);
      await assumeRole(owner);
    }
  } catch (cause) {
    const remedy = facts.role_exists
      ? `GRANT ${applicationRole} TO "${facts.login}"`
      : `CREATE ROLE ${applicationRole} NOLOGIN NOINHERIT; GRANT ${applicationRole} TO "${facts.login}"`;
    const right = facts.role_exists ? `to act as ${applicationRole}` : 'CREATEROLE';
    throw new StartError(
      `The database user "${facts.login}" lacks the right ${right}: grant it, or let an administrator run ${remedy}.`,
      { cause },
    );
  }
}
