import { SHIPPED_BRANDS } from './support/brands.ts';
import { expect, test, untilLive, visit } from './support/test.ts';
import { watchRequests } from './support/watchRequests.ts';

test('the browser takes over what the gateway rendered, at every brand in its first language', async ({
  page,
}) => {
  test.slow();
  for (const { host, file } of SHIPPED_BRANDS) {
    // Any difference is an error in the console, which fails every test.
    const untilQuiet = watchRequests(page);
    await visit(page, host, '/');
    await untilLive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', file.languages?.default ?? 'es');
    const sections = page.locator('[data-section]');
    for (let at = 0; at < (await sections.count()); at++) {
      await sections.nth(at).scrollIntoViewIfNeeded();
    }
    await untilQuiet();
    await expect(page.getByRole('main')).not.toContainText('did not load');
  }
});
