import type { Bench, Figure } from './bench.ts';
import { startGateway } from './benchGateway.ts';
import { visit, type Run } from './home.ts';
import { servePages } from './pageServer.ts';
import { median } from './statistics.ts';

const PATHS = ['/', '/promotions', '/vip', '/pointMall'] as const;

/** How early the pages of rewards show to a guest on a slow phone, beside the home page. */
export const rewardPages: Bench = async ({ root, isQuick, log }) => {
  const gateway = await startGateway({ root });
  try {
    const server = await servePages(root, gateway.port, 'aurora.localhost');
    try {
      const runs = new Map<string, Run[]>(PATHS.map((path) => [path, []]));
      // The first round does not count: pages are made as somebody asks for them, and kept.
      for (let round = -1; round < (isQuick ? 1 : 5); round++) {
        for (const path of PATHS) {
          // The home page through the gateway as the others, not out of the server's memory.
          const run = await visit(new URL(`${path}?round=${round}`, server.address('ours')).href);
          if (round >= 0) runs.get(path)!.push(run);
          log(`${path}: FCP ${run.FCP.toFixed(0)}, LCP ${run.LCP.toFixed(0)} ms, CLS ${run.CLS}`);
        }
      }
      const of = (path: string, measure: keyof Run) =>
        median(runs.get(path)!.map((run) => run[measure]));
      const figures = PATHS.flatMap((path): Figure[] => [
        { name: `FCP, ${path}`, value: of(path, 'FCP'), unit: 'ms' },
        { name: `LCP, ${path}`, value: of(path, 'LCP'), unit: 'ms' },
        { name: `CLS, ${path}`, value: of(path, 'CLS'), unit: 'points', target: { atMost: 0.02 } },
      ]);
      const ratios = PATHS.slice(1).map((path): Figure => {
        const value = of(path, 'FCP') / of('/', 'FCP');
        return { name: `FCP of ${path} to home`, value, unit: 'ratio', target: { atMost: 1.05 } };
      });
      return { figures: [...ratios, ...figures] };
    } finally {
      await server.stop();
    }
  } finally {
    await gateway.stop();
  }
};
