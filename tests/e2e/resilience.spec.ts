import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { TEST_BRANDS } from './support/brands.ts';
import { startFileServer } from './support/fileServer.ts';
import { expect, getPort, menuLink, test, untilLive, visit } from './support/test.ts';

const HOST = 'e2e-open';

/** What the console says of a piece that does not come. */
const MISSING =
  /Failed to (load resource|fetch dynamically imported module)|A piece of the application did not load|The application could not start|Unable to preload CSS/;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'The site didn’t load' });

async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
}

/** Counts how often the page asked for a document. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('a script that does not come', () => {
  test.use({ expectedFaults: MISSING });

  test('offline leaves the page readable and says that it does not answer', async ({ page }) => {
    const documents = countDocuments(page);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    );
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
    await visit(page, HOST, '/');
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(title(page)).toBeAttached();
    await expectAccessible(page, '#livery-failure');
    expect(documents()).toBe(1);
  });

  test('after a new release gets one reload, and the page still reads', async ({ page }) => {
    const documents = countDocuments(page);
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
    await visit(page, HOST, '/');
    await expect(note(page)).toBeVisible();
    await expect.poll(documents).toBe(2);
    await expect(page.getByRole('banner')).toBeVisible();
    await menuLink(page, 'Help centre').click();
    await expect(page).toHaveURL(/\/help$/);
    await expect(title(page)).toHaveText('Help centre');
  });
});

test.describe('a section that fails while it renders', () => {
  test.use({ expectedFaults: /no such property|The prerendered page and the browser disagree/ });

  test('says so in its place and leaves the rest of the page', async ({ page }) => {
    await page.route('**/assets/HotGames-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function HotGames() { throw new Error("no such property"); }',
      }),
    );
    await visit(page, HOST, '/');
    await untilLive(page);
    await page.locator('[data-section="hotGames"]').first().scrollIntoViewIfNeeded();
    const section = page.locator('[data-section="hotGames"]').first();
    await expect(section.getByText('This part of the page did not load.')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('[data-section="categories"] a').first()).toBeVisible();
  });
});

test('without storage and cookies everything works', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
  });
  await visit(page, HOST, '/');
  await untilLive(page);
  const html = page.locator('html');
  const before = await html.getAttribute('data-scheme');
  await page
    .getByRole('button', { name: /Switch to (light|dark) colours/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(html).not.toHaveAttribute('data-scheme', before!);
  await page
    .getByRole('button', { name: /^Language/ })
    .locator('visible=true')
    .first()
    .click();
  await page
    .getByRole('button', { name: 'Español', exact: true })
    .locator('visible=true')
    .first()
    .click();
  await expect(html).toHaveAttribute('lang', 'es');
  await page.getByRole('banner').locator('a[href="/live"]').first().click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(title(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read, and links lead from one to another', async ({ page }) => {
    await visit(page, HOST, '/');
    await expect(page.getByRole('main')).not.toBeEmpty();
    await menuLink(page, 'Help centre').click();
    await expect(page).toHaveURL(/\/help$/);
    await expect(title(page)).toHaveText('Help centre');
    await expect(note(page)).toBeHidden();
  });
});

test.describe('behind a plain file server', () => {
  let server: Awaited<ReturnType<typeof startFileServer>>;
  const open = (page: Page, path: string) => page.goto(`http://127.0.0.1:${server.port}${path}`);

  test.beforeAll(async () => {
    server = await startFileServer({ port: getPort(), host: TEST_BRANDS.open.host });
  });
  test.afterAll(() => server.stop());

  test('the build takes its brand from /brand.json', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('hisLang', 'ar'));
    await open(page, '/vip');
    await untilLive(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('data-scheme', 'dark');
    await expect(page).toHaveTitle(/House of e2e-open/);
    await expect(page.getByRole('contentinfo')).toContainText('House of e2e-open');
    const surface = await html.evaluate((root) =>
      getComputedStyle(root).getPropertyValue('--surface-0'),
    );
    expect(surface).not.toBe('');
    await page.locator('a[href="/"]').locator('visible=true').first().click();
    await expect(page.locator('[data-section] img').first()).toBeVisible();
  });

  test.describe('that lost the brand', () => {
    test.use({ expectedFaults: MISSING });

    test('a page says that it did not load, and loads when tried again', async ({ page }) => {
      const failure = page.getByRole('heading', { name: 'The site didn’t load' });
      for (const body of ['<html>502</html>', '{"name":"Torn"}']) {
        await page.route('**/brand.json', (route) => route.fulfill({ body }));
        await open(page, '/');
        await expect(failure).toBeVisible();
        await expect(
          page.getByRole('heading', { name: 'El sitio no se ha cargado' }),
        ).toBeVisible();
        await page.unrouteAll();
        await page.getByRole('link', { name: 'Try again' }).click();
        await untilLive(page);
        await expect(failure).toBeHidden();
      }
      await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
      await open(page, '/');
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect(failure).toBeVisible();
    });
  });
});
