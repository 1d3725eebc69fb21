import { BOTH_WAYS, NO_TRIAL_BRANDS } from '../support/brands.ts';
import { getMember, query } from '../support/database.ts';
import { expect, openSite, test, type Site } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const brand of BOTH_WAYS) {
  test(`${brand.name}: a visitor plays for free, and learns what needs a real account`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    await site.begin();
    await site.inHeader('link', 'account.demo').click();
    await expect(site.menuButton('trial')).toBeVisible();
    await site.expectHome();
    const stored = await page.evaluate(() => ({ ...sessionStorage }));
    expect(stored).toMatchObject({ isAgent: '4' });
    expect(stored).not.toHaveProperty('cpw');
    expect(await getMember(brand.merchantCode, stored['account']!)).toMatchObject({
      member_type: 4,
      password_hash: null,
    });

    await site.inHeader('link', 'nav.deposit').click();
    await expect(
      page.getByRole('heading', { name: site.say('in_need_true_account') }),
    ).toBeVisible();
    await site.button('trialOnly.stay').click();
    await expect(site.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);

    await site.visit('/member/withdraw');
    await expect(
      page.getByRole('heading', { name: site.say('in_need_true_account') }),
    ).toBeVisible();
    await site.button('in_increase_submit').click();
    await expect(site.field('agreed')).toBeAttached();
  });
}

/** Asks for a trial account as a page of a merchant that has them does. */
const askForTrial = () =>
  fetch('/wps/session/login/freeplay', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'gateway-version': '3' },
    body: JSON.stringify({ os: 'other', platform: 'W', random: 'A'.repeat(44) }),
  }).then(async (answer) => [answer.status, ((await answer.json()) as { code?: string }).code]);

/** Comes to every card of the page, which then offers what can be done with its game. */
async function meetCards({ page, say }: Site): Promise<void> {
  const cards = page.locator('article[data-playable]');
  const met = cards.filter({ has: page.getByText(say('game.play'), { exact: true }) });
  await expect(async () => {
    const links = cards.locator('a');
    await links.evaluateAll((each) => each.forEach((link) => (link as HTMLElement).focus()));
    const count = await cards.count();
    expect(count).toBeGreaterThan(0);
    expect(await met.count()).toBe(count);
  }).toPass();
}

for (const [at, brand] of NO_TRIAL_BRANDS.entries()) {
  test(`${brand.id}: without free play nothing offers it, and the gateway gives none`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    const offers = page.getByRole('link', {
      name: site.say('account.demo'),
      includeHidden: true,
    });
    await site.visit('/');
    await expect(site.inHeader('link', 'account.logIn')).toBeVisible();
    await expect(offers).toHaveCount(0);
    await meetCards(site);
    await expect(page.locator('a[href*="demo=1"], a[href*="trial=1"]')).toHaveCount(0);

    await site.visit('/login?demo=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      site.say('login.page.title', { name: brand.name }),
    );
    await expect(offers).toHaveCount(0);
    await site.expectGuest();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

    expect(await page.evaluate(askForTrial)).toEqual([403, 'featureOff']);
    const trials = 'select id from members where merchant_code = $1 and member_type = 4';
    expect(await query(brand.merchantCode, trials, [brand.merchantCode])).toEqual([]);

    // The same calls and marks are those of a merchant that has free play.
    const open = openSite(page, BOTH_WAYS[at]!);
    await open.visit('/');
    await expect(offers.first()).toBeAttached();
    await meetCards(open);
    await expect(page.locator('a[href*="trial=1"]').first()).toBeAttached();
    expect(await page.evaluate(askForTrial)).toEqual([200, undefined]);
  });
}
