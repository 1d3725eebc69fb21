import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What to ask of a gateway: its home page, at these hosts in turn. */
export interface Load {
  readonly port: number;
  readonly hosts: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** What came of it. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that were no 2xx or 3xx, and connections that failed. */
  readonly failures: number;
}

const run = promisify(execFile);

/** How hard to ask. */
export type Pressure = Pick<Load, 'port' | 'connections' | 'seconds'>;

/** Runs wrk with a script of this folder and what it works from. Throws where wrk is missing. */
export async function runWrk(
  script: string,
  content: string,
  { port, connections, seconds }: Pressure,
): Promise<LoadResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-bench-load-'));
  const file = path.join(folder, 'content');
  try {
    await writeFile(file, content);
    const { stderr } = await run('wrk', [
      ...['--threads', '1'],
      ...['--connections', String(connections)],
      ...['--duration', `${seconds}s`],
      ...['--script', path.join(import.meta.dirname, script)],
      `http://127.0.0.1:${port}/`,
      ...['--', file],
    ]);
    return JSON.parse(stderr) as LoadResult;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('This bench needs wrk. Install it (Debian: `sudo apt-get install wrk`).', {
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a load on a gateway with wrk, which costs so little itself that the gateway has a core of its own: a generator
 * written in JavaScript took longer to read a document than the gateway to answer it. Throws where wrk is missing.
 */
export function generate(load: Load): Promise<LoadResult> {
  return runWrk('load.lua', load.hosts.map((host) => `${host}\n`).join(''), load);
}
