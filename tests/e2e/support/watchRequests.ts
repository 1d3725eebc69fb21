import { expect, type Page, type Request } from '@playwright/test';
import { liveStream } from '../../../schemas/api/stream.ts';

const QUIET_MS = 500;

/**
 * Watches what a page asks for from now on; what it gives waits until half a second went by without a request under way.
 * The stream of events never ends and does not count.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  const isStream = (request: Request) => new URL(request.url()).pathname === liveStream.path;
  page.on('request', (request) => {
    if (isStream(request)) return;
    underWay.add(request);
    changedAt = Date.now();
  });
  const end = (request: Request) => {
    if (underWay.delete(request)) changedAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    expect
      .poll(() => underWay.size === 0 && Date.now() - changedAt >= QUIET_MS, { intervals: [100] })
      .toBe(true);
}
