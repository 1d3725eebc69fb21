import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getChromiumPath, NAME_HELPER } from '../chromium.ts';
import { rest, watchTraffic, type Traffic } from './rest.ts';
import { prepareWindow, STEADY } from './steadyWindow.ts';
import { STEADY_FLAGS } from './storyPage.ts';

let browser: Browser;
let page: Page;
let traffic: Traffic;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: getChromiumPath(), args: [...STEADY_FLAGS] });
  page = await browser.newPage();
  await page.addInitScript(NAME_HELPER);
  await page.addInitScript(prepareWindow, STEADY);
  traffic = watchTraffic(page);
}, 30_000);

afterAll(() => browser.close());

/** Opens a page that runs this script, and waits for its rest. */
async function restIn(script: string, limitMs = 10_000) {
  const html = `<!doctype html><h1>Title</h1><script>const title = document.querySelector('h1');${script}</script>`;
  await page.goto(`data:text/html,${encodeURIComponent(html)}`);
  const { unrest } = await rest(page, traffic, limitMs);
  return { unrest, title: await page.textContent('h1') };
}

describe('a page', () => {
  it('rests once its timers have run, those that they start included', async () => {
    const late = (text: string, then = '') =>
      `setTimeout(() => { title.textContent += '${text}';${then} }, 700);`;
    const { unrest, title } = await restIn(late(' a', late(' b')));
    expect(unrest).toBeNull();
    expect(title).toBe('Title a b');
  });

  it('is not waited for with what takes a second, such as the next slide: that never happens', async () => {
    const slide = `setTimeout(() => (title.textContent = 'Next slide'), 1000);`;
    const wait = `setTimeout(() => 0, 900);setTimeout(() => 0, 950);`;
    expect(await restIn(slide + wait)).toEqual({ unrest: null, title: 'Title' });
  });

  it('forgets a timer that is stopped', async () => {
    const { unrest } = await restIn(
      `clearTimeout(setTimeout(() => (title.textContent = ''), 900))`,
    );
    expect(unrest).toBeNull();
  });

  it.each([
    ['that keeps changing', `setInterval(() => title.append('.'), 5)`, 'the page keeps changing'],
    [
      'that starts a timer again and again',
      `const again = () => setTimeout(again, 500); again()`,
      'a timer is started again and again',
    ],
  ])('%s is told apart, with what it does', async (_, script, unrest) => {
    expect((await restIn(script, 400)).unrest).toBe(unrest);
  });

  it('is not waited for with a picture that its row cuts off: no browser asks for it', async () => {
    const picture = `<img loading="lazy" width="20" height="20" src="http://127.0.0.1:9/picture.png">`;
    const row = `<div style="width:50px;overflow:hidden"><p style="width:1500px;padding-left:1100px">${picture}</p></div>`;
    const { unrest } = await restIn(
      `document.body.insertAdjacentHTML('beforeend', \`${row}\`)`,
      2_000,
    );
    expect(unrest).toBeNull();
  });

  it('has a clock that stands still', async () => {
    const { title } = await restIn(`title.textContent = Date.now() + ' ' + new Date().getTime()`);
    const now = Date.parse(STEADY.now);
    expect(title).toBe(`${now} ${now}`);
  });
});
