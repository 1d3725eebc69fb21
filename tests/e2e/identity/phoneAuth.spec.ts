import type { Page, Request } from '@playwright/test';
import { importPKCS8, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { PHONE_AUTH_BRANDS } from '../support/brands.ts';
import { query } from '../support/database.ts';
import { listSent } from '../support/outbox.ts';
import { getSetting, PHONE_AUTH_KEY_ID, PHONE_AUTH_PROJECT } from '../support/settings.ts';
import { drawPhone, expect, openSite, test, type Site } from '../support/site.ts';

const CODE = '246813';

/** reCAPTCHA, as far as the service's own script sees it: nobody is doubted. */
const RECAPTCHA = `
  const { searchParams } = new URL(document.currentScript.src);
  const made = [];
  window.grecaptcha = {
    render: (place, { callback }) => made.push(callback) - 1,
    getResponse: () => '',
    execute: (id) => setTimeout(() => made[id]('a-person')),
    reset() {},
  };
  window[searchParams.get('onload')]();`;

/** Signs what the service vouches for; the project is the merchants' unless a test says else. */
async function vouch(phone: string, project = PHONE_AUTH_PROJECT): Promise<string> {
  const key = await importPKCS8(getSetting('E2E_PHONE_AUTH_KEY'), 'RS256');
  return new SignJWT({
    auth_time: Math.floor(Date.now() / 1_000),
    phone_number: phone,
    firebase: { identities: { phone: [phone] }, sign_in_provider: 'phone' },
  })
    .setProtectedHeader({ alg: 'RS256', kid: PHONE_AUTH_KEY_ID })
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setSubject(randomUUID())
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
}

/** Stands in for the service on a page; gives the numbers to which it sent its code. */
async function standIn(page: Page, project?: string): Promise<readonly string[]> {
  const numbers: string[] = [];
  const answer = async (request: Request): Promise<[status: number, body: object]> => {
    const { pathname } = new URL(request.url());
    const body = (request.postDataJSON() ?? {}) as Record<string, string>;
    if (pathname.endsWith('/recaptchaParams')) return [200, { recaptchaSiteKey: 'e2e' }];
    if (pathname.endsWith(':sendVerificationCode')) {
      if (body['recaptchaToken'] !== 'a-person') return [400, fault('INVALID_RECAPTCHA_TOKEN')];
      numbers.push(body['phoneNumber']!);
      return [200, { sessionInfo: 'a-session' }];
    }
    if (pathname.endsWith(':signInWithPhoneNumber')) {
      if (body['code'] !== CODE) return [400, fault('INVALID_CODE')];
      const idToken = await vouch(numbers.at(-1)!, project);
      return [200, { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'u' }];
    }
    if (pathname.endsWith(':lookup')) return [200, { users: [{ localId: 'u' }] }];
    return [404, fault('NOT_FOUND')];
  };
  await page.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    const [status, json] = await answer(route.request());
    await route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA }),
  );
  return numbers;
}

const fault = (message: string) => ({ error: { code: 400, message } });

async function fillNumber(site: Site, phone: ReturnType<typeof drawPhone>): Promise<void> {
  await site.chooseCountry(phone.code);
  await site.field('mobileNum').fill(phone.typed);
  await site.sendCode();
}

const brand = PHONE_AUTH_BRANDS[0]!;

test('somebody registers and logs in by a number that the service vouches for', async ({
  page,
}) => {
  const site = openSite(page, brand);
  const phone = drawPhone();
  const numbers = await standIn(page);
  await site.begin();
  await site.openRegistration();
  await site.tab('register.byMobile').click();
  await fillNumber(site, phone);
  expect(numbers).toEqual([phone.e164]);
  await site.field('verificationCode').fill('000000');
  await site.fillMobileRegistration();
  await site.button('register.submit').click();
  await expect(site.field('verificationCode')).toHaveAccessibleDescription(
    site.say('problem.codeWrong'),
  );
  await expect(site.field('mobileNum')).toHaveValue(phone.typed);
  // The gateway was not asked, so its picture is good still.
  await expect(site.field('captcha')).toHaveValue(/./);
  await site.field('verificationCode').fill(CODE);
  await site.button('register.submit').click();
  await expect(site.inHeader('button', 'account.balance.refresh')).toBeVisible();
  const [member] = await query(brand.merchantCode, 'select * from members where phone = $1', [
    phone.e164,
  ]);
  expect(member?.['phone_verified_at']).toBeTruthy();
  const account = String(member?.['account']);
  await site.expectMember(account);

  await site.logOut();
  await site.expectGuest();
  await site.openLogin();
  await site.tab('login.byMobile').click();
  await expect(site.field('mobileNum')).toBeVisible();
  await fillNumber(site, phone);
  await site.field('verificationCode').fill(CODE);
  await site.button('login.submit').click();
  await site.expectMember(account);
  expect(numbers).toEqual([phone.e164, phone.e164]);
  // The gateway's own messages have no part in it.
  expect(await listSent(brand.host, phone.e164)).toEqual([]);
});
