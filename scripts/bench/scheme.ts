import type { Browser, Page } from 'playwright';
import type { Bench } from './bench.ts';
import { startGateway } from './benchGateway.ts';
import { withBrowser, withPage } from './chromium.ts';
import { median } from './statistics.ts';

declare global {
  interface Window {
    /** Commits of React so far; counted where React's developer tools would listen. */
    reactCommits?: number;
  }
}

const DESKTOP = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

/** Stands where React looks for its developer tools, and counts what it would tell them. */
function countCommits(): void {
  window.reactCommits = 0;
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: () => (window.reactCommits! += 1),
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    },
  });
}

/** A page of so many elements that take two colours each from the root, and a button that swaps them. */
function writePlainPage(elements: number): string {
  const rows = Array.from({ length: elements }, (_, at) => `<i>${at}</i>`).join('');
  return `<!doctype html><html data-scheme="dark"><meta charset="utf-8"><style>:root{--text:#eee;--page:#111}:root[data-scheme="light"]{--text:#111;--page:#eee}i,button{color:var(--text);background:var(--page)}</style><button id="switch">Switch</button>${rows}<script>document.getElementById('switch').onclick=()=>{const d=document.documentElement.dataset;d.scheme=d.scheme==='dark'?'light':'dark'}</script>`;
}

/** Presses the switch and waits until the frames after it are drawn. */
function flip(selector: string): Promise<{ commits: number; scheme: string | undefined }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const button = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  if (!button) throw new Error(`No ${selector} is visible.`);
  const before = window.reactCommits ?? 0;
  button.click();
  return [1, 2, 3, 4]
    .reduce<Promise<unknown>>((all) => all.then(frame), Promise.resolve())
    .then(() => ({
      commits: (window.reactCommits ?? 0) - before,
      scheme: document.documentElement.dataset['scheme'],
    }));
}

async function measure(page: Page, selector: string, flips: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const readMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'RecalcStyleDuration')?.value ?? Number.NaN) * 1000;
  };
  const tookMs: number[] = [];
  let commits = 0;
  let shown: string | undefined;
  for (let at = -2; at < flips; at++) {
    const beforeMs = await readMs();
    const flipped = await page.evaluate(flip, selector);
    if (flipped.scheme === shown) throw new Error('The switch did not switch.');
    shown = flipped.scheme;
    // The first two fill the style engine's caches.
    if (at < 0) continue;
    tookMs.push((await readMs()) - beforeMs);
    commits += flipped.commits;
  }
  return { styleMs: median(tookMs), commits };
}

function measureOurs(browser: Browser, address: string, flips: number) {
  return withPage(browser, DESKTOP, async (page) => {
    await page.addInitScript(countCommits);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-hydrated]');
    const elements = await page.evaluate(() => document.querySelectorAll('body *').length);
    const commitsBefore = await page.evaluate(() => window.reactCommits ?? 0);
    if (commitsBefore === 0) throw new Error('React told of no commit: the count means nothing.');
    const measured = await measure(page, 'button:has([data-only-scheme])', flips);
    return { ...measured, elements, commitsBefore };
  });
}

/** What a switch of the colour scheme costs: renders of React, and style beside that of a plain page. */
export const scheme: Bench = async ({ root, isQuick }) => {
  const gateway = await startGateway({ root });
  const flips = isQuick ? 5 : 15;
  try {
    return await withBrowser(async (browser) => {
      const address = `http://aurora.localhost:${gateway.port}/`;
      const ours = await measureOurs(browser, address, flips);
      const plain = await withPage(browser, DESKTOP, async (page) => {
        await page.setContent(writePlainPage(ours.elements));
        return measure(page, '#switch', flips);
      });
      return {
        figures: [
          {
            name: `commits of React in ${flips} switches`,
            value: ours.commits,
            unit: 'count',
            target: { atMost: 0 },
          },
          { name: 'commits of React before', value: ours.commitsBefore, unit: 'count' },
          {
            name: 'style of a switch, to a plain page',
            value: ours.styleMs / plain.styleMs,
            unit: 'ratio',
            target: { atMost: 1.8 },
          },
          { name: 'style of a switch, home page', value: ours.styleMs, unit: 'ms' },
          { name: 'style of a switch, plain page', value: plain.styleMs, unit: 'ms' },
          { name: 'elements of either page', value: ours.elements, unit: 'count' },
        ],
      };
    });
  } finally {
    await gateway.stop();
  }
};
