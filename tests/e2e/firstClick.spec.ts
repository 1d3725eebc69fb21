import type { Browser, Page } from '@playwright/test';
import { SHIPPED_BRANDS, type ShippedBrand } from './support/brands.ts';
import { expect, getAddress, test } from './support/test.ts';

/** A control that a person sees on a page just opened: the middle of it, and what it is called. */
interface Control {
  readonly isLink: boolean;
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

const SIZES = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
] as const;

/** As slow as a phone: pages answer by themselves, not because the machine is quick. */
const SLOWDOWN = 4;

/** Time between a press and the first that is seen of it, for half of the controls of a page. */
const ANSWER_MS = 200;

/** The same for each of them, where other tests share the processor: a page that waits for scripts takes seconds here. */
const SLOWEST_ANSWER_MS = 1_000;

/** Longest time until what was pressed has come, on a machine that does other things as well. */
const PATIENCE_MS = 15_000;

interface Seen {
  pressedAt?: number;
  answeredAt?: number;
}

/**
 * Runs in the page: what is in view that can be pressed and that nothing lies over. Of those that are drawn by the same
 * component in the same place, such as the entries of a menu, the last one stands for all.
 */
function listControls(): Control[] {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button')];
  const kinds = new Map<string, Control>();
  for (const element of all) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    // What is on already, such as the page one is on, has nothing to answer; what moves cannot be aimed at.
    const isHere = element instanceof HTMLAnchorElement && element.href === location.href;
    const isOn = isHere || element.matches('[aria-current], [aria-disabled="true"], :disabled');
    const moves = element.closest('[data-section="marquee"], [data-section="winners"]') !== null;
    if (isOn || moves || width < 2 || !hit || !element.contains(hit)) continue;
    const place = element.closest('[data-section], header, nav, main, footer, aside');
    const kind = `${place?.tagName} ${place?.getAttribute('data-section')} ${element.className}`;
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    kinds.set(`${kind} ${element.dataset['kind']}`, {
      isLink: element.matches('a'),
      x,
      y,
      name,
    });
  }
  return [...kinds.values()];
}

/**
 * Runs in the page: what is called so and stands nearest to where it was seen, once it has come and nothing lies over it.
 * A page is painted before the whole of it has come.
 */
function findControl({ x, y, name }: Pick<Control, 'x' | 'y' | 'name'>) {
  const found = [...document.querySelectorAll<HTMLElement>('a[href], button')].flatMap(
    (element) => {
      const called = (element.getAttribute('aria-label') ?? element.textContent).trim();
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      if (!called.startsWith(name)) return [];
      const hit = document.elementFromPoint(middle.x, middle.y);
      const distance = Math.hypot(middle.x - x, middle.y - y);
      return hit && element.contains(hit) ? [{ element, distance }] : [];
    },
  );
  return found.sort((one, other) => one.distance - other.distance)[0]?.element;
}

/** Runs in the page before all else: notes the first sign of an answer after the first press. */
function watchAnswers(): void {
  const seen: Seen = {};
  Object.assign(window, { seen });
  const answer = () => {
    if (seen.pressedAt !== undefined) seen.answeredAt ??= performance.now();
  };
  window.addEventListener('click', () => (seen.pressedAt ??= performance.now()), true);
  for (const type of ['beforetoggle', 'scroll', 'pagehide'])
    window.addEventListener(type, answer, true);
  new MutationObserver(answer).observe(document, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
}

async function openFresh(page: Page, host: string): Promise<void> {
  await page.goto(getAddress(host, '/'), { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
}

/**
 * Presses a control of a page that has only just been painted, and says after how many milliseconds something was seen
 * of it, unless another page has come meanwhile; rejects where nothing comes of it, or nothing is seen in time.
 */
async function press(page: Page, { isLink, x, y, name }: Control): Promise<number | undefined> {
  const address = page.url();
  const control = await page.waitForFunction(findControl, { x, y, name });
  // Its middle is looked for as it is pressed: what is in a page makes way as its fonts arrive.
  await control.asElement()!.click({ noWaitAfter: true });
  const outcome = await page
    .waitForFunction(
      ([leads, before]) => {
        const { pressedAt, answeredAt } = (window as unknown as { seen: Seen }).seen;
        const root = document.documentElement;
        const isKept = document.querySelector('[data-pressed]') ?? root.dataset['waiting'];
        // A sign alone is no answer: what was pressed has done something once the page is live.
        const isDone =
          location.href !== before ||
          document.querySelector('dialog[open], :popover-open') ||
          sessionStorage.getItem('account') !== null ||
          (!leads && !isKept && answeredAt !== undefined && root.dataset['hydrated'] !== undefined);
        return isDone ? { pressedAt, answeredAt } : false;
      },
      [isLink, address] as const,
    )
    .then((found) => found.jsonValue() as Promise<Seen>)
    .catch((error: unknown) => {
      // The page that was asked for has come meanwhile.
      if (page.url() !== address) return {} as Seen;
      throw new Error('Nothing came of it.', { cause: error });
    });
  const { pressedAt, answeredAt } = outcome;
  if (pressedAt === undefined || answeredAt === undefined) return undefined;
  const answer = answeredAt - pressedAt;
  if (answer > SLOWEST_ANSWER_MS) throw new Error(`After ${answer} ms.`);
  return answer;
}

async function walk(browser: Browser, brand: ShippedBrand, size: (typeof SIZES)[number]) {
  const isPhone = size.width < 600;
  const context = await browser.newContext({
    viewport: size,
    hasTouch: isPhone,
    // Banners stand still, so that each is where it was.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchAnswers);
  // Once without looking: with the fonts at hand everything stands where it will stand.
  await page.goto(getAddress(brand.host, '/'), { waitUntil: 'load' });
  await openFresh(page, brand.host);
  await page.waitForLoadState('domcontentloaded');
  const controls = await page.evaluate(listControls);
  const dead: string[] = [];
  const answers: number[] = [];
  for (const control of controls) {
    // A free demo that was pressed has signed in, and the side menu keeps its width.
    await page.evaluate(() => [sessionStorage, localStorage].forEach((kept) => kept.clear()));
    await context.clearCookies();
    await openFresh(page, brand.host);
    await press(page, control).then(
      (answer) => answer !== undefined && answers.push(answer),
      (error: Error) => dead.push(`${control.name}: ${error.message.split('\n', 1)[0]}`),
    );
  }
  await context.close();
  const [median = 0] = answers.sort((one, other) => one - other).slice(answers.length / 2);
  return { count: controls.length, dead, median };
}

for (const brand of SHIPPED_BRANDS) {
  for (const size of SIZES) {
    test(`${brand.name}, ${size.width} px: whatever is seen of the home page answers its first press`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const { count, dead, median } = await walk(browser, brand, size);
      expect(count).toBeGreaterThan(3);
      expect(dead, 'controls that did not answer').toEqual([]);
      expect(median, 'milliseconds until half of them answered').toBeLessThanOrEqual(ANSWER_MS);
    });
  }
}
