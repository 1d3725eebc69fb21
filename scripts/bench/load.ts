import { fork } from 'node:child_process';

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
  /** Answers that were no 2xx, and connections that failed. */
  readonly failures: number;
}

/** Puts a load on a gateway from another process. */
export function generate(load: Load): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./generateLoad.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
    });
    child.once('message', (result) => resolve(result as LoadResult));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The load generator ended with ${code}.`)));
    child.send(load);
  });
}
