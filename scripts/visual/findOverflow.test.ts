import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getChromiumPath } from '../chromium.ts';
import type { findOverflow } from './findOverflow.ts';
import { bundleDetector } from './bundleDetector.ts';
import { STEADY_FLAGS } from './storyPage.ts';

let browser: Browser;
let page: Page;
let detector: string;

beforeAll(async () => {
  detector = await bundleDetector(resolve(import.meta.dirname, '../..'));
  browser = await chromium.launch({ executablePath: getChromiumPath(), args: [...STEADY_FLAGS] });
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
}, 30_000);

afterAll(() => browser.close());

/** What is found in a page of this body, each as `kind element`. */
async function find(body: string, ignore: readonly string[] = []) {
  await page.setContent(
    `<!doctype html><style>* { margin: 0; font: 16px/1.5 sans-serif; }</style>${body}`,
  );
  await page.evaluate(`${detector};globalThis.liveryOverflow = liveryOverflow`);
  return page.evaluate((selectors) => {
    const scope = globalThis as unknown as {
      liveryOverflow: { findOverflow: typeof findOverflow };
    };
    return scope.liveryOverflow.findOverflow(selectors);
  }, ignore);
}

const kinds = async (body: string, ignore?: readonly string[]) =>
  (await find(body, ignore)).findings.map(({ kind, element }) => `${kind} ${element}`);

const LONG = 'A sentence that is a good deal longer than the box that it stands in';

describe('text that is cut', () => {
  it('is found where a box hides its end, with how much is lost and by what', async () => {
    const { findings } = await find(
      `<div class="box" style="width:100px;overflow:hidden;white-space:nowrap"><b>${LONG}</b></div>`,
    );
    expect(findings).toMatchObject([{ kind: 'cut', element: 'b', against: 'div.box' }]);
    expect(findings[0]!.px).toBeGreaterThan(300);
    expect(findings[0]!.text).toMatch(/^A sentence/);
  });

  it('is found where a box is too low for its second line', async () => {
    expect(await kinds(`<p style="width:160px;height:30px;overflow:hidden">${LONG}</p>`)).toEqual([
      'cut p',
    ]);
  });

  it('is found where it runs out at the left of a mirrored page', async () => {
    const box = `<div dir="rtl" style="width:100px;margin:100px;overflow:clip;white-space:nowrap"><i>${LONG}</i></div>`;
    expect(await kinds(box)).toEqual(['cut i']);
  });

  it.each([
    ['scrolls', `<div style="width:100px;overflow:auto;white-space:nowrap">${LONG}</div>`],
    [
      'is the next slide, wholly outside',
      `<div style="width:200px;overflow:hidden;display:flex"><p style="flex:0 0 200px">One</p><p style="flex:0 0 200px">Two</p></div>`,
    ],
    [
      'is moved by an animation',
      `<style>@keyframes run { to { translate: -100% } }</style><div style="width:100px;overflow:hidden;white-space:nowrap"><p style="animation:run 9s infinite">${LONG}</p></div>`,
    ],
    [
      'is for screen readers only',
      `<span style="position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap">${LONG}</span>`,
    ],
    ['is hidden', `<div style="width:50px;overflow:hidden;visibility:hidden">${LONG}</div>`],
    [
      'has a tight line height but loses no ink',
      `<h1 style="font-size:48px;line-height:1.05;overflow:hidden">Title</h1>`,
    ],
  ])('is not what %s', async (_, body) => {
    expect(await kinds(body)).toEqual([]);
  });
});

describe('shortened text', () => {
  const ellipsis = (width: number, more: string) =>
    `<p ${more} style="width:${width}px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Sixteen letters here</p>`;

  it('is found where nothing tells the rest', async () => {
    expect(await kinds(ellipsis(110, ''))).toEqual(['ellipsis p']);
  });

  it('is fine with a title as long as half of it shows', async () => {
    expect(await kinds(ellipsis(110, 'title="Sixteen letters here"'))).toEqual([]);
    const { findings } = await find(ellipsis(40, 'title="Sixteen letters here"'));
    expect(findings).toMatchObject([{ kind: 'ellipsis', against: expect.stringMatching(/^only/) }]);
  });

  it('is found in clamped lines', async () => {
    const clamp = 'display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1';
    expect(await kinds(`<p style="width:160px;overflow:hidden;${clamp}">${LONG}</p>`)).toEqual([
      'ellipsis p',
    ]);
  });
});

describe('text on text', () => {
  const on = (more: string) =>
    `<div style="position:relative;height:40px"><b style="position:absolute;top:0">Alpha</b><i style="position:absolute;top:4px;left:6px;${more}">Beta</i></div>`;

  it('is found', async () => {
    const { findings } = await find(on(''));
    expect(findings).toMatchObject([{ kind: 'overlap', element: 'b', against: '“Beta” in i' }]);
  });

  it('is not what an opaque part covers, as a menu covers the page', async () => {
    expect(await kinds(on('background:#fff'))).toEqual([]);
    expect(await kinds(on('background:rgb(0 0 0 / 10%)'))).toEqual(['overlap b']);
  });

  it('is not lines of one paragraph, nor words side by side', async () => {
    expect(await kinds(`<p>${LONG} and <b>a bold word</b> in it, ${LONG}</p>`)).toEqual([]);
  });
});

describe('a page that is too wide', () => {
  it('is found with the element that makes it so', async () => {
    expect(await kinds('<div style="width:500px" class="wide">Text</div>')).toEqual([
      'wide div.wide',
    ]);
  });

  it('is not a row that scrolls by itself', async () => {
    expect(
      await kinds('<div style="overflow-x:auto"><div style="width:500px">Text</div></div>'),
    ).toEqual([]);
  });
});

it('leaves out what a story ignores, and tells which of its selectors did something', async () => {
  const body = `<div class="box" style="width:100px;overflow:hidden;white-space:nowrap"><b>${LONG}</b></div>`;
  const { findings, used } = await find(body, ['.box', '.other']);
  expect(findings).toEqual([]);
  expect(used).toEqual(['.box']);
});
