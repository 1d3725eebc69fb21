import type { Browser, Page, Request } from 'playwright';
import { CHROMIUM_FLAGS } from '../chromium.ts';

/** What the toolbar is set to while a story is shown. */
export type StoryGlobals = Readonly<Record<string, unknown>>;

/** What came of showing a story. */
export interface Shown {
  /** What went wrong while it rendered; a play function that failed is told by the story tests. */
  readonly fault?: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The moment that all pictures are taken at: clocks and "two minutes ago" must not change them. */
const NOW = '2026-01-15T12:30:00.000Z';

/** A story that does not come to rest by then is taken as it is. */
const REST_MS = 4000;

/** Flags under which the same page gives the same pixels. */
export const STEADY_FLAGS = [
  ...CHROMIUM_FLAGS,
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Nothing but this machine can be reached.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
] as const;

/** Ends animations at once, and hides the caret. */
const STILL_CSS = `*, *::before, *::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
  transition: none !important;
  scroll-behavior: auto !important;
  caret-color: transparent !important;
}`;

/** A page that draws one story after the other without being loaded again. */
export interface StoryPage {
  readonly page: Page;
  /** Shows a story afresh, its play function included, and waits until nothing moves any more. */
  show(id: string, globals: StoryGlobals): Promise<Shown>;
}

/** Opens the page that draws stories, without drawing one yet. */
export async function openStoryPage(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    // Storybook takes pages of this name for tests, and does not wait for animations in them.
    userAgent: 'Mozilla/5.0 Chrome StorybookTestRunner',
  });
  await context.addInitScript(prepareWindow, { now: NOW, css: STILL_CSS });
  const page = await context.newPage();
  const traffic = watchScripts(page);
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue');
  const showOnce = async (id: string, globals: StoryGlobals) => {
    const shown = await page.evaluate(renderStory, {
      id,
      // Accessibility is checked by the story tests; here it would only cost time. The state that one story is
      // held in (pointed at, pressed) would stay for the stories after it.
      globals: { ...globals, a11y: { manual: true }, pseudo: false },
    });
    if (shown.fault === undefined) await rest(page, traffic);
    return shown;
  };
  return {
    page,
    show: async (id, globals) => {
      await page.mouse.move(0, 0);
      const before = traffic.asked;
      const shown = await showOnce(id, globals);
      // What had to be loaded first may have come piece by piece; now that it is there, all of it comes at once.
      return traffic.asked > before && shown.fault === undefined ? showOnce(id, globals) : shown;
    },
  };
}

interface Traffic {
  asked: number;
  pending: number;
}

/** Counts the scripts that a page asks for. */
function watchScripts(page: Page): Traffic {
  const traffic = { asked: 0, pending: 0 };
  const isScript = (request: Request) => request.resourceType() === 'script';
  const settle = (request: Request) => void (isScript(request) && traffic.pending--);
  page.on('request', (request) => {
    if (!isScript(request)) return;
    traffic.asked++;
    traffic.pending++;
  });
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  return traffic;
}

async function rest(page: Page, traffic: Traffic): Promise<void> {
  const until = performance.now() + REST_MS;
  do {
    await page.evaluate(waitForRest, REST_MS);
  } while (traffic.pending > 0 && performance.now() < until);
}

interface Timers {
  readonly setTimeout: (
    work: (...given: unknown[]) => void,
    delayMs?: number,
    ...args: unknown[]
  ) => number;
  readonly clearTimeout: (id: number) => void;
}

