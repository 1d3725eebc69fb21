import type { Page } from '@playwright/test';
import { AURORA, SHIPPED_BRANDS, type IdentityBrand } from './support/brands.ts';
import { expect, openSite, test, type Site } from './support/site.ts';
import { getAddress } from './support/test.ts';

/** The ways to a person that a merchant's file names. */
function chatsOf({ id }: Pick<IdentityBrand, 'id'>) {
  const { support } = SHIPPED_BRANDS.find((shipped) => shipped.id === id)!.file;
  return support as Required<NonNullable<typeof support>>;
}

const chatLink = ({ page, say }: Site) =>
  page.getByRole('contentinfo').getByRole('link', { name: say('footer.support.chat') });

/** The footer is live once React has taken the link over. */
async function pressChat(site: Site): Promise<void> {
  const link = chatLink(site);
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      link.evaluate((element) => Object.keys(element).some((key) => /^__react/.test(key))),
    )
    .toBe(true);
  await link.click();
}

const waitForWindow = (page: Page) => page.context().waitForEvent('page');

const brand = AURORA;

const { chatUrl } = chatsOf(brand);

test('the chat opens in a window of its own, which cannot reach back', async ({ page }) => {
  const site = openSite(page, brand);
  await site.begin();
  const [chat] = await Promise.all([waitForWindow(page), pressChat(site)]);
  await expect(chat).toHaveURL(getAddress(brand.host, chatUrl));
  expect(await chat.evaluate(() => window.opener === null)).toBe(true);
  expect(await chat.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500]);
  await expect(site.dialog).toHaveCount(0);
});
