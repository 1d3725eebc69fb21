import path from 'node:path';
import { connectDatabase, openDatabase, type Database } from './database.ts';
import { findPassword, hasCluster, ownerName } from './embeddedCluster.ts';
import { findPostmaster, isAlive } from './embeddedPostmaster.ts';
import { StartError } from './startError.ts';

/** Where a gateway's database is. */
export interface ToolSource {
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
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
  const running = await findPostmaster(cluster);
  if (running?.isReady && isAlive(running.pid)) {
    const password = await findPassword(dataDirectory);
    const url = `postgres://${ownerName}:${password}@127.0.0.1:${running.port}/livery`;
    return connectDatabase(url, { poolSize: 2 });
  }
  return openDatabase({ embedded: { dataDirectory } }, { poolSize: 2 });
}
