import type { ChildProcess } from 'node:child_process';
import { chmod, realpath } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { toDataFolderFault } from './dataFolderFault.ts';
import { lockDataDirectory, type DataLock } from './dataLock.ts';
import { findEmbeddedBinaries } from './embeddedBinaries.ts';
import {
  createPassword,
  ensureCluster,
  findPassword,
  hasCluster,
  keepPassword,
  ownerName,
  replacePassword,
} from './embeddedCluster.ts';
import { clearLeftovers, endPostmaster } from './embeddedPostmaster.ts';
import { findFreePort, launchServer, type ServerOptions } from './embeddedServer.ts';
import { chooseRunner } from './embeddedUser.ts';
import { makeDataFolder } from './makeDataFolder.ts';

/** Where the embedded PostgreSQL lives and whom it tells. */
export interface EmbeddedOptions {
  /** The gateway's data folder; the database is kept in its folder postgres/. */
  readonly dataDirectory: string;
  /** False trades durability for speed; for tests only. */
  readonly isDurable?: boolean;
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

async function ensureDatabase(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [
      databaseName,
    ]);
    if (rowCount === 0) await admin.query(`create database ${databaseName}`);
  } finally {
    await admin.end();
  }
}

async function launchOnFreePort(options: ServerOptions): Promise<[ChildProcess, number]> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    try {
      return [await launchServer(options, port), port];
    } catch (error) {
      // Another program may have taken the port in between.
      if (attempt === launchAttempts) throw error;
      await clearLeftovers(options.directory);
    }
  }
}

/** Keeps one server running until it is stopped: one that dies is started again on its port. */
function watch(
  first: ChildProcess,
  port: number,
  options: ServerOptions,
  { onRestart, onLost }: EmbeddedOptions,
): { stop(): Promise<void> } {
  let child = first;
  let isStopping = false;
  let restarting: Promise<void> = Promise.resolve();
  const killWithProcess = () => child.kill('SIGINT');
  const restart = async () => {
    try {
      await clearLeftovers(options.directory);
      child = await launchServer(options, port);
      child.once('exit', onExit);
      onRestart?.();
    } catch (error) {
      onLost?.(error);
    }
  };
  const onExit = () => {
    if (!isStopping) restarting = restart();
  };
  child.once('exit', onExit);
  process.once('exit', killWithProcess);
  return {
    async stop() {
      isStopping = true;
      await restarting;
      process.off('exit', killWithProcess);
      if (child.pid && child.exitCode === null && child.signalCode === null) {
        await endPostmaster(child.pid);
      }
    },
  };
}

async function startLocked(
  directory: string,
  lock: DataLock,
  options: EmbeddedOptions,
): Promise<Embedded> {
  const { initdb, postgres } = await findEmbeddedBinaries();
  const isDurable = options.isDurable ?? true;
  const cluster = path.join(directory, 'postgres');
  const runner = await chooseRunner(cluster, postgres);
  await clearLeftovers(cluster);
  const kept = await findPassword(directory);
  const password = kept ?? createPassword();
  if (!kept && (await hasCluster(cluster))) {
    await replacePassword(cluster, { postgres, runner, password });
  }
  await ensureCluster(cluster, { initdb, runner, password, isDurable });
  if (!kept) await keepPassword(directory, password);
  const logFile = path.join(directory, 'postgres.log');
  const server: ServerOptions = { directory: cluster, logFile, postgres, runner, isDurable };
  const [child, port] = await launchOnFreePort(server);
  const watched = watch(child, port, server, options);
  const base = `postgres://${ownerName}:${password}@127.0.0.1:${port}`;
  const stop = async () => {
    await watched.stop();
    await lock.release();
  };
  try {
    await ensureDatabase(`${base}/postgres`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `${base}/${databaseName}`, stop };
}

/**
 * Starts the PostgreSQL of a data folder, making it first when there is none and clearing what a
 * killed gateway left. Throws StartError when another gateway uses the folder, when it cannot be
 * written, or when the server does not come up.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const directory = await openDataDirectory(options.dataDirectory);
  const lock = await lockDataDirectory(directory);
  try {
    return await startLocked(directory, lock, options);
  } catch (error) {
    await lock.release();
    throw error;
  }
}
