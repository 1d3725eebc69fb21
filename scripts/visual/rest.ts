import type { Page, Request } from 'playwright';
import type { SteadyWindow } from './steadyWindow.ts';

/** A story that moves for longer than this is at fault; one that rests earlier costs no more than it needs. */
const LIMIT_MS = 30_000;

/** What a page asks the server for. */
export interface Traffic {
  /** Scripts that were asked for so far. */
  scripts: number;
  asked: number;
  readonly pending: Set<Request>;
}

/** Counts what a page asks for, from now on. */
export function watchTraffic(page: Page): Traffic {
  const traffic: Traffic = { scripts: 0, asked: 0, pending: new Set() };
  const settle = (request: Request) => void traffic.pending.delete(request);
  page.on('request', (request) => {
    traffic.asked++;
    if (request.resourceType() === 'script') traffic.scripts++;
    traffic.pending.add(request);
  });
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  return traffic;
}

/** How a page came to rest. */
export interface Rest {
  /** What still moves, loads or is to run when the time is up; null where nothing does. */
  readonly unrest: string | null;
  /** How often the page has asked for fonts since it was opened. */
  readonly fontLoads: number;
}

/** Waits until nothing moves, loads or is still to run in a page. */
export async function rest(page: Page, traffic: Traffic, limitMs = LIMIT_MS): Promise<Rest> {
  const until = performance.now() + limitMs;
  for (;;) {
    const { asked } = traffic;
    const found = await page.evaluate(waitForRest, Math.max(0, until - performance.now()));
    const isCalm = traffic.pending.size === 0 && traffic.asked === asked;
    if (found.unrest !== null || isCalm) return found;
    if (performance.now() > until) return { ...found, unrest: describePending(traffic) };
  }
}

function describePending({ pending }: Traffic): string {
  const [request] = pending;
  return request ? `${new URL(request.url()).pathname} does not arrive` : 'it asks for ever more';
}

/** Runs in the page: resolves once two frames in a row found everything there and nothing changed. */
async function waitForRest(limitMs: number): Promise<Rest> {
  const FRAMES = 2;
  // Once in a thousand stories a browser without a screen owes a page its frame; taking the picture paints it.
  const FRAME_LIMIT_MS = 2000;
  const { liverySteady } = globalThis as unknown as SteadyWindow;
  let hasChanged = false;
  const note = () => (hasChanged = true);
  const observer = new MutationObserver(note);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  document.addEventListener('scroll', note, { capture: true });
  const startedAt = performance.now();
  let unrest: string | null = null;
  for (let quiet = 0; quiet < FRAMES; quiet++) {
    hasChanged = false;
    await paintAndIdle();
    unrest = findUnrest();
    if (unrest !== null) quiet = -1;
    if (performance.now() - startedAt > limitMs) break;
  }
  observer.disconnect();
  document.removeEventListener('scroll', note, { capture: true });
  return { unrest, fontLoads: liverySteady.fontLoads };

  /** The page has been laid out and painted, and has nothing else to do. */
  function paintAndIdle() {
    return new Promise<void>((done) => {
      liverySteady.start(done, FRAME_LIMIT_MS);
      requestAnimationFrame(() => requestIdleCallback(() => done()));
    });
  }

  function findUnrest(): string | null {
    if (hasChanged) return 'the page keeps changing';
    if (liverySteady.pending.size > 0) return 'a timer is started again and again';
    if (document.fonts.status !== 'loaded') return 'a font does not arrive';
    // Not decode(): it may never answer for a picture that was replaced, and painting decodes by itself.
    const isMissing = [...document.images].some((image) => !image.complete && isInView(image));
    return isMissing ? 'a picture does not arrive' : null;
  }

  /** Whether any of it is shown: what a row cuts off beside it is never asked for. */
  function isInView(image: Element) {
    let { top, left, bottom, right } = image.getBoundingClientRect();
    const cut = (to: { top: number; left: number; bottom: number; right: number }) => {
      top = Math.max(top, to.top);
      left = Math.max(left, to.left);
      bottom = Math.min(bottom, to.bottom);
      right = Math.min(right, to.right);
    };
    cut({ top: 0, left: 0, bottom: innerHeight, right: innerWidth });
    for (let box = image.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') cut(box.getBoundingClientRect());
    }
    return top < bottom && left < right;
  }
}
