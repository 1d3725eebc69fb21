import { chromium, type Browser } from 'playwright';
import { getChromiumPath } from '../chromium.ts';
import { isBlank, takeShot } from './capture.ts';
import { VIEWPORTS, type Sheet, type ViewportName } from './plan.ts';
import type { Taken } from './review.ts';
import type { StateShot } from './sheetFile.ts';
import { withStaticServer } from './staticServer.ts';
import { openStoryPage, STEADY_FLAGS, type StoryPage } from './storyPage.ts';

const WORKERS = 2;

/** Opens the steady browser over a built Storybook, for `work`. */
export async function withStorybook<T>(
  folder: string,
  work: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  return withStaticServer(folder, async (origin) => {
    const browser = await chromium.launch({
      executablePath: getChromiumPath(),
      args: [...STEADY_FLAGS],
    });
    try {
      return await work(browser, origin);
    } finally {
      await browser.close();
    }
  });
}

/** Takes work from a list, two at a time, and keeps the order of the list in what comes of it. */
export async function inTurn<Item>(
  items: readonly Item[],
  makeWorker: () => (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const run = async (work: (item: Item) => Promise<void>) => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: WORKERS }, () => run(makeWorker())));
}

/** Takes the pictures of all sheets and hands each on as soon as it is there. */
export async function takeSheets(
  browser: Browser,
  origin: string,
  sheets: readonly Sheet[],
  options: { checkBlank: boolean; onTaken: (taken: Taken) => Promise<void> },
): Promise<void> {
  await inTurn(groupByTitle(sheets), () => {
    const pages = new Map<ViewportName, Promise<StoryPage>>();
    const open = (name: ViewportName) => {
      const page = pages.get(name) ?? openStoryPage(browser, origin, VIEWPORTS[name]);
      pages.set(name, page);
      return page;
    };
    return async (group) => {
      for (const sheet of group) {
        await options.onTaken(await takeSheet(open, sheet, options.checkBlank));
      }
    };
  });
}

async function takeSheet(
  open: (viewport: ViewportName) => Promise<StoryPage>,
  sheet: Sheet,
  checkBlank: boolean,
): Promise<Taken> {
  const { brand, scheme, locale, viewport } = sheet.setting;
  const shots: StateShot[] = [];
  const faults: string[] = [];
  for (const state of sheet.states) {
    const page = await open(state.viewport ?? viewport);
    const shown = await page.show(state.id, { brand, scheme, locale });
    if (shown.fault !== undefined) {
      faults.push(`${state.name}: ${shown.fault}`);
      continue;
    }
    if ((shown.parameters['visual'] as { skip?: string } | undefined)?.skip) continue;
    const shot = await takeShot(page.page);
    shots.push({ state: state.id, shot });
    if (checkBlank && shot && (await isBlank(shot.png))) faults.push(`${state.name}: it is blank.`);
  }
  return { sheet, shots, faults };
}

/** The longest first, so that both workers end at about the same time. */
function groupByTitle(sheets: readonly Sheet[]): (readonly Sheet[])[] {
  const groups = new Map<string, Sheet[]>();
  for (const sheet of sheets) groups.set(sheet.title, [...(groups.get(sheet.title) ?? []), sheet]);
  const weigh = (group: readonly Sheet[]) =>
    group.reduce((sum, { states }) => sum + states.length, 0);
  return [...groups.values()].sort((one, other) => weigh(other) - weigh(one));
}
