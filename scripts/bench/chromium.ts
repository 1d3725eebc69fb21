import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';

/** What keeps a browser from doing work of its own while it is measured. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--mute-audio',
] as const;

/** The system's Chromium, or CHROMIUM_PATH. Throws where there is none. */
export function getChromiumPath(): string {
  const file = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
  if (existsSync(file)) return file;
  throw new Error(`There is no Chromium at ${file}. Set CHROMIUM_PATH.`);
}

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

/** What tsx wraps named functions in; a page that is handed such a function has no such helper of its own. */
const NAME_HELPER = 'globalThis.__name = (named) => named';

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
