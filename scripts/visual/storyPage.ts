import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { CHROMIUM_FLAGS, NAME_HELPER } from '../chromium.ts';
import { rest, watchTraffic } from './rest.ts';
import { prepareWindow, STEADY, type SteadyWindow } from './steadyWindow.ts';

/** What the toolbar is set to while a story is shown. */
export type StoryGlobals = Readonly<Record<string, unknown>>;

/** What came of showing a story. */
export interface Shown {
  /** What went wrong while it rendered or came to rest. */
  readonly fault?: string;
  /** What its play function missed: the state is not the one that its name promises. */
  readonly playFault?: string;
  /** What axe found: rule, and the first element that breaks it. */
  readonly barriers: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A story that has not rendered and played by then is at fault. */
const RENDER_LIMIT_MS = 30_000;

/** A page that says nothing for so long, while it renders and rests twice at most, never will. */
const SILENCE_LIMIT_MS = 150_000;

/** Flags under which the same page gives the same pixels. */
export const STEADY_FLAGS = [
  ...CHROMIUM_FLAGS,
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
  // A picture is painted when it is there, and not a frame later.
  '--disable-checker-imaging',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Nothing but this machine can be reached.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
] as const;

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
  await context.addInitScript(NAME_HELPER);
  await context.addInitScript(prepareWindow, STEADY);
  const page = await context.newPage();
  const traffic = watchTraffic(page);
  let fonts = 0;
  const load = async () => {
    fonts = 0;
    await page.goto(`${origin}/iframe.html?viewMode=story`);
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue');
    await page.evaluate(keepInSight);
  };
  await load();
  const showOnce = async (id: string, globals: StoryGlobals, isSecond = false): Promise<Shown> => {
    const loadedBefore = traffic.scripts + fonts;
    const shown = await page.evaluate(renderStory, {
      id,
      // The state that one story is held in (pointed at, pressed) would stay for the stories after it.
      globals: { ...globals, pseudo: false },
      limitMs: RENDER_LIMIT_MS,
    });
    if (shown.fault !== undefined) return shown;
    const { unrest, fontLoads } = await rest(page, traffic);
    if (unrest !== null) return { ...shown, fault: `It does not come to rest: ${unrest}.` };
    fonts = fontLoads;
    // What had to be loaded may have come piece by piece; now that it is there, all of it comes at once.
    const hasLoaded = traffic.scripts + fonts > loadedBefore;
    if (hasLoaded && !isSecond) return showOnce(id, globals, true);
    return { ...shown, barriers: shown.barriers.flatMap(describeBarriers) };
  };
  const show = async (id: string, globals: StoryGlobals): Promise<Shown> => {
    const silence = new AbortController();
    const shown = await Promise.race([
      showOnce(id, globals).catch(({ message }: Error) => faulty(message)),
      setTimeout(SILENCE_LIMIT_MS, faulty('Its page does not answer.'), silence),
    ]);
    silence.abort();
    // What went wrong may still be at work.
    if (shown.fault !== undefined) await load();
    return shown;
  };
  return { page, show };
}

const faulty = (fault: string): Shown => ({ fault, barriers: [], parameters: {} });

interface Preview {
  readonly storyStoreValue: { readonly userGlobals: { update: (globals: object) => void } };
  readonly view: { showPreparingStory: () => void };
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

/** Runs in the page: what Storybook hides because it is slow to come, as on a busy machine, could not take the focus when it comes. */
function keepInSight() {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
  };
  preview.view.showPreparingStory = () => {};
}

/** What the tool for accessibility says of a story. */
interface Report {
  readonly type: string;
  readonly result: { readonly violations?: readonly Violation[] };
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** One sentence a barrier. */
const describeBarriers = (violations: string): string[] =>
  (JSON.parse(violations) as Violation[]).map(
    ({ id, help, nodes }) => `${help} (${id}): ${nodes[0]?.html.slice(0, 160) ?? ''}`,
  );

/** Runs in the page: asks the preview for a story, as Storybook's own frame does. */
function renderStory({
  id,
  globals,
  limitMs,
}: {
  id: string;
  globals: StoryGlobals;
  limitMs: number;
}) {
  const {
    __STORYBOOK_PREVIEW__: preview,
    __STORYBOOK_ADDONS_CHANNEL__: channel,
    liverySteady,
  } = globalThis as unknown as SteadyWindow & {
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
    let playFault: string | undefined;
    const note = (detail: never) => {
      const { message, title, description } = detail as Record<string, string | undefined>;
      fault ??= message ?? [title, description].filter(Boolean).join(': ');
    };
    const notePlay = ({ message }: { message: string }) => {
      // Only what was expected, without colours and the page's whole markup.
      const [reason = ''] = message.replace(/\u001b\[\d+m/g, '').split('\n\n');
      playFault ??= `Its play function failed here: ${reason.replace(/\s+/g, ' ')}`;
    };
    const end = (detail?: { readonly reporters?: readonly Report[] }) => {
      const reports = (detail?.reporters ?? []).filter(({ type }) => type === 'a11y');
      for (const [name, hear] of heard) channel.off(name, hear);
      clearTimeout(timer);
      const { overflow } = preview.currentRender?.story?.parameters ?? {};
      // Only what can be handed over: parameters may hold functions and elements.
      const parameters = JSON.parse(JSON.stringify({ overflow })) as Shown['parameters'];
      done({
        ...(fault !== undefined && { fault }),
        ...(playFault !== undefined && { playFault }),
        barriers: reports.map(({ result }) => JSON.stringify(result.violations ?? [])),
        parameters,
      });
    };
    const missing = () => {
      fault = 'Storybook knows no such story.';
      end();
    };
    const heard: [string, (detail: never) => void][] = [
      ['storyThrewException', note],
      ['storyErrored', note],
      ['storyMissing', missing],
      ['playFunctionThrewException', notePlay],
      ['storyFinished', end],
    ];
    for (const [name, hear] of heard) channel.on(name, hear);
    const timer = liverySteady.start(() => {
      fault ??= `It had not rendered and played after ${limitMs / 1000} s.`;
      end();
    }, limitMs);
    if (preview.currentRender?.id === id) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
