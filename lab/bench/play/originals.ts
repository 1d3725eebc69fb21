import type { Browser, Frame, Page } from 'playwright';
import { originalsGames as games } from '../../../server/originals/originalsGames.ts';
import type { Bench, Figure } from '../bench.ts';
import { startGateway } from '../benchGateway.ts';
import { withBrowser, withPage } from '../chromium.ts';
import { watchFrames } from './frames.ts';

const PHONE = { viewport: { width: 390, height: 844 } } as const;
const FRAME_BYTES = 120_000;
/** A slot's round with its wins; a round of the table has its ball on the way for most of it. */
const SPIN_MS = 4_500;
const ROUND_MS = 34_000;

/** What a frame loaded, by what it is, as it came over the line. */
function weigh(page: Page) {
  const kinds = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    if (!new URL(request.frame().url()).pathname.startsWith('/launch/')) return;
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    kinds.set(kind, (kinds.get(kind) ?? 0) + responseBodySize);
  });
  return kinds;
}

async function openTrial(page: Page, address: string): Promise<Frame> {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'en'));
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Try it for free' }).click();
  const inside = page.frameLocator('iframe').getByRole('banner');
  await inside.waitFor();
  return page.frames().find((frame) => frame.url().includes('/launch/'))!;
}

/** Opens a game of the stage for play money, and watches it play. */
function measure(browser: Browser, address: string, isTable: boolean, spins: number) {
  return withPage(browser, PHONE, async (page) => {
    const loaded = weigh(page);
    const frame = await openTrial(page, address);
    await page.waitForTimeout(2_000);
    const bytes = new Map(loaded);
    const smoothness = await watchFrames(frame, async () => {
      if (isTable) return page.waitForTimeout(ROUND_MS);
      for (let spin = 0; spin < spins; spin += 1) {
        await page.keyboard.press('Space');
        await page.waitForTimeout(SPIN_MS);
      }
      return undefined;
    });
    return { bytes, smoothness };
  });
}

/** What each game of the stage loads, and how smoothly it plays. */
export const originals: Bench = async ({ root, isQuick, log }) => {
  const gateway = await startGateway({ root });
  const figures: Figure[] = [];
  const notes: string[] = [];
  try {
    await gateway.settle();
    await withBrowser(async (browser) => {
      for (const [code, { kind }] of games) {
        log(code);
        const address = `http://aurora.localhost:${gateway.port}/game?game=house-${code}&trial=1`;
        const { bytes, smoothness } = await measure(
          browser,
          address,
          kind.table !== null,
          isQuick ? 2 : 8,
        );
        const fonts = bytes.get('font') ?? 0;
        const rest = [...bytes.values()].reduce((sum, value) => sum + value, 0) - fonts;
        figures.push(
          {
            name: `${code}: all it loads but fonts`,
            value: rest,
            unit: 'bytes',
            target: { atMost: FRAME_BYTES },
          },
          { name: `${code}: fonts`, value: fonts, unit: 'bytes' },
          {
            name: `${code}: a frame, median`,
            value: smoothness.medianMs,
            unit: 'ms',
            target: { atMost: 17 },
          },
          { name: `${code}: 99 of 100 frames within`, value: smoothness.p99Ms, unit: 'ms' },
          {
            name: `${code}: longest task over 50 ms`,
            value: smoothness.longestTaskMs,
            unit: 'ms',
            target: { atMost: 50 },
          },
        );
        const kinds = [...bytes].map(([name, value]) => `${name} ${value}`).join(', ');
        notes.push(`${code}: ${smoothness.frames} frames; ${kinds}`);
      }
    });
  } finally {
    await gateway.stop();
  }
  return { figures, notes };
};
