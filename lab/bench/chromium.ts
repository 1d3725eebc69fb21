import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { CHROMIUM_FLAGS, getChromiumPath, NAME_HELPER } from '../../scripts/chromium.ts';

/** Opens a browser for `work` and closes it afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: getChromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page in a context of its own, with nothing kept from others, for `work`. */
export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    await context.addInitScript(NAME_HELPER);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