/** Runs before anything else in every page. */
function prepareWindow({ now, css }: { now: string; css: string }) {
  const scope = globalThis as unknown as { __name: (named: unknown) => unknown; Date: typeof Date };
  // What tsx wraps named functions in; a page that is handed such a function has no helper of its own.
  scope.__name = (named) => named;
  const fixed = new Date(now).getTime();
  scope.Date = class extends Date {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [fixed]) as [number]));
    }
    static override now = () => fixed;
  } as typeof Date;
  // React holds back what was awaited for up to 300 ms, during which nothing seems to happen.
  const SHORT_MS = 500;
  const pending = new Set<number>();
  const { setTimeout: start, clearTimeout: stop } = window as unknown as Timers;
  const rememberTimer: Timers['setTimeout'] = (work, delayMs = 0, ...args) => {
    const run = (...given: unknown[]) => {
      pending.delete(id);
      if (typeof work === 'function') work(...given);
    };
    const id = start.call(window, run, delayMs, ...args);
    if (delayMs <= SHORT_MS) pending.add(id);
    return id;
  };
  Object.assign(window, {
    setTimeout: rememberTimer,
    clearTimeout: (id: number) => {
      pending.delete(id);
      stop.call(window, id);
    },
    liveryTimers: { pending, start: start.bind(window) },
  });
  // A scroll that glides would be met on its way.
  for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
    const glide = Element.prototype[name] as (...args: unknown[]) => void;
    Element.prototype[name] = function jump(this: Element, ...args: unknown[]) {
      const steady = args.map((arg) =>
        typeof arg === 'object' ? { ...arg, behavior: 'instant' } : arg,
      );
      glide.apply(this, steady);
    };
  }
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  });
}

interface Preview {
  readonly storyStoreValue: { readonly userGlobals: { update: (globals: object) => void } };
  readonly currentRender?: {
    readonly id: string;
    readonly story?: { readonly parameters: Record<string, unknown> };
  };
}

interface Channel {
  on: (name: string, hear: (detail: never) => void) => void;
  off: (name: string, hear: (detail: never) => void) => void;
  emit: (name: string, detail: object) => void;
}

/** Runs in the page: asks the preview for a story, as Storybook's own frame does. */
function renderStory({ id, globals }: { id: string; globals: StoryGlobals }) {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as {
      __STORYBOOK_PREVIEW__: Preview;
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
  localStorage.clear();
  sessionStorage.clear();
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  preview.storyStoreValue.userGlobals.update(globals);
  return new Promise<Shown>((done) => {
    let fault: string | undefined;
    const note = (detail: never) => {
      const { message, title, description } = detail as Record<string, string | undefined>;
      fault ??= message ?? [title, description].filter(Boolean).join(': ');
    };
    const end = () => {
      for (const [name, hear] of heard) channel.off(name, hear);
      clearTimeout(timer);
      const parameters = preview.currentRender?.story?.parameters ?? {};
      // Only what can be handed over: parameters may hold functions and elements.
      const kept = { visual: parameters['visual'], overflow: parameters['overflow'] };
      done({ ...(fault !== undefined && { fault }), parameters: JSON.parse(JSON.stringify(kept)) });
    };
    const missing = () => {
      fault = 'Storybook knows no such story.';
      end();
    };
    const heard: [string, (detail: never) => void][] = [
      ['storyThrewException', note],
      ['storyErrored', note],
      ['storyMissing', missing],
      ['storyFinished', end],
    ];
    for (const [name, hear] of heard) channel.on(name, hear);
    const timer = setTimeout(() => {
      fault ??= 'It had not rendered after 20 s.';
      end();
    }, 20_000);
    if (preview.currentRender?.id === id) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Runs in the page: resolves once fonts and pictures in view are there, no short timer runs and the document has stopped changing. */
async function waitForRest(limitMs: number) {
  const QUIET_MS = 40;
  const { pending, start } = (
    globalThis as unknown as {
      liveryTimers: { pending: Set<number>; start: (work: () => void, delayMs: number) => void };
    }
  ).liveryTimers;
  const startedAt = performance.now();
  let changedAt = startedAt;
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const noteScroll = () => (changedAt = performance.now());
  document.addEventListener('scroll', noteScroll, { capture: true });
  const isInView = (image: Element) => {
    const { top, left, bottom, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  for (;;) {
    await new Promise<void>((next) => start(next, 16));
    const now = performance.now();
    if (now - startedAt > limitMs) break;
    const images = [...document.images].filter(isInView);
    const loading = images.some((image) => !image.complete);
    if (pending.size > 0) continue;
    if (loading || document.fonts.status !== 'loaded' || now - changedAt < QUIET_MS) continue;
    await document.fonts.ready;
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    break;
  }
  observer.disconnect();
  document.removeEventListener('scroll', noteScroll, { capture: true });
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}
