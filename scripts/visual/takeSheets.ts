import { chromium, type Browser } from 'playwright';
import { takeShot } from './capture.ts';
import { VIEWPORTS, type Sheet, type ViewportName } from './plan.ts';
import type { Taken } from './review.ts';
import type { StateShot } from './sheetFile.ts';
import { withStaticServer } from './staticServer.ts';
import { openStoryPage, STEADY_FLAGS, type StoryPage } from './storyPage.ts';

/** More than cores: a page that waits for a frame leaves its core to another. */
const WORKERS = 3;

/** Opens the steady browser, of the file named, over a built Storybook, for `work`. */
export async function withStorybook<T>(
  folder: string,
  executablePath: string,
  work: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  return withStaticServer(folder, async (origin) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...STEADY_FLAGS],
    });
    try {
      return await work(browser, origin);
    } finally {
      await browser.close();
    }
  });
}

/** Takes work from a list, some at a time, and keeps the order of the list in what comes of it. */
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
  onTaken: (taken: Taken) => Promise<void>,
): Promise<void> {
  await inTurn(groupBySetting(sheets), () => {
    const pages = new Map<ViewportName, Promise<StoryPage>>();
    const open = (name: ViewportName) => {
      const page = pages.get(name) ?? openStoryPage(browser, origin, VIEWPORTS[name]);
      pages.set(name, page);
      return page;
    };
    return async (group) => {
      for (const sheet of group) {
        await onTaken(await takeSheet(open, sheet));
      }
    };
  });
}

async function takeSheet(
  open: (viewport: ViewportName) => Promise<StoryPage>,
  sheet: Sheet,
): Promise<Taken> {
  const { brand, scheme, locale, viewport } = sheet.setting;
  const shots: StateShot[] = [];
  const faults: string[] = [];
  for (const state of sheet.states) {
    const page = await open(state.viewport ?? viewport);
    const shown = await page.show(state.id, { brand, scheme, locale });
    const fault = shown.fault ?? shown.playFault;
    if (fault !== undefined) {
      faults.push(`${state.name}: ${fault}`);
      continue;
    }
    shots.push({ state: state.id, shot: await takeShot(page.page) });
  }
  return { sheet, shots, faults };
}

/** A page that stays with its brand and language finds theme, words and fonts in place; halves, so that all workers end at about the same time. */
function groupBySetting(sheets: readonly Sheet[]): (readonly Sheet[])[] {
  const groups = new Map<string, Sheet[]>();
  for (const sheet of sheets) {
    const key = Object.values(sheet.setting).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), sheet]);
  }
  return [...groups.values()].flatMap((group) =>
    [0, 1].map((half) => group.filter((_, at) => at % 2 === half)),
  );
}
