import type { Page } from 'playwright';
import { LOBBY_PAGE_SIZE } from '../../../src/api/games.ts';
import { GAMES } from '../../../server/seed/catalogue.ts';
import { ask } from '../ask.ts';
import type { Bench } from '../bench.ts';
import { withBrowser, withPage } from '../chromium.ts';
import { openStage, type IdentityStage } from '../identity/benchMembers.ts';
import { median } from '../statistics.ts';
import { watchFrames } from './frames.ts';

declare global {
  interface Window {
    /** When the first cards of the lobby had been painted. */
    cardsAtMs?: number;
    /** When all in view had. */
    viewAtMs?: number;
  }
}

const GAME_COUNT = 5000;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
const HOST = 'aurora.localhost';
const LIST = '/wps/relay/GCSGAME_gameList';
/** What tells the first page of the list from all others. */
const FIRST_PAGE = `pageSize=${LOBBY_PAGE_SIZE}`;
/** The home page has cards too, but no grid that tells their places. */
const GRID = 'main ul:has(> li[data-at])';
const CARD = 'a[href*="/game?game="]';
const SEARCHES = ['d', 'dr', 'dra', 'drag', 'drago', 'dragon'];
const STEP_PX = 300;

/** Games of our own vendor, which can be played; each shows the picture of one that there is. */
async function addGames({ database }: IdentityStage): Promise<void> {
  const slots = GAMES.filter(({ category }) => category === 'RNG');
  const rows = Array.from({ length: GAME_COUNT }, (_, at) => {
    const seed = slots[at % slots.length]!;
    return {
      id: `bench-${at}-${seed.id}`,
      code: `BENCH-${at}`,
      name: `${seed.name} ${at}`,
      vendor_code: 'HOUSE',
      category: 'RNG',
      game_type: seed.gameType,
      popularity_rank: 1_000 + at,
      support_play: 0,
    };
  });
  for (let from = 0; from < rows.length; from += 500) {
    await database.owner
      .insertInto('games')
      .values(rows.slice(from, from + 500))
      .execute();
  }
}

async function untilListed(port: number): Promise<number> {
  for (;;) {
    const { body } = await ask(port, HOST, `${LIST}?category=RNG&pageSize=1`);
    const { value } = JSON.parse(body.toString()) as { value: { total: number } };
    if (value.total >= GAME_COUNT) return value.total;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Runs in the page: goes to the lobby by its link, and notes when its first cards and all in view had been painted. */
function goToLobby({ grid, card }: { grid: string; card: string }): void {
  const isInView = (item: Element) => item.getBoundingClientRect().top < innerHeight;
  // A frame is painted before any timer runs that was set in it.
  const note = (name: 'cardsAtMs' | 'viewAtMs') =>
    setTimeout(() => (window[name] ??= performance.now()));
  const look = () => {
    const places = [...document.querySelectorAll(`${grid} > li`)].filter(isInView);
    const drawn = places.filter((place) => place.querySelector(card)).length;
    const isThere = location.pathname === '/rng' && drawn > 0;
    if (isThere) note('cardsAtMs');
    if (isThere && drawn === places.length) return note('viewAtMs');
    return requestAnimationFrame(look);
  };
  look();
  document.querySelector<HTMLElement>('a[href$="/rng"]')!.click();
}

async function openLobby(page: Page, address: string) {
  await page.route('**/art/games/bench-*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/bench-\d+-/, ''),
    }),
  );
  await page.goto(`${address}/`, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]');
  // Who reads the page before pressing: what its own first second costs is measured elsewhere.
  await page.waitForTimeout(1_000);
  await page.evaluate(goToLobby, { grid: GRID, card: CARD });
  await page.waitForFunction(() => window.viewAtMs !== undefined);
  const times = await page.evaluate(
    (marks) => {
      const list = performance
        .getEntriesByType('resource')
        .find(({ name }) => marks.every((mark) => name.includes(mark)));
      const { responseEnd } = list as PerformanceResourceTiming;
      return { firstMs: window.cardsAtMs! - responseEnd, viewMs: window.viewAtMs! - responseEnd };
    },
    [LIST, FIRST_PAGE],
  );
  await page.waitForSelector('main [aria-busy="true"]', { state: 'detached' });
  return times;
}

