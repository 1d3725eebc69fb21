import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { applicationRole, prepareApplicationRole } from './applicationRole.ts';
import { parseDatabaseUrl, toConnectionFault } from './connectionFault.ts';
import { startEmbedded, type EmbeddedOptions } from '../embedded/startEmbedded.ts';
import { KeepingClient } from './keptStatements.ts';
import { migrate } from './migrate.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import type { Tables } from './tables.ts';

/** The open transaction every repository function takes as its first argument. */
export type Tx = Transaction<Tables>;

/** The merchant code under which the platform's default content is kept. */
export const defaultContentCode = '*';

/** An open database; nothing outside server/db touches its pools except through transactions. */
export interface Database {
  /** The address of the owner's login; holds the password, so it is never logged. */
  readonly url: string;
  /** Queries as livery_app, under row level security. */
  readonly kysely: Kysely<Tables>;
  /** Queries as the owner, for reference data, seeds and tools; never while serving a request. */
  readonly owner: Kysely<Tables>;
  /** Notifies of merchants whose transactions wrote what open pages are told. */
  readonly eventNotifier: Notifier;
  /** Notifies of what changed at a live table of our own: gateway, merchant, game and member's alias. */
  readonly tableNotifier: Notifier;
  /** Notifies of issues of lotteries that went on, by their ids. */
  readonly lotteryNotifier: Notifier;
  /** Notifies desks of cases that are new or changed, by their ids, and of staff whose sessions ended. */
  readonly deskNotifier: Notifier;
  /** Ends both pools and, when it is embedded, stops PostgreSQL. */
  close(): Promise<void>;
}

/** What to open: an address, or a data folder for the embedded PostgreSQL. */
export type DatabaseSource = { readonly url: string } | { readonly embedded: EmbeddedOptions };

/** How to open it. */
export interface OpenOptions {
  /** Folder of the .sql migrations; without it the database is used as it is. */
  readonly migrationsDirectory?: string;
  /** Connections of the application's pool; 10 by default. */
  readonly poolSize?: number;
  /** Told of connections that broke while idle; they are replaced by themselves. */
  readonly onIdleError?: (error: Error) => void;
}

const connectTimeoutMs = 10_000;
const statementTimeoutMs = 15_000;
const idleInTransactionTimeoutMs = 30_000;

// Per pool, so that no other code of the process meets a changed driver.
const liveryTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8 && format !== 'binary') return BigInt;
    if (oid === pg.types.builtins.DATE && format !== 'binary') return String;
    return pg.types.getTypeParser(oid, format);
  },
};

function createKysely(config: pg.PoolConfig, onIdleError?: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionTimeoutMillis: connectTimeoutMs,
    types: liveryTypes,
    Client: KeepingClient,
    application_name: 'livery',
    ...config,
  });
  pool.on('error', (error) => onIdleError?.(error));
  // One that breaks between two queries of a transaction says so here as well; whoever uses it hears of it by the next.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The channel on which gateways tell each other whose events are new. */
export const eventChannel = 'live_events';

/** The channel on which gateways tell each other of live tables. */
export const tableChannel = 'house_tables';

/** The channel on which gateways tell each other of lotteries. */
export const lotteryChannel = 'lottery_issues';

/** The channel on which gateways tell each other what is new at their desks. */
export const deskChannel = 'desk';

/** Nobody relies on it, so it need not wait for the disk. */
function notify(kysely: Kysely<Tables>, channel: string, payloads: readonly string[]) {
  return sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, payload)
    from unnest(${payloads}::text[]) as payload`.execute(kysely);
}

/** Opens the pools of a database that is already there and up to date; connects on first use. */
export function connectDatabase(
  url: string,
  { poolSize = 10, onIdleError }: OpenOptions = {},
): Database {
  const kysely = createKysely(
    {
      connectionString: url,
      max: poolSize,
      onConnect: async (client) => {
        await client.query(
          `set role ${applicationRole};
           set statement_timeout = ${statementTimeoutMs};
           set idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs}`,
        );
      },
    },
    onIdleError,
  );
  const owner = createKysely({ connectionString: url, max: 2 }, onIdleError);
  const eventNotifier = createNotifier((codes) => notify(kysely, eventChannel, codes));
  const tableNotifier = createNotifier((names) => notify(kysely, tableChannel, names));
  const lotteryNotifier = createNotifier((ids) => notify(kysely, lotteryChannel, ids));
  const deskNotifier = createNotifier((news) => notify(kysely, deskChannel, news));
  let closing: Promise<unknown> | undefined;
  return {
    url,
    kysely,
    owner,
    eventNotifier,
    tableNotifier,
    lotteryNotifier,
    deskNotifier,
    async close() {
      eventNotifier.close();
      tableNotifier.close();
      lotteryNotifier.close();
      deskNotifier.close();
      closing ??= Promise.all([kysely.destroy(), owner.destroy()]);
      await closing;
    },
  };
}

/** Connects as the owner, makes the role and runs the migrations. Throws StartError with one sentence. */
export async function prepareDatabase(url: string, migrationsDirectory?: string): Promise<void> {
  parseDatabaseUrl(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'livery-start',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await prepareApplicationRole(client);
    if (migrationsDirectory) await migrate(client, migrationsDirectory);
  } catch (error) {
    throw toConnectionFault(error, url);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Starts the embedded PostgreSQL when asked to, then prepares and opens the database. Throws StartError. */
export async function openDatabase(
  source: DatabaseSource,
  options: OpenOptions = {},
): Promise<Database> {
  if ('url' in source) {
    await prepareDatabase(source.url, options.migrationsDirectory);
    return connectDatabase(source.url, options);
  }
  const embedded = await startEmbedded(source.embedded);
  try {
    await prepareDatabase(embedded.url, options.migrationsDirectory);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const database = connectDatabase(embedded.url, options);
  return {
    ...database,
    async close() {
      await database.close();
      await embedded.stop();
    },
  };
}

const notifying = new WeakSet<object>();

/** Notifies all gateways of the merchant's events once the transaction is committed; not at all where it is undone. */
export function notifyAfterCommit(tx: Tx): void {
  notifying.add(tx);
}

/** Whose rows a transaction is about. */
export interface TransactionOptions {
  readonly merchantCode: string;
  /** Answers before the disk has it: if the database breaks down within a second, it may never have been. */
  readonly mayBeLost?: boolean;
}

/**
 * Runs `work` in one transaction that sees and writes only the merchant's rows (and reads the
 * platform's default content). Throws when the code is not a merchant code or `work` throws.
 */
export async function withTransaction<T>(
  database: Database,
  { merchantCode, mayBeLost = false }: TransactionOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (merchantCode !== defaultContentCode && !/^[A-Za-z0-9][\w-]{0,63}$/.test(merchantCode)) {
    throw new Error(`"${merchantCode}" is not a merchant code`);
  }
  return database.kysely.connection().execute(async (connection) => {
    // In one go, and the code is one by now: every call of the gateway begins with this.
    const begin = `begin; select set_config('app.merchant', '${merchantCode}', true)`;
    const settings = mayBeLost ? '; set local synchronous_commit = off' : '';
    await sql.raw(begin + settings).execute(connection);
    try {
      const result = await work(connection as Tx);
      await sql`commit`.execute(connection);
      if (notifying.has(connection)) database.eventNotifier.notify(merchantCode);
      return result;
    } catch (error) {
      // Where the connection broke there is nothing to undo, and why it did is what the caller must hear.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/** Runs `work` in one transaction without a merchant: platform tables and default content only. */
export async function withPlatformTransaction<T>(
  database: Database,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.kysely.transaction().execute(work);
}
