import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { getHeadlessShellPath } from '../chromium.ts';
import type { findOverflow, OverflowFinding, OverflowParameter } from './findOverflow.ts';
import { bundleDetector } from './bundleDetector.ts';
import type { Component, State, ViewportName } from './plan.ts';
import { ensureStorybook, readStorybook, type StorybookContent } from './storybook.ts';
import { openStoryPage, type StoryPage } from './storyPage.ts';
import { inTurn, withStorybook } from './takeSheets.ts';
import { reportTally } from './tally.ts';

/** The narrowest phone that the design is drawn for, and a desktop for what is meant for desktops only; tall, so that little of a story lies below the window. */
const WINDOWS: Readonly<Record<ViewportName, { width: number; height: number }>> = {
  phone: { width: 360, height: 1600 },
  desktop: { width: 1280, height: 1600 },
};

interface OverflowOptions {
  readonly root: string;
  /** Part of the names of the components to look at; empty for all. */
  readonly filter: string;
  readonly storybook?: string;
}

/** One story in one language of one brand. */
interface Visit {
  readonly locale: string;
  readonly brand: string;
}

/** Looks at every story in every language for text that is cut or overlaps. Returns the exit code. */
export async function runOverflow(options: OverflowOptions): Promise<number> {
  const { root, filter } = options;
  const folder = resolve(options.storybook ?? join(root, 'storybook-static'));
  if (!options.storybook) await ensureStorybook(root, folder);
  const detector = await bundleDetector(root);
  let [passed, failed] = [0, 0];
  const faults: string[] = [];
  const languages = await withStorybook(folder, getHeadlessShellPath(), async (browser, origin) => {
    const content = await readStorybook(browser, origin, filter);
    await inTurn(listStories(content.components), () => {
      const pages = new Map<ViewportName, Promise<StoryPage>>();
      return async ({ title, state, at }) => {
        const { viewport = 'phone' } = state;
        const page = pages.get(viewport) ?? openDetectorPage(browser, origin, viewport, detector);
        pages.set(viewport, page);
        const name = `${title} · ${state.name}`;
        const lines = await lookAt(await page, name, state, choose(content, state, at));
        if (lines.length === 0) passed++;
        else failed++;
        faults.push(...lines);
      };
    });
    return content.locales.length;
  });
  for (const line of faults.sort()) console.log(`✗ ${line}`);
  console.log(
    `${passed + failed} stories at ${WINDOWS.phone.width} px in ${languages} languages: ${passed} fit, ${failed} do not.`,
  );
  await reportTally({ passed, failed });
  return failed > 0 ? 1 : 0;
}

function listStories(components: readonly Component[]) {
  return components
    .flatMap(({ title, states }) => states.map((state) => ({ title, state })))
    .map((story, at) => ({ ...story, at }));
}

/** Every language, each under a brand that offers it; pseudo-languages and those of many brands change brand from story to story. */
function choose(content: StorybookContent, state: State, at: number): Visit[] {
  const { brands } = content;
  const locales = state.locale === undefined ? content.locales : [state.locale];
  return locales.map((locale, place) => {
    const offering = brands.filter((brand) => brand.locales.includes(locale));
    const choice = offering.length > 0 ? offering : brands;
    return { locale, brand: choice[(at + place) % choice.length]!.id };
  });
}

async function openDetectorPage(
  browser: Browser,
  origin: string,
  viewport: ViewportName,
  detector: string,
) {
  const story = await openStoryPage(browser, origin, WINDOWS[viewport], { isDrawnOnce: true });
  await story.page.evaluate(`${detector};globalThis.liveryOverflow = liveryOverflow`);
  return story;
}

/** One line a fault: what is the same element in several languages is told once, by its worst. */
async function lookAt(
  page: StoryPage,
  name: string,
  state: State,
  visits: readonly Visit[],
): Promise<string[]> {
  const faults = new Map<string, Fault>();
  const note = (key: string, fault: Fault) => {
    const known = faults.get(key);
    const worst = known && known.px >= fault.px ? known : fault;
    const locales = new Set([...(known?.locales ?? []), ...fault.locales]);
    faults.set(key, { ...worst, locales: [...locales] });
  };
  let ignore: NonNullable<OverflowParameter['ignore']> = [];
  const used = new Set<string>();
  for (const [at, { locale, brand }] of visits.entries()) {
    const scheme = at % 2 === 0 ? 'dark' : 'light';
    const shown = await page.show(state.id, { brand, locale, scheme });
    if (shown.fault !== undefined) {
      note(shown.fault, { sentence: shown.fault, px: 0, locales: [locale] });
      continue;
    }
    ignore = (shown.parameters['overflow'] as OverflowParameter | undefined)?.ignore ?? [];
    const result = await detect(page, ignore);
    for (const selector of result.used) used.add(selector);
    for (const finding of result.findings) {
      const { kind, element, px } = finding;
      note(`${kind} ${element}`, { sentence: describeFinding(finding), px, locales: [locale] });
    }
  }
  for (const { selector, why } of ignore) {
    const sentence = `parameters.overflow ignores ${selector} ${why ? 'for nothing' : 'without saying why'}`;
    if (!why || !used.has(selector)) note(sentence, { sentence, px: 0, locales: [] });
  }
  return [...faults.values()].map(({ sentence, locales }) => {
    const where =
      locales.length === 0
        ? ''
        : ` (${locales.join(', ')} at ${WINDOWS[state.viewport ?? 'phone'].width} px)`;
    return `${name}${where}: ${sentence}.`;
  });
}

interface Fault {
  readonly sentence: string;
  readonly px: number;
  readonly locales: readonly string[];
}

function detect({ page }: StoryPage, ignore: NonNullable<OverflowParameter['ignore']>) {
  return page.evaluate(
    (selectors) => {
      const scope = globalThis as unknown as {
        liveryOverflow: { findOverflow: typeof findOverflow };
      };
      return scope.liveryOverflow.findOverflow(selectors);
    },
    ignore.map(({ selector }) => selector),
  );
}

function describeFinding({ kind, text, element, against, px }: OverflowFinding): string {
  const what = `“${text}” in ${element}`;
  if (kind === 'cut') return `${what} is cut by ${px} px; ${against} hides the rest`;
  if (kind === 'ellipsis') return `${what} is shortened by ${px} px: ${against}`;
  if (kind === 'overlap') return `${what} lies on ${against} by ${px} px`;
  return `the page is ${px} px wider than its window because of ${element}${text && ` with “${text}”`}`;
}
