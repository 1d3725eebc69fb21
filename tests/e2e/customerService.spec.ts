import type { BrowserContext, Page } from '@playwright/test';
import AES from 'crypto-js/aes.js';
import { BOTH_WAYS, SHIPPED_BRANDS, type IdentityBrand } from './support/brands.ts';
import { addMember, query } from './support/database.ts';
import { drawName, expect, openSite, test, type Site } from './support/site.ts';
import { visit } from './support/test.ts';

const KEY = 'e2eK3y77';

/** What a gateway would say that somebody has tampered with. */
const strangersPaths = {
  success: true,
  value: {
    list: [{ type: '3', path: AES.encrypt('https://evil.example/', KEY).toString() + KEY }],
  },
  message: '',
};

/** The ways to a person that a merchant's file names. */
function chatsOf({ id }: Pick<IdentityBrand, 'id'>) {
  const { support } = SHIPPED_BRANDS.find((shipped) => shipped.id === id)!.file;
  return support as Required<NonNullable<typeof support>>;
}

/** Stands for every chat of the merchants; the addresses that were gone to. */
async function answerChats(context: BrowserContext): Promise<readonly string[]> {
  const visited: string[] = [];
  await context.route(/^https:\/\/[^/]+\.example\//, async (route) => {
    visited.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' });
  });
  return visited;
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

for (const brand of BOTH_WAYS) {
  const { chatUrl, vipChatUrl, email } = chatsOf(brand);

  test(`${brand.name}: the chat opens in a window of its own, which cannot reach back`, async ({
    page,
    context,
  }) => {
    await answerChats(context);
    const site = openSite(page, brand);
    await site.begin();
    const [chat] = await Promise.all([waitForWindow(page), pressChat(site)]);
    await expect(chat).toHaveURL(chatUrl);
    expect(await chat.evaluate(() => window.opener === null)).toBe(true);
    expect(await chat.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500]);
    await expect(site.dialog).toHaveCount(0);
  });

  test(`${brand.name}: a member of a rank above 4 is led to the chat of VIP members`, async ({
    page,
    context,
  }) => {
    await answerChats(context);
    const site = openSite(page, brand);
    const account = drawName();
    const id = await addMember(brand.merchantCode, { account });
    await query(brand.merchantCode, 'update members set club_rank = 5 where id = $1', [id]);
    await site.enter(account);
    const [chat] = await Promise.all([waitForWindow(page), pressChat(site)]);
    await expect(chat).toHaveURL(vipChatUrl);
  });

  test(`${brand.name}: a chat at a stranger’s is not opened, and told with other ways to a person`, async ({
    page,
    context,
  }) => {
    const visited = await answerChats(context);
    await page.route('**/wps/system/customerService', (route) =>
      route.fulfill({ json: strangersPaths }),
    );
    const site = openSite(page, brand);
    await site.begin();
    const [chat] = await Promise.all([waitForWindow(page), pressChat(site)]);
    await expect(site.dialog).toContainText(site.say('service.foreign.text', { name: brand.name }));
    await expect.poll(() => chat.isClosed()).toBe(true);
    expect(visited).toEqual([]);
    await expect(site.dialog.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    await page.keyboard.press('Escape');
    await expect(site.dialog).toHaveCount(0);
    await expect(chatLink(site)).toBeFocused();
  });

  test(`${brand.name}: where the browser lets no window open, a link leads to the chat`, async ({
    page,
    context,
  }) => {
    await answerChats(context);
    await page.addInitScript(() => (window.open = () => null));
    const site = openSite(page, brand);
    await site.begin();
    await pressChat(site);
    await expect(site.dialog).toContainText(site.say('service.blocked.text'));
    const way = site.dialog.getByRole('link', { name: site.say('service.open') });
    const [chat] = await Promise.all([waitForWindow(page), way.click()]);
    await expect(chat).toHaveURL(chatUrl);
    await expect(site.dialog).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const brand of BOTH_WAYS) {
    test(`${brand.name}: the chat is a link`, async ({ page, context }) => {
      await answerChats(context);
      await visit(page, brand.host, '/vip');
      const link = chatLink(openSite(page, brand));
      const [chat] = await Promise.all([waitForWindow(page), link.click()]);
      await expect(chat).toHaveURL(chatsOf(brand).chatUrl);
    });
  }
});
