import { chmod, realpath } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { explainFolder, toDataFolderFault } from './dataFolderFault.ts';
import { lockDataDirectory, type DataLock } from './dataLock.ts';
import { findEmbeddedBinaries } from './binaries.ts';
import {
  adoptCluster,
  createPassword,
  ensureCluster,
  findPassword,
  hasCluster,
  keepPassword,
  ownerName,
  replacePassword,
} from './cluster.ts';
import { clearLeftovers, endPostmaster, isAlive } from './postmaster.ts';
import {
  findFreePort,
  findRunningServer,
  launchServer,
  type RunningServer,
  type ServerOptions,
} from './server.ts';
import { choosePrograms } from './user.ts';
import { makeDataFolder } from './makeDataFolder.ts';

/** Where the embedded PostgreSQL lives and whom it tells. */
export interface EmbeddedOptions {
  /** The gateway's data folder; the database is kept in its folder postgres/. */
  readonly dataDirectory: string;
  /** False trades durability for speed; for tests only. */
  readonly isDurable?: boolean;
  /** Told in a sentence what is not as one would expect it. */
  readonly onNotice?: (sentence: string) => void;
  /** Told when the server died and was started again at the same address. */
  readonly onRestart?: () => void;
  /** Told when the server died and does not come back: the gateway should end. */
  readonly onLost?: (error: unknown) => void;
}

/** A running embedded PostgreSQL. */
export interface Embedded {
  /** Address of the database "livery" as its owner; holds the password, so it is never logged. */
  readonly url: string;
  stop(): Promise<void>;
}

const databaseName = 'livery';
const launchAttempts = 5;
const sessionEndMs = 5_000;

async function openDataDirectory(dataDirectory: string): Promise<string> {
  await makeDataFolder(dataDirectory);
  try {
    const directory = await realpath(dataDirectory);
    // As root the database runs as another user, who must be able to pass through.
    await chmod(directory, process.getuid?.() === 0 ? 0o711 : 0o700);
    return directory;
  } catch (cause) {
    throw toDataFolderFault(dataDirectory, cause);
  }
}

async function withAdmin(adminUrl: string, work: (admin: pg.Client) => Promise<void>) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

async function ensureDatabase(admin: pg.Client): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [
    databaseName,
  ]);
  if (rowCount === 0) await admin.query(`create database ${databaseName}`);
}

/**
 * What a killed gateway had under way must not be carried out beside what the next one does. Throws where some of it does
 * not end.
 */
async function endSessions(admin: pg.Client): Promise<void> {
  const others = `from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await admin.query(`select pg_terminate_backend(pid, ${sessionEndMs}) ${others}`);
  const { rowCount } = await admin.query(`select ${others}`);
  if (rowCount !== 0) throw new Error('A session of before does not end.');
}

async function launchOnFreePort(options: ServerOptions): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    try {
      return await launchServer(options, port);
    } catch (error) {
      // Another program may have taken the port in between.
      if (attempt === launchAttempts) throw error;
      await clearLeftovers(options.directory);
    }
  }
}

/** Keeps one server running until it is stopped: one that dies is started again on its port. */
function watch(
  first: RunningServer,
  options: ServerOptions,
  { onRestart, onLost }: EmbeddedOptions,
): { stop(): Promise<void> } {
  const { port } = first;
  let pid: number | undefined;
  let isStopping = false;
  let restarting: Promise<void> = Promise.resolve();
  const follow = (server: RunningServer) => {
    pid = server.pid;
    server.onceOver(() => {
      pid = undefined;
      if (!isStopping) restarting = restart();
    });
  };
  const restart = async () => {
    try {
      await clearLeftovers(options.directory);
      follow(await launchServer(options, port));
      onRestart?.();
    } catch (error) {
      onLost?.(error);
    }
  };
  const killWithProcess = () => {
    if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGINT');
  };
  follow(first);
  process.once('exit', killWithProcess);
  return {
    async stop() {
      isStopping = true;
      await restarting;
      process.off('exit', killWithProcess);
      if (pid !== undefined) await endPostmaster(pid);
    },
  };
}

const urlOf = (port: number, password: string) =>
  `postgres://${ownerName}:${password}@127.0.0.1:${port}`;

/** Takes over what a killed gateway left running, which saves a stop and a start; undefined where that cannot be. */
async function takeOver(
  options: ServerOptions,
  password: string,
): Promise<RunningServer | undefined> {
  const found = await findRunningServer(options);
  if (!found) return undefined;
  try {
    await withAdmin(`${urlOf(found.port, password)}/postgres`, endSessions);
    return found;
  } catch {
    // Whatever it is, a server that is started anew has none of it, or says what it is.
    return undefined;
  }
}

async function startLocked(
  directory: string,
  lock: DataLock,
  options: EmbeddedOptions,
): Promise<Embedded> {
  const isDurable = options.isDurable ?? true;
  const cluster = path.join(directory, 'postgres');
  const { initdb, postgres, runner } = await choosePrograms(
    cluster,
    await findEmbeddedBinaries(),
    options.onNotice,
  );
  const logFile = path.join(directory, 'postgres.log');
  const server: ServerOptions = { directory: cluster, logFile, postgres, runner, isDurable };
  const kept = await findPassword(directory);
  const password = kept ?? createPassword();
  const launch = async () => {
    await clearLeftovers(cluster);
    if (await hasCluster(cluster)) await adoptCluster(cluster, runner);
    if (!kept && (await hasCluster(cluster))) {
      await replacePassword(cluster, { postgres, runner, password });
    }
    await ensureCluster(cluster, { initdb, runner, password, isDurable });
    if (!kept) await keepPassword(directory, password);
    return launchOnFreePort(server);
  };
  const running = (kept ? await takeOver(server, kept) : undefined) ?? (await launch());
  const watched = watch(running, server, options);
  const base = urlOf(running.port, password);
  const stop = async () => {
    await watched.stop();
    await lock.release();
  };
  try {
    await withAdmin(`${base}/postgres`, ensureDatabase);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `${base}/${databaseName}`, stop };
}

/**
 * Starts the PostgreSQL of a data folder, making it first when there is none, and taking over or clearing what a killed
 * gateway left. Throws StartError when another gateway uses the folder, when it cannot be written, or when the server
 * does not come up.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const directory = await openDataDirectory(options.dataDirectory);
  const lock = await lockDataDirectory(directory).catch((error: unknown) => {
    throw explainFolder(directory, error);
  });
  try {
    return await startLocked(directory, lock, options);
  } catch (error) {
    await lock.release();
    throw explainFolder(directory, error);
  }
}
