import { AURORA } from '../support/brands.ts';
import { expect, openSite, test } from '../support/site.ts';
import { watchRequests } from '../support/watchRequests.ts';

/** What only signing in needs, by marks that minifying leaves alone. */
const MARKS = {
  'forms of the session': 'bday-day',
  'a library of forms': 'shouldUnregister',
  'phone numbers': 'NOT_A_NUMBER',
  encryption: 'RSA-OAEP',
  'captcha providers': 'challenges.cloudflare.com',
  'phone sign-in': 'identitytoolkit',
};

const brand = AURORA;

test('the home page fetches nothing that only signing in needs', async ({ page }) => {
  const site = openSite(page, brand);
  const scripts: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    scripts.push(response.text().then((text) => ({ url: pathname, text })));
  });
  const findMarks = async () => {
    const all = await Promise.all(scripts);
    return Object.entries(MARKS)
      .filter(([, mark]) => all.some(({ text }) => text.includes(mark)))
      .map(([what]) => what);
  };
  const untilQuiet = watchRequests(page);
  await site.visit('/');
  await untilQuiet();
  expect(scripts.length).toBeGreaterThan(0);
  expect(await findMarks()).toEqual([]);

  // The marks are the right ones: opened, the forms fetch what they need.
  await site.openLogin();
  await site.tab('login.byMobile').click();
  await expect(site.field('mobileNum')).toBeVisible();
  await expect
    .poll(findMarks)
    .toEqual(expect.arrayContaining(['a library of forms', 'phone numbers']));
  expect(await findMarks()).not.toContain('phone sign-in');
});
