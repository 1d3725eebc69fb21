import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Bench, Figure } from './bench.ts';
import { startGateway } from './benchGateway.ts';
import { withBrowser, withPage } from './chromium.ts';
import { median } from './statistics.ts';
import { scrollToEnd, Traffic } from './traffic.ts';
import type { Manifest } from './unusedChunks.ts';

declare global {
  interface Window {
    /** When the login link was pressed. */
    pressedAtMs?: number;
    /** When the form was on the screen and could be typed into. */
    openedAtMs?: number;
  }
}

const HOSTS = ['aurora', 'majlis'] as const;
const LINK = 'a[href$="/login"]:visible';
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Sources that only somebody who signs in or registers has use for. */
const OF_ACCOUNTS =
  /^src\/features\/session\/(?!screens\.ts)|^src\/app\/(ModalHost|modalComponents)|libphonenumber|crypto-js|altcha|@?firebase|src\/platform\/crypto\//;

/** Runs in the page: waits for the press, then for the form, then until it was painted. */
function watch(): void {
  const field = () => {
    const input = document.querySelector<HTMLInputElement>('dialog[open] input');
    return input?.checkVisibility() === true && !input.disabled;
  };
  const look = () => {
    if (!field()) return requestAnimationFrame(look);
    // The frame after this one shows it.
    return requestAnimationFrame(() => setTimeout(() => (window.openedAtMs = performance.now())));
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.pressedAtMs = timeStamp;
      look();
    },
    { capture: true, once: true },
  );
}

async function open(page: Page): Promise<number> {
  await page.evaluate(watch);
  await page.locator(LINK).first().click();
  await page.waitForFunction(() => window.openedAtMs !== undefined, undefined, { polling: 50 });
  return page.evaluate(() => window.openedAtMs! - window.pressedAtMs!);
}

/** A visit as far as the opened form: what came for the page, what for the link under the pointer, what for the form. */
function visit(browser: Browser, address: string) {
  return withPage(browser, DESKTOP, async (page) => {
    const traffic = new Traffic();
    await traffic.listen(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector('html[data-hydrated]');
    await scrollToEnd(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await traffic.settle();
    const onPage = new Set(traffic.scripts().keys());
    await page.locator(LINK).first().hover();
    await traffic.settle();
    const prefetched = new Set(traffic.scripts().keys());
    const openMs = await open(page);
    await traffic.settle();
    return { openMs, onPage, prefetched, scripts: traffic.scripts() };
  });
}

type Visit = Awaited<ReturnType<typeof visit>>;

function describe(name: string, visits: readonly Visit[], ofAccounts: ReadonlySet<string>) {
  const { onPage, prefetched, scripts } = visits[0]!;
  const later = [...scripts].filter(([file]) => !onPage.has(file));
  const sizes = later
    .sort(([, a], [, b]) => b - a)
    .map(([file, bytes]) => {
      return `${path.basename(file)} ${bytes}${prefetched.has(file) ? '' : ' (when opened)'}`;
    });
  const times = visits.map(({ openMs }) => openMs);
  const figures: Figure[] = [
    {
      name: `login modal opens, ${name}, median of ${times.length}`,
      value: median(times),
      unit: 'ms',
      target: { atMost: 100 },
    },
    { name: `the same, slowest, ${name}`, value: Math.max(...times), unit: 'ms' },
    {
      name: `scripts of accounts that the home page loads, ${name}`,
      value: [...onPage].filter((file) => ofAccounts.has(file)).length,
      unit: 'count',
      target: { atMost: 0 },
    },
    {
      name: `script that the login modal brings, ${name}`,
      value: later.reduce((total, [, bytes]) => total + bytes, 0),
      unit: 'bytes',
    },
  ];
  return { figures, note: `${name}: ${sizes.join(', ')}` };
}

async function readFilesOfAccounts(root: string): Promise<ReadonlySet<string>> {
  const text = await readFile(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const files = Object.entries(manifest).flatMap(([source, { file }]) =>
    OF_ACCOUNTS.test(source) ? [file] : [],
  );
  if (files.length === 0) throw new Error('The build has no script of accounts.');
  return new Set(files);
}

/** How soon the login modal is there when its link is pressed, and that the first page pays nothing for it. */
export const loginModal: Bench = async ({ root, isQuick, log }) => {
  const gateway = await startGateway({ root });
  const figures: Figure[] = [];
  const notes: string[] = [];
  try {
    const ofAccounts = await readFilesOfAccounts(root);
    await gateway.settle();
    await withBrowser(async (browser) => {
      for (const name of HOSTS) {
        const visits: Visit[] = [];
        for (let left = isQuick ? 3 : 20; left > 0; left -= 1) {
          visits.push(await visit(browser, `http://${name}.localhost:${gateway.port}/`));
          log(`${name}: ${visits.at(-1)!.openMs.toFixed(0)} ms`);
        }
        const described = describe(name, visits, ofAccounts);
        figures.push(...described.figures);
        notes.push(described.note);
      }
    });
  } finally {
    await gateway.stop();
  }
  return { figures, notes };
};
