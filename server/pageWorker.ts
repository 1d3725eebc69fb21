import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from './db/database.ts';
import { loadBuild } from './document/loadBuild.ts';
import { servePages } from './document/pageThread.ts';
import type { Env } from './env.ts';
import { buildPageApp } from './pageApp.ts';

/** What the thread is started with. */
export interface PageWorkerData {
  /** The folder of package.json. */
  readonly root: string;
  /** Brotli quality, 0 to 11. */
  readonly quality: number;
  readonly databaseUrl: string;
  readonly logLevel: Env['logLevel'];
}

/** One thread makes a page, whose calls come at once, or a few. */
const CONNECTIONS = 4;

if (!parentPort)
  throw new Error('This file is a thread of the gateway: dist/server/main.js starts it.');
const { root, quality, databaseUrl, logLevel } = workerData as PageWorkerData;
const db = connectDatabase(databaseUrl, {
  poolSize: CONNECTIONS,
  onIdleError: () => undefined,
});
const calls = await buildPageApp({
  db,
  clock: () => new Date(),
  ids: randomUUID,
  logger: { level: logLevel, stream: process.stderr },
});
servePages(parentPort, { ...(await loadBuild(root)), quality, calls });
