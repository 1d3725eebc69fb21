import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** What the network carried, headers and all, by address. */
export class Traffic {
  readonly bytes = new Map<string, number>();
  readonly #urls = new Map<string, string>();
  #lastAt = performance.now();

  async listen(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      this.#urls.set(requestId, request.url);
      this.#lastAt = performance.now();
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = this.#urls.get(requestId);
      if (url) this.bytes.set(url, encodedDataLength);
      this.#lastAt = performance.now();
    });
    await session.send('Network.enable');
  }

  async settle(): Promise<void> {
    const quietMs = 1500;
    while (performance.now() - this.#lastAt < quietMs) await wait(100);
  }

  scripts(): ReadonlyMap<string, number> {
    const found = [...this.bytes].flatMap(([url, bytes]) => {
      const { pathname } = new URL(url);
      return pathname.endsWith('.js') ? [[pathname.slice(1), bytes] as const] : [];
    });
    return new Map(found);
  }
}

/** Reads a page to its end. */
export async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  while (!(await isAtEnd())) await wait(150);
}
