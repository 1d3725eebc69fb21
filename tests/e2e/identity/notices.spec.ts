import type { Locator, Page } from '@playwright/test';
import type { getAnnouncements } from '../../../schemas/api/content.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { BOTH_WAYS } from '../support/brands.ts';
import { addMember } from '../support/database.ts';
import { drawName, expect, openSite, test, type Site } from '../support/site.ts';

type Notice = ValueOf<typeof getAnnouncements>['list'][number];

test.use({ viewport: { width: 1440, height: 900 } });

/** What the gateway announces to the page, once it is asked for these types. */
async function readNotices(page: Page, types: string): Promise<readonly Notice[]> {
  const answer = await page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname.endsWith('getListAnnouncements') && searchParams.get('types') === types;
  });
  return ((await answer.json()) as { value: { list: readonly Notice[] } }).value.list;
}

/** The words of a text, without what marks them up. */
const getWords = (page: Page, { content }: Notice) =>
  page.evaluate((html) => {
    const text = new DOMParser().parseFromString(html, 'text/html').body.querySelector('p, li');
    return text?.textContent.trim() ?? '';
  }, content);

/** The text stands on the far side of the titles, as one reads. */
async function expectBeside(text: Locator, title: Locator, { brand }: Site): Promise<void> {
  const [one, other] = [await title.boundingBox(), await text.boundingBox()];
  if (brand.isRightToLeft) expect(other!.x + other!.width).toBeLessThanOrEqual(one!.x);
  else expect(other!.x).toBeGreaterThanOrEqual(one!.x + one!.width);
}

for (const brand of BOTH_WAYS) {
  test(`${brand.name}: the news are a list of titles with the chosen one’s text beside`, async ({
    page,
  }) => {
    const site = openSite(page, brand, { readsNews: true });
    const account = drawName();
    await addMember(brand.merchantCode, { account });
    await site.begin();
    await site.openLogin();
    const [notices] = await Promise.all([readNotices(page, 'PL,PU'), site.logIn(account)]);
    const titles = site.dialog.locator('button[aria-expanded]');
    await expect(titles).toHaveText(notices.map(({ title }) => title));
    expect(notices.length).toBeGreaterThan(1);
    const text = site.dialog.getByRole('listitem').locator('[id]');
    for (const [at, notice] of notices.entries()) {
      const title = titles.nth(at);
      if (at > 0) await title.click();
      await expect(title).toHaveAttribute('aria-expanded', 'true');
      await expect(site.dialog.locator('button[aria-expanded="true"]')).toHaveCount(1);
      await expect(text).toHaveCount(1);
      await expect(text).toHaveAttribute('id', (await title.getAttribute('aria-controls'))!);
      await expect(text).toContainText(await getWords(page, notice));
      await expectBeside(text, title, site);
    }

    await page.setViewportSize({ width: 360, height: 740 });
    const last = (await titles.last().boundingBox())!;
    await expect
      .poll(async () => (await text.boundingBox())!.y)
      .toBeGreaterThanOrEqual(last.y + last.height);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await site.expectMember(account);
  });

  test(`${brand.name}: a new account is shown the site, and the news when it signs in the next time`, async ({
    page,
  }) => {
    const site = openSite(page, brand, { readsNews: true });
    const account = drawName();
    await site.visit('/register');
    await site.fillRegistration(account);
    await site.button('register.submit').click();
    await site.expectMember(account);
    await site.logOut();
    await site.openLogin();
    await site.logIn(account);
    await expect(page.getByRole('heading', { level: 2, name: account })).toBeVisible();
    await site.button('afterLogin.go').click();
    await site.expectMember(account);
  });

  test(`${brand.name}: the page of announcements shows the titles and the one that is asked for`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    await site.visit('/noticePage');
    const article = page.getByRole('main').getByRole('article');
    const titles = page.getByRole('main').getByRole('list').getByRole('link');
    expect(await titles.count()).toBeGreaterThan(2);
    await expect(titles.first()).toHaveAttribute('aria-current', 'true');
    const second = titles.nth(1);
    const name = (await second.locator('[title]').getAttribute('title'))!;
    await expect(article).not.toContainText(name);
    await second.click();
    await expect(page).toHaveURL(/\?notice=/);
    await expect(article.getByRole('heading')).toHaveText(name);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expectBeside(article, second, site);
  });

  test(`${brand.name}: an announcement of the running line is read over the page, and its link leads to it`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What was not prerendered answers as soon as it is there.
    await site.begin();
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    const first = page.locator('section ul:not([aria-hidden]) a[href*="?notice="]').first();
    const name = (await first.textContent())!;
    const address = (await first.getAttribute('href'))!;
    await first.click();
    const chosen = site.dialog.getByRole('listitem').filter({ has: page.locator('time') });
    await expect(chosen.getByRole('heading')).toHaveText(name);
    await page.keyboard.press('Escape');
    await expect(site.dialog).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await site.visit(address);
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(name);
  });
}
