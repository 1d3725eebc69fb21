import type { Browser } from 'playwright';
import type { Bench, Figure } from './bench.ts';
import { startGateway } from './benchGateway.ts';
import { withBrowser, withPage } from './chromium.ts';
import { servePages, type PageName } from './pageServer.ts';
import { PHONE, throttle } from './phone.ts';
import { median } from './statistics.ts';

declare global {
  interface Window {
    /** When the button answered, counted from the start of the navigation; set by the probe. */
    answeredAtMs?: number;
    /** When the button was first there to be pressed. */
    seenAtMs?: number;
  }
}

const probes = {
  menu: {
    page: 'ours',
    name: 'the first button (menu)',
    selector: 'button',
  },
  react: {
    page: 'ours',
    name: 'the first button of React (banner)',
    // The dot of the banner that already shows would change nothing.
    selector: 'button:not([popovertarget]):not([aria-current])',
  },
  hello: { page: 'hello', name: 'the button of bare React', selector: 'button' },
} as const satisfies Record<string, { page: PageName; name: string; selector: string }>;

type Probe = keyof typeof probes;
const PROBES = Object.keys(probes) as Probe[];

const limitMs = 60_000;

/**
 * Runs in the page from before its document: presses the first visible button every 30 ms until pressing it has an
 * effect, which is its popover opening or the button itself changing.
 */
function press(selector: string): void {
  let target: HTMLButtonElement | undefined;
  const done = () => {
    window.answeredAtMs ??= performance.now();
    clearInterval(timer);
    observer.disconnect();
  };
  const observer = new MutationObserver(done);
  const isInSight = (button: Element) => {
    const { width, top, bottom, left, right } = button.getBoundingClientRect();
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return width > 0 && isInside && button.checkVisibility({ visibilityProperty: true });
  };
  const timer = setInterval(() => {
    if (target?.isConnected !== true) {
      target = [...document.querySelectorAll<HTMLButtonElement>(selector)].find(isInSight);
      if (!target) return;
      window.seenAtMs ??= performance.now();
      observer.disconnect();
      observer.observe(target, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
    target.click();
    if (target.popoverTargetElement?.matches(':popover-open')) done();
  }, 30);
}

function visit(browser: Browser, address: string, selector: string) {
  return withPage(browser, PHONE, async (page) => {
    await page.addInitScript(press, selector);
    await throttle(page);
    await page.goto(address, { waitUntil: 'commit' });
    const options = { polling: 500, timeout: limitMs };
    await page.waitForFunction(() => window.answeredAtMs !== undefined, undefined, options);
    return page.evaluate(() => ({
      seenMs: window.seenAtMs ?? Number.NaN,
      answeredMs: window.answeredAtMs ?? Number.NaN,
    }));
  });
}

type Visit = Awaited<ReturnType<typeof visit>>;

function describe(visits: Readonly<Record<Probe, readonly Visit[]>>): Figure[] {
  const answered = (probe: Probe) => median(visits[probe].map(({ answeredMs }) => answeredMs));
  return [
    {
      name: 'first button to bare React',
      value: answered('menu') / answered('hello'),
      unit: 'ratio',
      target: { atMost: 1.5 },
    },
    {
      name: 'first button of React to bare React',
      value: answered('react') / answered('hello'),
      unit: 'ratio',
    },
    ...PROBES.flatMap((probe): Figure[] => [
      { name: `answers: ${probes[probe].name}`, value: answered(probe), unit: 'ms' },
      {
        name: `is seen: ${probes[probe].name}`,
        value: median(visits[probe].map(({ seenMs }) => seenMs)),
        unit: 'ms',
      },
    ]),
  ];
}

/** How long a visitor with a slow phone presses a button before it answers. */
export const answer: Bench = async ({ root, isQuick, log }) => {
  const gateway = await startGateway({ root });
  try {
    const server = await servePages(root, gateway.port, 'aurora.localhost');
    try {
      const visits: Record<Probe, Visit[]> = { menu: [], react: [], hello: [] };
      await withBrowser(async (browser) => {
        for (let round = 0; round < (isQuick ? 1 : 5); round++) {
          for (const probe of PROBES) {
            const { page, selector, name } = probes[probe];
            const visited = await visit(browser, server.address(page), selector);
            visits[probe].push(visited);
            log(`${name}: ${visited.answeredMs.toFixed(0)} ms`);
          }
        }
      });
      return { figures: describe(visits) };
    } finally {
      await server.stop();
    }
  } finally {
    await gateway.stop();
  }
};
