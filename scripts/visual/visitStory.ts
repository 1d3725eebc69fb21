import type { Browser } from 'playwright';
import { takeShot, type Shot } from './capture.ts';
import type { findOverflow, OverflowFinding, OverflowParameter } from './findOverflow.ts';
import { VIEWPORTS, type Visit, type ViewportName } from './plan.ts';
import { openStoryPage, type StoryPage } from './storyPage.ts';

/** What one look at a story came to. */
export interface Visited {
  readonly visit: Visit;
  /** One sentence a fault: that it does not render, play or fit, or what bars the way to it. */
  readonly faults: readonly string[];
  /** Null where nothing is painted; undefined where it was not pictured. */
  readonly shot?: Shot | null;
  readonly seconds: number;
}

/** Looks at stories in pages of one browser, each kept for its screen until it is closed. `detector` is the overflow detector as a script. */
export function createVisitor(browser: Browser, origin: string, detector: string) {
  const pages = new Map<ViewportName, Promise<StoryPage>>();
  const open = async (name: ViewportName) => {
    const story = await openStoryPage(browser, origin, VIEWPORTS[name]);
    await story.page
      .context()
      .addInitScript(`${detector};globalThis.liveryOverflow = liveryOverflow`);
    await story.page.evaluate(`${detector};globalThis.liveryOverflow = liveryOverflow`);
    return story;
  };
  const visitStory = async (visit: Visit): Promise<Visited> => {
    const startedAt = performance.now();
    const { story, setting } = visit;
    const { viewport, brand, scheme, locale } = setting;
    const page = await (pages.get(viewport) ?? remember(pages, viewport, open(viewport)));
    const shown = await page.show(story.id, { brand, scheme, locale });
    const done = (faults: readonly string[], shot?: Shot | null): Visited => ({
      visit,
      faults,
      shot,
      seconds: (performance.now() - startedAt) / 1000,
    });
    if (shown.fault !== undefined) return done([shown.fault]);
    const overflow = shown.parameters['overflow'] as OverflowParameter | undefined;
    const faults = [
      ...(shown.playFault === undefined ? [] : [shown.playFault]),
      ...shown.barriers,
      ...(await findMisfits(page, overflow?.ignore ?? [])),
    ];
    return done(faults, story.isSkipped ? undefined : await takeShot(page.page));
  };
  const close = async () => {
    const opened = await Promise.all(pages.values());
    await Promise.all(opened.map(({ page }) => page.context().close()));
  };
  return { visit: visitStory, close };
}

function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  map.set(key, value);
  return value;
}

async function findMisfits(
  { page }: StoryPage,
  ignore: NonNullable<OverflowParameter['ignore']>,
): Promise<string[]> {
  const { findings } = await page.evaluate(
    (selectors) => {
      const scope = globalThis as unknown as {
        liveryOverflow: { findOverflow: typeof findOverflow };
      };
      return scope.liveryOverflow.findOverflow(selectors);
    },
    ignore.map(({ selector }) => selector),
  );
  const unexplained = ignore.filter(({ why }) => !why);
  return [
    ...findings.map(describeFinding),
    ...unexplained.map(
      ({ selector }) => `parameters.overflow ignores ${selector} without saying why`,
    ),
  ];
}

function describeFinding({ kind, text, element, against, px }: OverflowFinding): string {
  const what = `“${text}” in ${element}`;
  if (kind === 'cut') return `${what} is cut by ${px} px; ${against} hides the rest`;
  if (kind === 'ellipsis') return `${what} is shortened by ${px} px: ${against}`;
  if (kind === 'overlap') return `${what} lies on ${against} by ${px} px`;
  return `the page is ${px} px wider than its window because of ${element}${text && ` with “${text}”`}`;
}
