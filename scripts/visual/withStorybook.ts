import { chromium, type Browser } from 'playwright';
import { withStaticServer } from './staticServer.ts';
import { STEADY_FLAGS } from './storyPage.ts';

/** Opens the steady browser, of the file named, over a built Storybook, for `work`; with these variables besides its own. */
export async function withStorybook<T>(
  folder: string,
  executablePath: string,
  work: (browser: Browser, origin: string) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  return withStaticServer(folder, async (origin) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...STEADY_FLAGS],
      env: { ...process.env, ...env },
    });
    try {
      return await work(browser, origin);
    } finally {
      await browser.close();
    }
  });
}
