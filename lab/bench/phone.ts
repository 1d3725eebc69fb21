import {
  screenEmulationMetrics,
  throttling,
  userAgents,
} from 'lighthouse/core/config/constants.js';
import type { BrowserContextOptions, Page } from 'playwright';

const { width, height, deviceScaleFactor } = screenEmulationMetrics.mobile;

/** Lighthouse's phone. */
export const PHONE: BrowserContextOptions = {
  viewport: { width, height },
  deviceScaleFactor,
  isMobile: true,
  hasTouch: true,
  userAgent: userAgents.mobile,
};

/** Slows a page down as Lighthouse does with applied throttling: slow 4G, and a processor at a quarter. */
export async function throttle(page: Page): Promise<void> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
    throttling.mobileSlow4G;
  const bytesPerSecond = (kbps: number) => Math.floor((kbps * 1024) / 8);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: bytesPerSecond(downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(uploadThroughputKbps),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
}
