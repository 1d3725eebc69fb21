import type { Page } from '@playwright/test';
import { ASKING_BRANDS } from '../support/brands.ts';
import { countMembers } from '../support/database.ts';
import { PERSON } from '../support/settings.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';

/** Who the provider takes the visitor for, each time that it is asked; the last stays. */
type Verdicts = readonly string[];

/** What both stand-ins begin with. */
const tell = (verdicts: Verdicts, siteKey: string) =>
  `const verdicts = ${JSON.stringify(verdicts)}, siteKey = ${JSON.stringify(siteKey)};
   const draw = () => (verdicts.length > 1 ? verdicts.shift() : verdicts[0]);
   const show = (place) => {
     const button = document.createElement('button');
     button.type = 'button';
     button.className = 'geetest_box';
     button.textContent = 'I am a person';
     place.append(button);
     return button;
   };`;

/** The providers' scripts, as far as pages see them: each waits for a press, and knows its key. */
const PROVIDERS = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    standIn: (verdicts: Verdicts, siteKey: string) =>
      `${tell(verdicts, siteKey)}
       window.turnstile = {
         render(place, options) {
           if (options.sitekey !== siteKey) return void options['error-callback']();
           show(place).onclick = () => options.callback(draw());
           return 'widget';
         },
         remove() {},
       };`,
  },
} as const;

type Name = keyof typeof PROVIDERS;

/** Stands in for a provider's script, which is counted as often as it is asked for. */
async function standIn(page: Page, name: Name, ...verdicts: Verdicts) {
  const { script, standIn: make } = PROVIDERS[name];
  let count = 0;
  await page.route(`${script}*`, (route) => {
    count += 1;
    return route.fulfill({
      contentType: 'text/javascript',
      body: make(verdicts, `e2e-${name}-key`),
    });
  });
  return () => count;
}

test('whom a captcha provider takes for a person registers and logs in', async ({ page }) => {
  const brand = ASKING_BRANDS.turnstile[0]!;
  const site = openSite(page, brand);
  const account = drawName();
  const isPerson = site.dialog.getByRole('button', { name: 'I am a person' });
  const countScripts = await standIn(page, 'turnstile', PERSON);
  await site.begin();
  await site.openRegistration();
  await site.fillRegistration(account);
  expect(countScripts(), 'scripts before they are needed').toBe(0);
  await site.button('register.submit').click();
  await isPerson.click();
  await site.expectMember(account);
  expect(await countMembers(brand.merchantCode, account)).toBe(1);

  await site.logOut();
  await site.expectGuest();
  await site.openLogin();
  await site.logIn(account);
  await isPerson.click();
  await site.expectMember(account);
  expect(countScripts()).toBe(1);
});
