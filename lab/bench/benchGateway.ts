import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A gateway of the build, with an embedded database of its own. */
export interface BenchGateway {
  readonly port: number;
  /** From the start of the process until it said that it listens. */
  readonly startMs: number;
  /** Memory of the gateway's process, without its database's. */
  rssBytes(): Promise<number>;
  /** Processor time that the gateway's process has used so far. */
  cpuMs(): Promise<number>;
  /** Resolves when the process has hardly worked for a while: brands are checked in the background after a start. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

export interface GatewayOptions {
  readonly root: string;
  /** Folder of brands beside those of the checkout. */
  readonly brandsDirectory?: string;
  /** Kept from an earlier start; without it a new one is made and removed at the end. */
  readonly dataDirectory?: string;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
}

const startLimitMs = 180_000;
const tickMs = 10;
const noLimit = '999999999';

/** Starts the build on a free port, without demo members and with limits that no bench reaches. */
export async function startGateway(options: GatewayOptions): Promise<BenchGateway> {
  const main = path.join(options.root, 'dist/server/main.js');
  if (!existsSync(main)) throw new Error(`${main} is missing. Run "npm run build" first.`);
  const dataDirectory =
    options.dataDirectory ?? (await mkdtemp(path.join(tmpdir(), 'livery-bench-')));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main], {
    cwd: options.root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      DATABASE_URL: '',
      BRANDS_DIR: options.brandsDirectory ?? '',
      DEMO: '1',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PAGES: noLimit,
      RATE_LIMIT_CALLS: noLimit,
      ...options.env,
    },
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    if (!options.dataDirectory) await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    const port = await readPort(child);
    const startMs = performance.now() - startedAt;
    const pid = child.pid!;
    return {
      port,
      startMs,
      rssBytes: () => readRss(pid),
      cpuMs: async () => (await readTicks(pid)) * tickMs,
      settle: () => untilIdle(pid),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The start's report names the port; everything after it is read away, so that the pipe never fills. */
function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`The gateway did not start in time:\n${said}`)),
      startLimitMs,
    );
    const hear = (chunk: Buffer) => {
      if (said.length < 20_000) said += chunk.toString();
      const port = /listens on \S+:(\d+)\./.exec(said)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The gateway ended with ${code}:\n${said}`));
    });
  });
}

async function readRss(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Processor time a process has used so far, in ticks of the kernel's clock. */
async function readTicks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

async function untilIdle(pid: number): Promise<void> {
  const quietTicks = 5;
  for (let quiet = 0; quiet < 3;) {
    const before = await readTicks(pid);
    await wait(1000);
    quiet = (await readTicks(pid)) - before <= quietTicks ? quiet + 1 : 0;
  }
}
