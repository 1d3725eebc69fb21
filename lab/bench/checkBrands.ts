import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bench, BenchContext, Figure } from './bench.ts';
import { runWatched, type Run } from './processTree.ts';
import { median } from './statistics.ts';
import { writeBrands } from './writeBrands.ts';

const SHIPPED = ['aurora', 'lotus', 'majlis', 'sakura'];
const MEGABYTE = 1024 * 1024;

/** Writes so many merchants that say everything themselves and have pictures of their own. */
async function writeWholeBrands(root: string, count: number): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-bench-brands-'));
  for (let number = 1; number <= count; number++) {
    const model = path.join(root, 'brands', SHIPPED[number % SHIPPED.length]!);
    const id = `w${String(number).padStart(5, '0')}`;
    const folder = path.join(directory, id);
    await mkdir(folder);
    await cp(path.join(model, 'assets'), path.join(folder, 'assets'), { recursive: true });
    const file = JSON.parse(await readFile(path.join(model, 'brand.json'), 'utf8')) as object;
    const own = { ...file, merchantCode: id.toUpperCase(), hosts: [`${id}.localhost`] };
    await writeFile(path.join(folder, 'brand.json'), JSON.stringify(own, null, 2));
  }
  return directory;
}

async function check(directory: string, count: number, { root, log }: BenchContext): Promise<Run> {
  const env = { ...process.env, BRANDS_DIR: directory, npm_config_update_notifier: 'false' };
  const run = await runWatched('npm', ['run', '--silent', 'brand', '--', 'check'], {
    cwd: root,
    env,
  });
  const checked = `${SHIPPED.length + count} brands checked: 0 errors`;
  if (run.code !== 0 || !run.out.includes(checked)) {
    throw new Error(`The check ended with ${run.code}:\n${run.out.slice(-2000)}`);
  }
  const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
  log(
    `${(run.wallMs / 1000).toFixed(2)} s, processor ${(run.cpuMs / 1000).toFixed(2)} s, ${megabytes(run.largestRssBytes)} (tree ${megabytes(run.treeRssBytes)})`,
  );
  return run;
}

async function measure(
  name: string,
  directory: string,
  count: number,
  context: BenchContext,
): Promise<readonly Figure[]> {
  try {
    const runs: Run[] = [];
    for (let round = 0; round < (context.isQuick ? 1 : 3); round++) {
      runs.push(await check(directory, count, context));
    }
    return [
      {
        name: `check of ${count.toLocaleString('en')} brands, ${name}`,
        value: median(runs.map(({ wallMs }) => wallMs)) / 1000,
        unit: 's',
        target: { atMost: 10 },
      },
      {
        name: `processor time of it, ${name}`,
        value: median(runs.map(({ cpuMs }) => cpuMs)) / 1000,
        unit: 's',
      },
      {
        name: `memory of it at most, ${name}`,
        value: Math.max(...runs.map(({ largestRssBytes }) => largestRssBytes)),
        unit: 'bytes',
        target: { atMost: 500e6 },
      },
      {
        name: `memory of npm, the shell, tsx and it together, ${name}`,
        value: Math.max(...runs.map(({ treeRssBytes }) => treeRssBytes)),
        unit: 'bytes',
      },
    ];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The operators' command as they call it, over very many brands. */
export const checkBrands: Bench = async (context) => {
  const count = context.isQuick ? 100 : 1000;
  const { directory } = await writeBrands(count);
  const small = await measure('each building on another', directory, count, context);
  const whole = await writeWholeBrands(context.root, count);
  const large = await measure('each whole, with pictures of its own', whole, count, context);
  return { figures: [...small, ...large] };
};
