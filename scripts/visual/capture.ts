import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { CDPSession, Page } from 'playwright';

/** A story as it was painted: a PNG of what shows of it, without the empty page around. */
export interface Shot {
  readonly png: Buffer;
  /** Whether it is of one colour all over, as an empty section is. */
  readonly isBlank: boolean;
  /** Of the PNG's bytes: the same browser writes the same pixels as the same bytes. */
  readonly hash: string;
}

/** Room around what is painted, so that outlines and shadows show, in CSS pixels. */
const MARGIN = 8;
/** A PNG of one colour is never larger, whatever its size on the screen. */
const BLANK_MAX_BYTES = 40_000;

/** Takes the picture of what a page paints inside of its viewport; null where it paints nothing at all. */
export async function takeShot(page: Page): Promise<Shot | null> {
  await page.evaluate(alignSheets);
  const box = await page.evaluate(getPaintedBox, MARGIN);
  if (!box) return null;
  const session = await openSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...box, scale: 1 },
    optimizeForSpeed: true,
  });
  const png = Buffer.from(data, 'base64');
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 16);
  return { png, isBlank: await isBlank(png), hash };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** A page keeps its line to the browser. */
function openSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Whether a picture is of one colour all over. */
async function isBlank(png: Buffer): Promise<boolean> {
  if (png.length > BLANK_MAX_BYTES) return false;
  const { channels } = await sharp(png).removeAlpha().stats();
  return channels.every(({ min, max }) => max === min);
}

/** Runs in the page: a sheet that begins between two pixels is painted on the one above or the one below, by chance. */
function alignSheets() {
  for (const sheet of document.querySelectorAll<HTMLElement>('dialog[open]')) {
    const { top } = sheet.getBoundingClientRect();
    sheet.style.translate = `0 ${Math.floor(top) - top}px`;
  }
}

/** Runs in the page: the box around everything that is painted, cut by the viewport. */
function getPaintedBox(margin: number) {
  const hasColor = (color: string) => !/^(transparent|rgba\(.*, 0\))$/.test(color);
  const isReplaced = (element: Element) =>
    /^(img|svg|canvas|video|input|textarea|select|iframe)$/i.test(element.tagName);
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim() !== '');
  const isPainted = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible' || style.opacity === '0') return false;
    return (
      isReplaced(element) ||
      hasText(element) ||
      hasColor(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      (Number.parseFloat(style.borderTopWidth) > 0 && hasColor(style.borderTopColor)) ||
      (Number.parseFloat(style.borderBottomWidth) > 0 && hasColor(style.borderBottomColor))
    );
  };
  const isOutside = (element: Element) =>
    element.closest('.sb-wrapper, #storybook-docs, script, style, template') !== null;
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.id === 'storybook-root' || isOutside(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || box.bottom <= 0 || box.top >= innerHeight) continue;
    if (box.right <= 0 || box.left >= innerWidth) continue;
    const isInside =
      box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
    if (isInside || !isPainted(element)) continue;
    [left, top] = [Math.min(left, box.left), Math.min(top, box.top)];
    [right, bottom] = [Math.max(right, box.right), Math.max(bottom, box.bottom)];
  }
  if (left === Infinity) return null;
  const x = Math.max(0, Math.floor(left) - margin);
  const y = Math.max(0, Math.floor(top) - margin);
  return {
    x,
    y,
    width: Math.min(innerWidth, Math.ceil(right) + margin) - x,
    height: Math.min(innerHeight, Math.ceil(bottom) + margin) - y,
  };
}
