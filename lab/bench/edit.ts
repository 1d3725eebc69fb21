import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Bench, BenchContext, Figure } from './bench.ts';
import { startGateway } from './benchGateway.ts';
import { median } from './statistics.ts';
import { makeBrand, writeBrand, writeBrands } from './writeBrands.ts';

const pollMs = 5;
const limitMs = 20_000;

/** From a written file until the page says the new name. */
async function untilServed(port: number, host: string, name: string): Promise<number> {
  const writtenAt = performance.now();
  for (;;) {
    const { body } = await ask(port, host, '/', { accept: 'text/html' });
    const tookMs = performance.now() - writtenAt;
    if (body.includes(`content="${name}"`)) return tookMs;
    if (tookMs > limitMs) throw new Error(`${host} did not become "${name}" in ${limitMs} ms.`);
    await wait(pollMs);
  }
}

async function measure(count: number, { root, isQuick, log }: BenchContext): Promise<number[]> {
  const { directory } = await writeBrands(count);
  try {
    const gateway = await startGateway({ root, brandsDirectory: directory });
    try {
      await gateway.settle();
      const tookMs: number[] = [];
      for (let edit = 1; edit <= (isQuick ? 5 : 20); edit++) {
        const name = `Edited ${edit}`;
        const brand = makeBrand(1 + ((edit * 37) % count), name);
        await ask(gateway.port, brand.host, '/', { accept: 'text/html' });
        await writeBrand(directory, brand);
        tookMs.push(await untilServed(gateway.port, brand.host, name));
      }
      log(`${count} brands: ${tookMs.map((ms) => ms.toFixed(0)).join(', ')} ms`);
      return tookMs;
    } finally {
      await gateway.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** From the edit of a brand's file until its page is served as the file now says. */
export const edit: Bench = async (context) => {
  const counts = [10, context.isQuick ? 1000 : 10_000];
  const figures: Figure[] = [];
  for (const count of counts) {
    const tookMs = await measure(count, context);
    const among = `among ${count.toLocaleString('en')} brands`;
    figures.push(
      { name: `edit to page, median, ${among}`, value: median(tookMs), unit: 'ms' },
      {
        name: `edit to page, slowest, ${among}`,
        value: Math.max(...tookMs),
        unit: 'ms',
        target: { atMost: 1000 },
      },
    );
  }
  return { figures };
};
