import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** What a command that ran to its end took. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly wallMs: number;
  /** Processor time of all its processes; right only where nothing else runs below this process. */
  readonly cpuMs: number;
  /** The most that all processes of the command had in memory at one moment; shared pages count in each. */
  readonly treeRssBytes: number;
  /** The most that its largest process had in memory. */
  readonly largestRssBytes: number;
}

const SAMPLE_MS = 25;
const TICK_MS = 10;

/** Runs a command and watches the memory of all its processes. Linux only. */
export async function runWatched(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Run> {
  const cpuBeforeMs = await readChildrenCpuMs();
  const startedAt = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  let endedAt: number | undefined;
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      endedAt = performance.now();
      resolve(code);
    });
  });
  let treeRssBytes = 0;
  let largestRssBytes = 0;
  while (endedAt === undefined) {
    const sizes = await readTree(child.pid!);
    treeRssBytes = Math.max(
      treeRssBytes,
      sizes.reduce((sum, { rss }) => sum + rss, 0),
    );
    largestRssBytes = Math.max(largestRssBytes, ...sizes.map(({ peak }) => peak));
    await wait(SAMPLE_MS);
  }
  const code = await ended;
  const out = Buffer.concat(chunks).toString('utf8');
  const cpuMs = (await readChildrenCpuMs()) - cpuBeforeMs;
  return { code, out, wallMs: endedAt - startedAt, cpuMs, treeRssBytes, largestRssBytes };
}

/** Processor time of all processes that this one started and that have ended. */
async function readChildrenCpuMs(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

interface Size {
  readonly rss: number;
  /** The most so far, as the kernel counts it. */
  readonly peak: number;
}

async function readTree(pid: number): Promise<readonly Size[]> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const bytesOf = (name: string) =>
      Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
    const below = await Promise.all((await childrenOf(pid)).map(readTree));
    return [{ rss: bytesOf('VmRSS'), peak: bytesOf('VmHWM') }, ...below.flat()];
  } catch {
    return [];
  }
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')),
  );
  return lists.flatMap((list) => list.trim().split(/\s+/).filter(Boolean).map(Number));
}
