import type { Page } from '@playwright/test';
import { ASKING_BRANDS, BOTH_WAYS } from '../support/brands.ts';
import { addMember, countMembers, PASSWORD } from '../support/database.ts';
import { getFromGateway } from '../support/getFromGateway.ts';
import { PERSON } from '../support/settings.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';
import { getPort } from '../support/test.ts';

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
    origin: 'https://challenges.cloudflare.com',
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
  geetest: {
    script: 'https://static.geetest.com/v4/gt4.js',
    origin: 'https://static.geetest.com',
    standIn: (verdicts: Verdicts, siteKey: string) =>
      `${tell(verdicts, siteKey)}
       window.initGeetest4 = ({ captchaId }, then) => {
         const heard = {};
         let box;
         const hear = (name) => (act) => ((heard[name] = act), captcha);
         const captcha = {
           onReady: hear('ready'), onSuccess: hear('success'),
           onError: hear('error'), onClose: hear('close'),
           showCaptcha() {
             box = show(document.body);
             box.onclick = () => heard.success();
           },
           getValidate: () => ({
             lot_number: '0123456789abcdef0123456789abcdef', captcha_output: 'output',
             pass_token: draw(), gen_time: '1700000000',
           }),
           destroy: () => box?.remove(),
         };
         then(captcha);
         setTimeout(() => heard[captchaId === siteKey ? 'ready' : 'error']());
       };`,
  },
} as const;

type Name = keyof typeof PROVIDERS;
const NAMES = Object.keys(PROVIDERS) as Name[];

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

const readPolicy = async (host: string) => {
  const { headers } = await getFromGateway(getPort(), host, '/vip');
  return String(headers['content-security-policy']);
};

for (const name of NAMES) {
  for (const brand of ASKING_BRANDS[name]) {
    test(`${brand.id}: whom the provider takes for a person registers and logs in`, async ({
      page,
    }) => {
      const site = openSite(page, brand);
      const account = drawName();
      const isPerson = site.dialog.getByRole('button', { name: 'I am a person' });
      const countScripts = await standIn(page, name, PERSON);
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

    test(`${brand.id}: whom it takes for a robot stays outside, and may try again`, async ({
      page,
    }) => {
      const site = openSite(page, brand);
      const account = drawName();
      await addMember(brand.merchantCode, { account });
      const isPerson = site.dialog.getByRole('button', { name: 'I am a person' });
      await standIn(page, name, 'a-robot', PERSON);
      await site.begin();
      await site.openLogin();
      await site.logIn(account);
      await isPerson.click();
      await expect(site.fault()).toContainText(site.say('problem.captchaWrong'));
      await expect(isPerson).toHaveCount(0);
      await expect(site.field('username')).toHaveValue(account);
      await expect(site.field('password')).toHaveValue(PASSWORD);
      await site.expectGuest();
      await site.button('login.submit').click();
      await isPerson.click();
      await site.expectMember(account);
    });
  }

  test.describe('out of reach', () => {
    test.use({ expectedFaults: /net::ERR_FAILED/ });

    for (const brand of ASKING_BRANDS[name]) {
      test(`${brand.id}: a provider that does not answer is told, and what was typed stays`, async ({
        page,
      }) => {
        const site = openSite(page, brand);
        const account = drawName();
        await addMember(brand.merchantCode, { account });
        await page.route(`${PROVIDERS[name].script}*`, (route) => route.abort());
        await site.begin();
        await site.openLogin();
        await site.logIn(account);
        await expect(site.fault()).toContainText(site.say('problem.captchaUnavailable'));
        await expect(site.field('username')).toHaveValue(account);
        await expect(site.field('password')).toHaveValue(PASSWORD);
        await page.unrouteAll();
        await standIn(page, name, PERSON);
        await site.button('login.submit').click();
        await site.dialog.getByRole('button', { name: 'I am a person' }).click();
        await site.expectMember(account);
      });
    }
  });

  test(`the policy of pages lets the script of ${name} in for merchants that name it, and for no other`, async () => {
    const { origin } = PROVIDERS[name];
    const [asking, others] = [
      ASKING_BRANDS[name],
      [
        ...BOTH_WAYS,
        ...NAMES.filter((other) => other !== name).flatMap((other) => ASKING_BRANDS[other]),
      ],
    ];
    for (const { host } of asking) expect(await readPolicy(host)).toContain(origin);
    for (const { host } of others) expect(await readPolicy(host)).not.toContain(origin);
  });

  test.describe('refused', () => {
    test.use({ expectedFaults: /Content Security Policy/ });

    test(`a browser runs the script of ${name} where it is named, and nowhere else`, async ({
      page,
    }) => {
      await standIn(page, name, PERSON);
      const load = () =>
        page.evaluate(
          (src) =>
            new Promise<string>((resolve) => {
              const script = document.createElement('script');
              script.addEventListener('load', () => resolve('ran'));
              script.addEventListener('error', () => resolve('refused'));
              script.src = src;
              document.head.append(script);
            }),
          PROVIDERS[name].script,
        );
      for (const brand of ASKING_BRANDS[name]) {
        await openSite(page, brand).begin();
        expect(await load(), brand.id).toBe('ran');
      }
      for (const brand of BOTH_WAYS) {
        await openSite(page, brand).begin();
        expect(await load(), brand.id).toBe('refused');
      }
    });
  });
}
