import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, getChromiumPath } from '../../scripts/chromium.ts';
import type { Bench, Figure } from './bench.ts';
import { startGateway } from './benchGateway.ts';
import { PAGES, servePages, type PageName } from './pageServer.ts';
import { median } from './statistics.ts';

const MEASURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const;

type Measure = keyof typeof MEASURES | 'score';

/** What Lighthouse measured at a visit. */
export type Run = Readonly<Record<Measure, number>>;

const NAMES: Readonly<Record<PageName, string>> = {
  ours: 'home page',
  plain: 'plain HTML',
  hello: 'bare React',
};

/** One visit of a new browser, as Lighthouse sees it with its slow 4G and slow phone applied, not simulated. */
export async function visit(address: string): Promise<Run> {
  const chrome = await launch({
    chromePath: getChromiumPath(),
    chromeFlags: [...CHROMIUM_FLAGS],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    const values = Object.entries(MEASURES).map(([name, id]) => [name, audits[id]?.numericValue]);
    return {
      ...(Object.fromEntries(values) as Omit<Run, 'score'>),
      score: (categories['performance']?.score ?? 0) * 100,
    };
  } finally {
    chrome.kill();
  }
}

function describe(runs: Readonly<Record<PageName, readonly Run[]>>): Figure[] {
  const of = (page: PageName, measure: Measure) => median(runs[page].map((run) => run[measure]));
  const ratio = (measure: Measure) => of('ours', measure) / of('plain', measure);
  const all = PAGES.flatMap((page): Figure[] => {
    const isOurs = page === 'ours';
    const name = NAMES[page];
    return [
      { name: `FCP, ${name}`, value: of(page, 'FCP'), unit: 'ms' },
      { name: `LCP, ${name}`, value: of(page, 'LCP'), unit: 'ms' },
      {
        name: `CLS, ${name}`,
        value: of(page, 'CLS'),
        unit: 'points',
        target: isOurs ? { atMost: 0.02 } : undefined,
      },
      {
        name: `TBT, ${name}`,
        value: of(page, 'TBT'),
        unit: 'ms',
        target: isOurs ? { atMost: 150 } : undefined,
      },
      {
        name: `score, ${name}`,
        value: of(page, 'score'),
        unit: 'points',
        target: isOurs ? { atLeast: 95 } : undefined,
      },
    ];
  });
  return [
    { name: 'FCP to plain HTML', value: ratio('FCP'), unit: 'ratio', target: { atMost: 1.2 } },
    { name: 'LCP to plain HTML', value: ratio('LCP'), unit: 'ratio', target: { atMost: 1.1 } },
    ...all,
  ];
}

/** How early the home page shows on a slow phone, beside the same page as plain HTML and beside bare React. */
export const home: Bench = async ({ root, isQuick, log }) => {
  const gateway = await startGateway({ root });
  try {
    const server = await servePages(root, gateway.port, 'aurora.localhost');
    try {
      const runs: Record<PageName, Run[]> = { ours: [], plain: [], hello: [] };
      for (let round = 0; round < (isQuick ? 1 : 5); round++) {
        for (const page of PAGES) {
          const run = await visit(server.address(page));
          runs[page].push(run);
          log(
            `${NAMES[page]}: FCP ${run.FCP.toFixed(0)}, LCP ${run.LCP.toFixed(0)}, TBT ${run.TBT.toFixed(0)} ms, CLS ${run.CLS.toFixed(3)}, score ${run.score.toFixed(0)}`,
          );
        }
      }
      return { figures: describe(runs) };
    } finally {
      await server.stop();
    }
  } finally {
    await gateway.stop();
  }
};
