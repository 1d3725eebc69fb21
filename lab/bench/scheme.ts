import type { Browser, CDPSession, Page } from 'playwright';
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

/** A page with its switch, ready to be pressed again and again. */
interface Switched {
  readonly page: Page;
  readonly selector: string;
  readonly session: CDPSession;
}

async function prepare(page: Page, selector: string): Promise<Switched> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return { page, selector, session };
}

async function readStyleMs({ session }: Switched): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'RecalcStyleDuration')?.value ?? Number.NaN) * 1000;
}

/** Presses a switch once. Throws where nothing switched. */
async function press(switched: Switched) {
  const { page, selector } = switched;
  const before = await page.evaluate(() => document.documentElement.dataset['scheme']);
  const beforeMs = await readStyleMs(switched);
  const { commits, scheme } = await page.evaluate(flip, selector);
  if (scheme === before) throw new Error('The switch did not switch.');
  return { commits, styleMs: (await readStyleMs(switched)) - beforeMs };
}

/** Presses both switches in turn, so that a busy moment hits both pages. */
async function pressInTurn(ours: Switched, plain: Switched, flips: number) {
  const pressed = { ours: [] as number[], plain: [] as number[], commits: 0 };
  for (let at = -2; at < flips; at++) {
    const own = await press(ours);
    const other = await press(plain);
    // The first two fill the style engine's caches.
    if (at < 0) continue;
    pressed.ours.push(own.styleMs);
    pressed.plain.push(other.styleMs);
    pressed.commits += own.commits;
  }
  return pressed;
}

/** Opens our page and a plain one of as many elements, for `flips` presses each. */
function measure(browser: Browser, address: string, flips: number) {
  return withPage(browser, DESKTOP, async (page) => {
    await page.addInitScript(countCommits);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector('html[data-hydrated]');
    const elements = await page.evaluate(() => document.querySelectorAll('body *').length);
    const commitsBefore = await page.evaluate(() => window.reactCommits ?? 0);
    if (commitsBefore === 0) throw new Error('React told of no commit: the count means nothing.');
    return withPage(browser, DESKTOP, async (plainPage) => {
      await plainPage.setContent(writePlainPage(elements));
      const ours = await prepare(page, 'button:has([data-only-scheme])');
      const plain = await prepare(plainPage, '#switch');
      return { ...(await pressInTurn(ours, plain, flips)), elements, commitsBefore };
    });
  });
}

/** What a switch of the colour scheme costs: renders of React, and style beside that of a plain page. */
export const scheme: Bench = async ({ root, isQuick }) => {
  const gateway = await startGateway({ root });
  const flips = isQuick ? 5 : 31;
  try {
    return await withBrowser(async (browser) => {
      const address = `http://aurora.localhost:${gateway.port}/`;
      const measured = await measure(browser, address, flips);
      const oursMs = median(measured.ours);
      const plainMs = median(measured.plain);
      return {
        figures: [
          {
            name: `commits of React in ${flips} switches`,
            value: measured.commits,
            unit: 'count',
            target: { atMost: 0 },
          },
          { name: 'commits of React before', value: measured.commitsBefore, unit: 'count' },
          {
            name: 'style of a switch, to a plain page',
            value: oursMs / plainMs,
            unit: 'ratio',
            target: { atMost: 1.8 },
          },
          { name: 'style of a switch, home page', value: oursMs, unit: 'ms' },
          { name: 'style of a switch, plain page', value: plainMs, unit: 'ms' },
          { name: 'elements of either page', value: measured.elements, unit: 'count' },
        ],
      };
    });
  } finally {
    await gateway.stop();
  }
};
