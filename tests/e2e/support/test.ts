import { expect, test as base, type Locator, type Page, type Response } from '@playwright/test';
import { getSetting } from './settings.ts';

/** Port of the gateway under test. */
export const getPort = () => Number(getSetting('E2E_PORT'));

/** Folder into which a test may write brands. */
export const getBrandsDirectory = () => getSetting('E2E_BRANDS_DIR');

/** The address of a page of a host. */
export const getAddress = (host: string, path: string) => `http://${host}:${getPort()}${path}`;

/** Opens a page of a host (`aurora` stands for `aurora.localhost`) and expects its status. */
export async function visit(
  page: Page,
  host: string,
  path: string,
  status = 200,
): Promise<Response> {
  const name = host.includes('.') ? host : `${host}.localhost`;
  const response = await page.goto(getAddress(name, path));
  expect(response?.status(), `status of ${name}${path}`).toBe(status);
  return response!;
}

/** As long as `expect` waits; see playwright.config.ts. */
const PATIENCE_MS = 15_000;

/**
 * Waits until an element is there, as `expect` would, which costs more: whenever it does not find its element yet, it
 * writes down the whole page as a tree of roles.
 */
export const untilThere = (
  locator: Locator,
  state: 'visible' | 'attached' = 'visible',
  timeout = PATIENCE_MS,
): Promise<void> => locator.waitFor({ state, timeout });

/** Waits until the page answers to touches and keys, its header and menus too: before that, links lead to new documents. */
export async function untilLive(page: Page): Promise<void> {
  await untilThere(page.locator('html[data-hydrated]'), 'attached');
  await page.waitForFunction(areMenusLive);
}

/** Runs in the page: React leaves its mark on every element that it has taken over. Parts that sleep wake when they are near. */
const areMenusLive = () =>
  [...document.querySelectorAll('header, nav')]
    .filter((element) => !element.closest('[data-deferred]'))
    .every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

interface Fixtures {
  /** Errors that a test brings about itself. */
  expectedFaults: RegExp | null;
  quietConsole: void;
}

/** A link of the side menu, which shows every entry; what the header shows depends on its room. */
export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name, exact: true });

/** Every test fails on an error in the console, on an uncaught one, and on whatever the CSP refuses. */
export const test = base.extend<Fixtures>({
  expectedFaults: [null, { option: true }],
  quietConsole: [
    async ({ page, expectedFaults }, use) => {
      const documents = new Set<string>();
      const faults: string[] = [];
      const report = (fault: string) => {
        if (!expectedFaults?.test(fault)) faults.push(fault);
      };
      page.on('response', (response) => {
        if (response.request().isNavigationRequest()) documents.add(response.url());
      });
      page.on('pageerror', (error) => report(`uncaught: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        // A page may be meant to be 403 or 404; Chromium logs that as if a file were missing.
        const isDocument =
          message.text().startsWith('Failed to load resource') &&
          documents.has(message.location().url);
        if (!isDocument) report(`${message.text()} (${message.location().url})`);
      });
      await use();
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
