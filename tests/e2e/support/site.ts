import type { Locator, Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import type { IdentityBrand } from './brands.ts';
import { addMember, PASSWORD, query, type NewMember } from './database.ts';
import { expect, test as quietTest, untilLive, untilThere, visit } from './test.ts';
import { getWords } from './words.ts';

/** Refusals of the gateway are part of these flows, and Chromium logs each as an error. */
const REFUSALS = /Failed to load resource: the server responded with a status of 4\d\d/;

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/** A name that no other test has. */
export const drawName = () =>
  `m${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

const drawDigits = (count: number) =>
  Array.from({ length: count }, () => String(randomInt(10))).join('');

/** A mobile number that no other test has: as typed, with its dialling code and as the gateway keeps it. */
export function drawPhone(country: 'ES' | 'AE' = 'ES') {
  const [code, typed] =
    country === 'ES' ? ['+34', `6${drawDigits(8)}`] : ['+971', `50${drawDigits(7)}`];
  return { code, typed, e164: `${code}${typed}`, country };
}

/** An address of the internet's that no other test comes from. */
export const drawAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${1 + randomInt(254)}`;

/** Old enough everywhere. */
export const ADULT = '1990-07-15';

/** Each test comes from an address of its own, and may be refused. */
export const test = quietTest.extend({
  expectedFaults: REFUSALS,
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': drawAddress() }),
});

export { expect };

/** A page of a merchant, in the merchant's language. */
export type Site = ReturnType<typeof openSite>;

/** What one does on the pages of a merchant. News that greet a member are gone on from, unless a test reads them. */
export function openSite(
  page: Page,
  brand: IdentityBrand,
  { readsNews = false }: { readonly readsNews?: boolean } = {},
) {
  const say = getWords(brand.language);
  // By their tags: to find a role, every element of the page is read, at every look.
  const dialog = page.locator('dialog[open]');
  const header = page.locator('header').first();
  const field = (name: string) => dialog.locator(`[name="${name}"]`);
  const button = (id: string) => dialog.getByRole('button', { name: say(id), exact: true });
  const seen = (locator: Locator) => locator.locator('visible=true').first();
  const inHeader = (role: 'link' | 'button', id: string) =>
    seen(header.getByRole(role, { name: say(id) }));
  const menuButton = (account: string) =>
    header.getByRole('button', { name: `${say('account.menu')}: ${account}` });

  let skipsNews = readsNews;
  const goesOn = readsNews ? ['welcome.later'] : ['welcome.later', 'afterLogin.go'];

  return {
    page,
    brand,
    say,
    dialog,
    field,
    button,
    inHeader,
    menuButton,
    /** Opens a page and waits until it is live. */
    async visit(path: string) {
      if (!skipsNews) await page.addLocatorHandler(button('afterLogin.go'), (go) => go.click());
      skipsNews = true;
      await visit(page, brand.host, path);
      await untilLive(page);
      await expect(page.locator('html')).toHaveAttribute(
        'dir',
        brand.isRightToLeft ? 'rtl' : 'ltr',
      );
    },
    async openLogin() {
      await inHeader('link', 'account.logIn').click();
      await untilThere(dialog.getByRole('heading', { name: say('login.title') }));
    },
    async openRegistration() {
      await inHeader('link', 'account.register').click();
      await untilThere(field('agreed'), 'attached');
    },
    /** Fills the open form in and sends it. */
    async logIn(account: string, password = PASSWORD) {
      await field('username').fill(account);
      await field('password').fill(password);
      await button('login.submit').click();
    },
    /** Sends the open form, and waits for what the gateway answers. */
    async answered(id: string, path: RegExp | string) {
      const isIt = (url: string) => new URL(url).pathname.match(path) !== null;
      const [answer] = await Promise.all([
        page.waitForResponse((response) => isIt(response.url())),
        button(id).click(),
      ]);
      return answer;
    },
    /** Opens a page of little more than the header and the footer. */
    async begin() {
      await this.visit('/vip');
    },
    /** Signs in. */
    async enter(account: string, password = PASSWORD) {
      await this.begin();
      await this.openLogin();
      await this.logIn(account, password);
      await this.expectMember(account);
    },
    async fillBirthday(iso: string) {
      const [year = '', month = '', day = ''] = iso.split('-');
      await dialog.locator('[autocomplete="bday-year"]').fill(year);
      await dialog.locator('[autocomplete="bday-month"]').selectOption(String(Number(month)));
      await dialog.locator('[autocomplete="bday-day"]').fill(String(Number(day)));
    },
    /** Everything that the registration by username must have. */
    async fillRegistration(account: string) {
      await field('username').fill(account);
      await field('password').fill(PASSWORD);
      await this.fillBirthday(ADULT);
      await this.answerCaptcha();
      await field('agreed').check();
    },
    /** Everything beside number and code that the registration by mobile number must have. */
    async fillMobileRegistration() {
      for (const name of ['password', 'confirmPassword']) {
        if ((await field(name).count()) > 0) await field(name).fill(PASSWORD);
      }
      await this.fillBirthday(ADULT);
      await this.answerCaptcha();
      await field('agreed').check();
    },
    /** Chooses a tab of the open dialog. */
    tab: (id: string) => dialog.getByRole('tab', { name: say(id), exact: true }),
    /** What is said above the fields of the form. */
    fault: (scope: Locator = dialog) => scope.getByRole('alert'),
    /**
     * The member is in, and nothing lies over the page or is about to: a dialog whose script is on its way has its entry
     * in the history already, and one that has closed leaves the address of the registration a moment later. What
     * greets a member, however late it comes, is left first.
     */
    async expectMember(account: string) {
      await untilThere(inHeader('button', 'account.balance.refresh'));
      await expect(async () => {
        for (const id of goesOn) {
          if (await button(id).isVisible()) await button(id).click({ timeout: 5_000 });
        }
        expect(await dialog.count()).toBe(0);
        const found = await page.evaluate(() => ({
          account: sessionStorage.getItem('account'),
          modal: (history.state as { modal?: number } | null)?.modal ?? null,
          registers: /register/.test(location.pathname),
        }));
        expect(found).toEqual({ account, modal: null, registers: false });
      }).toPass({ intervals: [50, 100, 250], timeout: 15_000 });
    },
    /** The home page is there, with everything that coming there closes. */
    async expectHome() {
      await expect(page).toHaveURL(/\/$/);
      await untilThere(page.locator('[data-section]').first(), 'attached');
    },
    async expectGuest() {
      await untilThere(inHeader('link', 'account.logIn'));
      await expect(page.getByRole('button', { name: say('account.menu') })).toHaveCount(0);
    },
    /** Reads the picture of digits, as only the gateway's own database can without eyes. */
    async readCaptcha(): Promise<string> {
      await untilThere(dialog.locator('img[src^="data:image/png"]'));
      let code: unknown;
      await expect
        .poll(async () => (code = await findCaptcha(page, brand.merchantCode)), {
          message: 'a captcha that was not used yet',
        })
        .toBeDefined();
      return String(code);
    },
    async answerCaptcha() {
      await field('captcha').fill(await this.readCaptcha());
    },
    /** Opens the question whether one wants to leave. What comes late may close the menu: then it is opened again. */
    async askToLogOut() {
      const entry = header.getByRole('button', { name: say('account.logOut') });
      const press = async () => {
        if (!(await entry.isVisible())) {
          await inHeader('button', 'account.menu').click({ timeout: 5_000 });
        }
        await entry.click({ timeout: 5_000 });
      };
      await expect(async () => {
        if ((await dialog.count()) === 0) await press();
        await untilThere(button('logout.submit'), 'visible', 5_000);
      }).toPass();
    },
    /** Signs out and waits for the home page, which closes whatever is opened before it comes. */
    async logOut() {
      await this.askToLogOut();
      await button('logout.submit').click();
      await expect(dialog).toHaveCount(0);
      await this.expectHome();
    },
    /** Asks for another picture of digits, and waits for it: until then the one before is still good. */
    async changeCaptcha() {
      const another = dialog.getByRole('button', { name: say('form.captcha.another') });
      await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/captcha'),
        another.click(),
      ]);
    },
    /** The country of the phone field that is open. */
    async chooseCountry(code: string) {
      await dialog.getByRole('button', { name: say('form.phone.country') }).click();
      await dialog.locator('[type="search"]').fill(code);
      await dialog.getByRole('listbox').getByRole('option').first().click();
    },
    async sendCode() {
      const sent = dialog.getByRole('status').filter({ hasText: say('form.code.sent') });
      // What is pressed within a second of the last press is not sent on.
      await expect(async () => {
        if ((await sent.count()) === 0) await button('form.code.send').click({ timeout: 2_000 });
        await untilThere(sent, 'attached', 2_000);
      }).toPass();
    },
  };
}

/** A new member, and a page with the log-in open. */
export async function openLoginOf(
  page: Page,
  brand: IdentityBrand,
  of: Omit<NewMember, 'account'> = {},
) {
  const site = openSite(page, brand);
  const account = drawName();
  await addMember(brand.merchantCode, { ...of, account });
  await site.begin();
  await site.openLogin();
  return { site, account };
}

async function findCaptcha(page: Page, merchantCode: string): Promise<unknown> {
  const cookies = await page.context().cookies();
  const id = cookies.find(({ name }) => name === 'livery_captcha')?.value;
  if (!id) return undefined;
  const rows = await query(merchantCode, 'select code from captchas where id = $1', [id]);
  return rows[0]?.['code'];
}
