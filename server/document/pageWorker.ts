import { parentPort, workerData } from 'node:worker_threads';
import { loadBuild } from './loadBuild.ts';
import { servePages } from './pageThread.ts';

/** What the thread is started with. */
export interface PageWorkerData {
  /** The folder of package.json. */
  readonly root: string;
  /** Brotli quality, 0 to 11. */
  readonly quality: number;
}

if (!parentPort)
  throw new Error('This file is a thread of the gateway: dist/server/main.js starts it.');
const { root, quality } = workerData as PageWorkerData;
servePages(parentPort, { ...(await loadBuild(root)), quality });
