import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Bench, BenchContext } from './bench.ts';
import { startGateway, type BenchGateway } from './benchGateway.ts';
import { runWatched } from './processTree.ts';
import { median } from './statistics.ts';

const POLL_MS = 20;
const LIMIT_MS = 30_000;

/** As an operator would say it. */
const WISHES = [
  ['--languages', 'es,en', '--color', '#7c3aed'],
  ['--languages', 'ja,en', '--color', '#0f766e', '--color-scheme', 'dark'],
  ['--languages', 'ar,en', '--theme', 'majlis'],
  ['--languages', 'vi,en', '--color', '#b91c1c', '--theme', 'lotus'],
];

/** Until the gateway answers a host with the page of a name; pages of nobody are answered with another status. */
async function untilServed(port: number, host: string, name: string): Promise<number> {
  const limit = performance.now() + LIMIT_MS;
  for (;;) {
    const { status, body } = await ask(port, host, '/', { accept: 'text/html' });
    if (status === 200 && body.includes(`content="${name}"`)) return performance.now();
    if (performance.now() > limit) throw new Error(`${host} is not served after ${LIMIT_MS} ms.`);
    await wait(POLL_MS);
  }
}

async function makeOne(
  number: number,
  directory: string,
  { port }: BenchGateway,
  { root, log }: BenchContext,
) {
  const id = `nova-${number}`;
  const name = `Nova ${number}`;
  const host = `play.nova-${number}.example`;
  const said = [id, '--name', name, '--host', host, '--dir', directory];
  const wishes = WISHES[number % WISHES.length]!;
  const startedAt = performance.now();
  const served = untilServed(port, host, name);
  served.catch(() => undefined);
  const command = ['run', '--silent', 'brand', '--', 'new', ...said, ...wishes];
  const run = await runWatched('npm', command, {
    cwd: root,
    env: { ...process.env, BRANDS_DIR: directory, PORT: String(port) },
  });
  if (run.code !== 0) throw new Error(`The command ended with ${run.code}:\n${run.out}`);
  const pageMs = (await served) - startedAt;
  log(`${wishes.join(' ')}: page ${pageMs.toFixed(0)} ms, command ${run.wallMs.toFixed(0)} ms`);
  return { pageMs, commandMs: run.wallMs, cpuMs: run.cpuMs };
}

async function countFaults(directory: string, { root }: BenchContext): Promise<number> {
  const ids = await readdir(directory);
  const check = ['run', '--silent', 'brand', '--', 'check', ...ids, '--format', 'json'];
  const { out } = await runWatched('npm', check, {
    cwd: root,
    env: { ...process.env, BRANDS_DIR: directory },
  });
  const json = out.slice(out.indexOf('{'));
  return (JSON.parse(json) as { faults: readonly unknown[] }).faults.length;
}

/** From calling `new` until a gateway that runs answers with the page of the new brand; nobody edits anything. */
export const newBrand: Bench = async (context) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-bench-new-'));
  const gateway = await startGateway({ root: context.root, brandsDirectory: directory });
  try {
    await gateway.settle();
    const made: Awaited<ReturnType<typeof makeOne>>[] = [];
    for (let number = 1; number <= (context.isQuick ? 2 : 10); number++) {
      made.push(await makeOne(number, directory, gateway, context));
    }
    const pages = made.map(({ pageMs }) => pageMs / 1000);
    return {
      figures: [
        { name: 'new brand to its page, median', value: median(pages), unit: 's' },
        {
          name: 'new brand to its page, slowest',
          value: Math.max(...pages),
          unit: 's',
          target: { atMost: 5 },
        },
        {
          name: 'the command itself, median',
          value: median(made.map(({ commandMs }) => commandMs)) / 1000,
          unit: 's',
        },
        {
          name: 'processor time of the command, median',
          value: median(made.map(({ cpuMs }) => cpuMs)) / 1000,
          unit: 's',
        },
        {
          name: 'faults that check finds in the new brands',
          value: await countFaults(directory, context),
          unit: 'count',
          target: { atMost: 0 },
        },
      ],
      notes: ['Nothing is edited between the command and the page.'],
    };
  } finally {
    await gateway.stop();
    await rm(directory, { recursive: true, force: true });
  }
};