/** Runs in the page: the whole list goes by, a step a frame. */
async function scrollThrough(step: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const end = document.documentElement.scrollHeight;
  for (let top = 0; top < end; top += step) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
}

/** Types in the search field; for each key, the time until what was found stands in the page. */
async function search(page: Page): Promise<number[]> {
  const field = page.getByRole('searchbox').or(page.locator('main input[type="search"]')).first();
  await field.click();
  const times: number[] = [];
  for (const text of SEARCHES) {
    const key = text.at(-1)!;
    await page.evaluate((grid) => {
      window.cardsAtMs = undefined!;
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          new MutationObserver((_, observer) => {
            observer.disconnect();
            window.cardsAtMs = performance.now() - timeStamp;
          }).observe(document.querySelector(grid)!, {
            subtree: true,
            childList: true,
            characterData: true,
          });
        },
        { once: true, capture: true },
      );
    }, GRID);
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
    const found = await page.evaluate(() => window.cardsAtMs);
    // A letter that leaves the same games draws nothing.
    if (found !== undefined) times.push(found);
  }
  return times;
}

/** A lobby of five thousand games: its first cards, its way through all of them, and its search, as drawn. */
export const lobbyGrid: Bench = async ({ root, isQuick, log }) => {
  const stage = await openStage(root);
  const address = `http://${HOST}:${stage.gateway.port}`;
  const [first, views, keys]: [number[], number[], number[]] = [[], [], []];
  try {
    await addGames(stage);
    const total = await untilListed(stage.gateway.port);
    await stage.gateway.settle();
    return await withBrowser(async (browser) => {
      const scrolls = [];
      for (let left = isQuick ? 1 : 5; left > 0; left -= 1) {
        const visit = await withPage(browser, DESKTOP, async (page) => {
          const times = await openLobby(page, address);
          await page.waitForTimeout(1_000);
          const scroll = await watchFrames(page, () => page.evaluate(scrollThrough, STEP_PX));
          return { ...times, scroll, keys: await search(page) };
        });
        first.push(visit.firstMs);
        views.push(visit.viewMs);
        keys.push(...visit.keys);
        scrolls.push(visit.scroll);
        log(`${visit.firstMs.toFixed(0)} ms, ${visit.scroll.frames} frames`);
      }
      const slowest = Math.max(...first);
      return {
        figures: [
          { name: 'games', value: total, unit: 'count' },
          {
            name: 'first cards after the data, median',
            value: median(first),
            unit: 'ms',
            target: { atMost: 100 },
          },
          { name: 'the same, slowest', value: slowest, unit: 'ms' },
          { name: 'all cards in view after the data, median', value: median(views), unit: 'ms' },
          {
            name: 'longest task over 50 ms while all go by',
            value: Math.max(...scrolls.map(({ longestTaskMs }) => longestTaskMs)),
            unit: 'ms',
            target: { atMost: 50 },
          },
          {
            name: 'a frame meanwhile, median',
            value: median(scrolls.map(({ medianMs }) => medianMs)),
            unit: 'ms',
          },
          {
            name: '99 of 100 frames within',
            value: median(scrolls.map(({ p99Ms }) => p99Ms)),
            unit: 'ms',
          },
          {
            name: 'a key of the search to what it found, median',
            value: median(keys),
            unit: 'ms',
            target: { atMost: 16 },
          },
          { name: 'the same, slowest', value: Math.max(...keys), unit: 'ms' },
        ],
      };
    });
  } finally {
    await stage.close();
  }
};
