import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { connectDatabase, openDatabase, type Database } from './database.ts';
import { findPassword, hasCluster, ownerName } from '../embedded/cluster.ts';
import { findOwnPostmaster } from '../embedded/postmaster.ts';
import { StartError } from '../startError.ts';

/** Where a gateway's database is. */
export interface ToolSource {
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
}

/** Throws StartError where another data folder's server answers: nothing may be written there. */
async function requireServerOf(folder: string, database: Database): Promise<Database> {
  const asked = sql<{ folder: string }>`select current_setting('data_directory') as folder`;
  const { rows } = await asked.execute(database.owner);
  const answering = await realpath(rows[0]!.folder).catch(() => folder);
  if (answering === folder) return database;
  await database.close();
  throw new StartError(`The server of ${answering} answers in place of that of ${folder}.`);
}

/**
 * Opens a gateway's database beside the running gateway, or without one; makes and changes nothing. Throws StartError
 * where there is none.
 */
export async function openToolDatabase({
  databaseUrl,
  dataDirectory,
}: ToolSource): Promise<Database> {
  if (databaseUrl) return connectDatabase(databaseUrl, { poolSize: 2 });
  const cluster = path.join(dataDirectory, 'postgres');
  if (!(await hasCluster(cluster))) {
    throw new StartError(
      `There is no database in ${dataDirectory}: set DATA_DIR or DATABASE_URL as for the gateway.`,
    );
  }
  const folder = await realpath(cluster);
  const running = await findOwnPostmaster(folder);
  if (running) {
    const password = await findPassword(dataDirectory);
    const url = `postgres://${ownerName}:${password}@127.0.0.1:${running.port}/livery`;
    return requireServerOf(folder, connectDatabase(url, { poolSize: 2 }));
  }
  return openDatabase({ embedded: { dataDirectory } }, { poolSize: 2 });
}
