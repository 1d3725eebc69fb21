import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findPostmaster } from '../../../server/embedded/postmaster.ts';
import { findFreePort } from '../../../server/embedded/server.ts';

/** The build, started as by `npm start`, with an embedded database that waits for the disk. */
export interface KeptGateway {
  readonly port: number;
  readonly dataDirectory: string;
  /** Address of its database, as it is now; it changes with the gateway's process. */
  readDatabaseUrl(): Promise<string>;
  /** Ends the gateway's own process with -9; false where there is none at the moment. */
  killGateway(): Promise<boolean>;
  /** Ends the database's first process, or one that serves a connection, with -9; which, or null where there is none. */
  killDatabase(part: 'postmaster' | 'backend'): Promise<string | null>;
  /** What it wrote last. */
  lastWords(): string;
  /** Rejects when the program that starts the gateway ends by itself. */
  readonly gone: Promise<never>;
  stop(): Promise<void>;
}

const KEPT_CHARACTERS = 6000;

async function childrenOf(pid: number): Promise<readonly number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
    ),
  );
  return lists.flatMap((list) => list.trim().split(/\s+/).filter(Boolean).map(Number));
}

async function findChild(pid: number, isIt: (command: string) => boolean) {
  for (const child of await childrenOf(pid)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (isIt(command.replaceAll('\0', ' '))) return child;
  }
  return null;
}

function killHard(pid: number | null): boolean {
  try {
    return pid !== null && process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Starts it on a free port. */
export async function startKept(
  root: string,
  { dataDirectory, brandsDirectory }: { dataDirectory: string; brandsDirectory: string },
): Promise<KeptGateway> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      BRANDS_DIR: brandsDirectory,
      DEMO: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_CALLS: '999999999',
      RATE_LIMIT_PAGES: '999999999',
    },
  });
  let words = '';
  const hear = (chunk: Buffer) => (words = (words + chunk.toString()).slice(-KEPT_CHARACTERS));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  let isStopping = false;
  const exited = once(child, 'exit');
  const gone = exited.then(([code]) => {
    if (isStopping) return new Promise<never>(() => undefined);
    throw new Error(`npm start ended by itself with ${String(code)}:\n${words}`);
  });
  gone.catch(() => undefined);
  const cluster = path.join(dataDirectory, 'postgres');
  return {
    port,
    dataDirectory,
    gone,
    async readDatabaseUrl() {
      const kept = await readFile(path.join(dataDirectory, 'database.json'), 'utf8');
      const { user, password } = JSON.parse(kept) as { user: string; password: string };
      const postmaster = await findPostmaster(cluster);
      if (!postmaster) throw new Error('No PostgreSQL runs.');
      return `postgres://${user}:${password}@127.0.0.1:${postmaster.port}/livery`;
    },
    async killGateway() {
      return killHard(await findChild(child.pid!, (line) => line.includes('dist/server/main.js')));
    },
    async killDatabase(part) {
      const postmaster = await findPostmaster(cluster);
      if (!postmaster) return null;
      const backend = await findChild(postmaster.pid, (line) => /127\.0\.0\.1\(\d+\)/.test(line));
      if (part === 'backend' && killHard(backend)) return 'a backend';
      return killHard(postmaster.pid) ? 'the postmaster' : null;
    },
    lastWords: () => words,
    async stop() {
      isStopping = true;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
    },
  };
}
