import type { Page } from 'playwright';
import type { BenchContext, Figure } from '../bench.ts';
import { withBrowser, withPage } from '../chromium.ts';
import { PHONE } from '../phone.ts';
import { watchFrames } from '../play/frames.ts';
import { MERCHANT, type PlayStage } from '../play/playStage.ts';
import { median } from '../statistics.ts';
import { Traffic } from '../traffic.ts';
import { LOTTERY } from './lotteryStage.ts';

const SLOWER = 4;
const ISSUES = '200';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]');
}

/** Scripts that a page fetches until it is quiet, by address, in bytes over the wire. */
async function listScripts(page: Page, address: string): Promise<ReadonlyMap<string, number>> {
  const traffic = new Traffic();
  await traffic.listen(page);
  await open(page, address);
  await traffic.settle();
  return traffic.scripts();
}

/** From choosing 200 issues until the chart has them, on a processor at a quarter. */
async function drawChart(page: Page, address: string) {
  await open(page, address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const choice = page.locator(`select:has(option[value="${ISSUES}"])`);
  await choice.waitFor();
  // The first chart's second group has the names of the issues.
  const rows = () => page.locator('figure svg').first().locator('g').nth(1).locator('text').count();
  let drawnMs = 0;
  const smooth = await watchFrames(page, async () => {
    const startedAt = performance.now();
    await choice.selectOption(ISSUES);
    for (let count = await rows(); count < Number(ISSUES); count = await rows()) {
      if (performance.now() - startedAt > 30_000) {
        throw new Error(`The chart shows ${count} issues.`);
      }
      await page.waitForTimeout(10);
    }
    drawnMs = performance.now() - startedAt;
  });
  return { drawnMs, longestTaskMs: smooth.longestTaskMs };
}

/** How much script the bet screen takes that the home page does not, and how long the longest chart takes a slow phone. */
export async function measurePages(
  { gateway: { port } }: PlayStage,
  { isQuick, log }: BenchContext,
): Promise<readonly Figure[]> {
  const site = `http://${MERCHANT.host}:${port}`;
  return withBrowser(async (browser) => {
    const visit = (path: string) =>
      withPage(browser, PHONE, (page) => listScripts(page, `${site}${path}`));
    const shell = await visit('/');
    const screen = await visit(`/lottery?gameCode=${LOTTERY.id}`);
    const own = [...screen].filter(([file]) => !shell.has(file));
    const bytes = own.reduce((sum, [, size]) => sum + size, 0);
    log(`the bet screen: ${bytes} bytes in ${own.length} files of its own`);
    const charts: Awaited<ReturnType<typeof drawChart>>[] = [];
    for (let round = 0; round < (isQuick ? 1 : 5); round += 1) {
      const address = `${site}/lottery?gameCode=${LOTTERY.id}&view=trend`;
      charts.push(await withPage(browser, PHONE, (page) => drawChart(page, address)));
    }
    const of = (pick: (chart: (typeof charts)[number]) => number) => median(charts.map(pick));
    return [
      { name: 'script of the bet screen that the home page has not', value: bytes, unit: 'bytes' },
      {
        name: `chart of ${ISSUES} issues, ${SLOWER} × slower, until it stands`,
        value: of(({ drawnMs }) => drawnMs),
        unit: 'ms',
      },
      {
        name: 'its longest task',
        value: of(({ longestTaskMs }) => longestTaskMs),
        unit: 'ms',
      },
    ];
  });
}
