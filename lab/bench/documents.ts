import { rm } from 'node:fs/promises';
import { ask } from './ask.ts';
import type { Bench, BenchContext, Figure } from './bench.ts';
import { startGateway, type BenchGateway } from './benchGateway.ts';
import { generate, type LoadResult } from './load.ts';
import { median } from './statistics.ts';
import { writeBrands } from './writeBrands.ts';

const connections = 32;

/** A gateway with so many merchants beside those of the checkout, all of them asked for once. */
interface WarmGateway {
  readonly count: number;
  readonly gateway: BenchGateway;
  readonly hosts: readonly string[];
  readonly coldBytes: number;
  readonly warmBytes: number;
  readonly warmUpMs: number;
  readonly warmUpCpuMs: number;
  remove(): Promise<void>;
}

/** Asks for the page of every host once, some at a time. Throws where one does not answer with its page. */
async function warmUp(port: number, hosts: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const waiting = hosts.values();
  const work = async () => {
    for (const host of waiting) {
      const { status } = await ask(port, host, '/', {
        accept: 'text/html',
        'accept-encoding': 'br',
      });
      if (status !== 200) throw new Error(`${host} answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return performance.now() - startedAt;
}

async function warm(count: number, { root, log }: BenchContext): Promise<WarmGateway> {
  const { directory, hosts } = await writeBrands(count);
  const gateway = await startGateway({ root, brandsDirectory: directory });
  const remove = async () => {
    await gateway.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    log(`${count} brands: waits for the check after the start`);
    await gateway.settle();
    const coldBytes = await gateway.rssBytes();
    log(`${count} brands: asks for every page once`);
    const cpuBeforeMs = await gateway.cpuMs();
    const warmUpMs = await warmUp(gateway.port, hosts);
    const warmUpCpuMs = (await gateway.cpuMs()) - cpuBeforeMs;
    const warmBytes = await gateway.rssBytes();
    return { count, gateway, hosts, coldBytes, warmBytes, warmUpMs, warmUpCpuMs, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const inWords = (count: number) => `${count.toLocaleString('en')} brand${count === 1 ? '' : 's'}`;

interface Round extends LoadResult {
  readonly cpuMsEach: number;
}

function describe(warmed: WarmGateway, results: readonly Round[], isTarget: boolean): Figure[] {
  const name = inWords(warmed.count);
  const of = (pick: (result: Round) => number) => median(results.map(pick));
  return [
    { name: `documents, ${name}`, value: of((result) => result.perSecond), unit: 'per second' },
    { name: `p50, ${name}`, value: of((result) => result.p50Ms), unit: 'ms' },
    {
      name: `p99, ${name}`,
      value: of((result) => result.p99Ms),
      unit: 'ms',
      target: isTarget ? { atMost: 10 } : undefined,
    },
    {
      name: `processor time each, ${name}`,
      value: of((result) => result.cpuMsEach),
      unit: 'ms',
    },
    {
      name: `failed answers, ${name}`,
      value: results.reduce((sum, { failures }) => sum + failures, 0),
      unit: 'count',
      target: { atMost: 0 },
    },
    { name: `first asking of all, ${name}`, value: warmed.warmUpMs / 1000, unit: 's' },
    { name: `first asking, each, ${name}`, value: warmed.warmUpMs / warmed.count, unit: 'ms' },
    {
      name: `processor time of a first asking, ${name}`,
      value: warmed.warmUpCpuMs / warmed.count,
      unit: 'ms',
    },
    { name: `memory before, ${name}`, value: warmed.coldBytes, unit: 'bytes' },
    { name: `memory after, ${name}`, value: warmed.warmBytes, unit: 'bytes' },
  ];
}

/** Many short turns, so that a busy moment of the machine hits both alike. */
const rounds = 15;

/** Turns before them, which do not count. */
const warmUpRounds = 3;

async function measure(all: readonly WarmGateway[], context: BenchContext): Promise<Round[][]> {
  const results: Round[][] = all.map(() => []);
  const seconds = context.isQuick ? 1 : 2;
  // The first turns are for the compiler: one gateway has answered ten thousand times by now, the other once.
  for (let round = 1 - warmUpRounds; round <= rounds; round++) {
    for (const [at, { count, gateway, hosts }] of all.entries()) {
      const cpuBeforeMs = await gateway.cpuMs();
      const result = await generate({ port: gateway.port, hosts, connections, seconds });
      context.log(`${inWords(count)}: ${result.perSecond.toFixed(0)}/s, p99 ${result.p99Ms} ms`);
      const cpuMsEach = ((await gateway.cpuMs()) - cpuBeforeMs) / (result.perSecond * seconds);
      if (round > 0) results[at]!.push({ ...result, cpuMsEach });
    }
  }
  return results;
}

/** How many documents a second one gateway gives out, with one merchant and with ten thousand. */
export const documents: Bench = async (context) => {
  const counts = [1, context.isQuick ? 600 : 10_000];
  const all: WarmGateway[] = [];
  try {
    for (const count of counts) all.push(await warm(count, context));
    const results = await measure(all, context);
    const [one = [], many = []] = results;
    // Turn by turn with the one just before it: what the machine has left to give changes within minutes.
    const ratios = many.map(({ perSecond }, at) => perSecond / one[at]!.perSecond);
    return {
      figures: [
        {
          name: 'rate with many brands to one',
          value: median(ratios),
          unit: 'ratio',
          target: { atLeast: 0.85 },
        },
        ...all.flatMap((warmed, at) => describe(warmed, results[at]!, at === 1)),
      ],
    };
  } finally {
    for (const { remove } of all) await remove();
  }
};
