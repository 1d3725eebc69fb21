import { SHIPPED_BRANDS } from './support/brands.ts';
import { expect, test, untilLive, visit } from './support/test.ts';
import { watchRequests } from './support/watchRequests.ts';

for (const brand of SHIPPED_BRANDS) {
  for (const locale of brand.file.languages?.offered ?? ['es']) {
    test(`${brand.name} in ${locale}: the browser takes over what the gateway rendered`, async ({
      page,
      context,
    }) => {
      await context.addCookies([{ name: 'hisLang', value: locale, domain: brand.host, path: '/' }]);
      // Any difference is an error in the console, which fails every test.
      const untilQuiet = watchRequests(page);
      await visit(page, brand.host, '/');
      await untilLive(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const sections = page.locator('[data-section]');
      for (let at = 0; at < (await sections.count()); at++) {
        await sections.nth(at).scrollIntoViewIfNeeded();
      }
      await untilQuiet();
      await expect(page.getByRole('main')).not.toContainText('did not load');
    });
  }
}
