import type { Frame, Page } from 'playwright';
import { percentile } from '../statistics.ts';

declare global {
  interface Window {
    /** Between the frames that were drawn, since the watch began. */
    frameMs?: number[];
    /** Tasks that kept a page from answering for more than 50 ms. */
    longTaskMs?: number[];
  }
}

/** How smoothly something moved. */
export interface Smoothness {
  readonly frames: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** The longest task over 50 ms; 0 where there was none. */
  readonly longestTaskMs: number;
}

/** Runs in the page: notes every frame and every long task from now on. */
function watch(): void {
  const frames: number[] = (window.frameMs = []);
  const tasks: number[] = (window.longTaskMs = []);
  let before = performance.now();
  const note = (now: number) => {
    frames.push(now - before);
    before = now;
    if (window.frameMs === frames) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Watches how smooth a page, or a frame of one, is while `work` goes on. */
export async function watchFrames(
  page: Page | Frame,
  work: () => Promise<unknown>,
): Promise<Smoothness> {
  await page.evaluate(watch);
  await work();
  const { frames, tasks } = await page.evaluate(() => {
    const found = { frames: window.frameMs!, tasks: window.longTaskMs! };
    delete window.frameMs;
    return found;
  });
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    frames: frames.length,
    medianMs: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    longestTaskMs: Math.max(0, ...tasks),
  };
}
