import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bench, BenchContext, Figure } from './bench.ts';
import { startGateway } from './benchGateway.ts';
import { median } from './statistics.ts';
import { writeBrands } from './writeBrands.ts';

interface Case {
  readonly name: string;
  readonly brandsDirectory?: string;
  readonly dataDirectory: string;
  readonly starts: { readonly startMs: number; readonly rssBytes: number }[];
}

async function startOnce({ brandsDirectory, dataDirectory }: Case, { root }: BenchContext) {
  const gateway = await startGateway({ root, brandsDirectory, dataDirectory });
  try {
    return { startMs: gateway.startMs, rssBytes: await gateway.rssBytes() };
  } finally {
    await gateway.stop();
  }
}

/** Until the check of all brands after the start is done as well. */
async function startAndSettle({ brandsDirectory, dataDirectory }: Case, { root }: BenchContext) {
  const gateway = await startGateway({ root, brandsDirectory, dataDirectory });
  try {
    const listeningAt = performance.now();
    await gateway.settle();
    return { settledMs: performance.now() - listeningAt, rssBytes: await gateway.rssBytes() };
  } finally {
    await gateway.stop();
  }
}

/** From the start of the process until it listens, with few brands and with very many. */
export const start: Bench = async (context) => {
  const { isQuick, log } = context;
  const count = isQuick ? 1000 : 10_000;
  const { directory } = await writeBrands(count);
  const data = await mkdtemp(path.join(tmpdir(), 'livery-bench-'));
  const many = count.toLocaleString('en');
  const cases: Case[] = [
    { name: 'the four brands', dataDirectory: path.join(data, 'few'), starts: [] },
    {
      name: `${many} brands more`,
      brandsDirectory: directory,
      dataDirectory: path.join(data, 'many'),
      starts: [],
    },
  ];
  const figures: Figure[] = [];
  try {
    for (const each of cases) {
      const first = await startOnce(each, context);
      log(`first start with ${each.name}: ${first.startMs.toFixed(0)} ms`);
      figures.push({
        name: `first start ever, ${each.name}`,
        value: first.startMs / 1000,
        unit: 's',
      });
    }
    for (let round = 0; round < (isQuick ? 1 : 5); round++) {
      for (const each of cases) each.starts.push(await startOnce(each, context));
    }
    for (const each of cases) {
      const { name, starts } = each;
      const settled = await startAndSettle(each, context);
      figures.push(
        {
          name: `start, ${name}`,
          value: median(starts.map(({ startMs }) => startMs)) / 1000,
          unit: 's',
        },
        {
          name: `memory when listening, ${name}`,
          value: median(starts.map(({ rssBytes }) => rssBytes)),
          unit: 'bytes',
        },
        {
          name: `until all are checked, ${name}`,
          value: settled.settledMs / 1000,
          unit: 's',
        },
        { name: `memory when all are checked, ${name}`, value: settled.rssBytes, unit: 'bytes' },
      );
    }
    return { figures };
  } finally {
    await rm(directory, { recursive: true, force: true });
    await rm(data, { recursive: true, force: true });
  }
};
