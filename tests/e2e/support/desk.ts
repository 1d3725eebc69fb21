import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { DemoStaff } from '../../../server/seed/seedStaff.ts';
import { getSetting } from './settings.ts';
import { expect, getAddress } from './test.ts';

const HOST = 'desk.localhost';

/** The address of a page of the desk. */
export const getDeskAddress = (path: string) => getAddress(HOST, path);

/** The code that an authenticator shows now. */
export const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** One of the demo's staff, with what signs them in. */
export const findStaff = (name: string): DemoStaff => {
  const all = JSON.parse(readFileSync(getSetting('E2E_STAFF_FILE'), 'utf8')) as DemoStaff[];
  return all.find(({ email }) => email === `${name}@desk.demo`)!;
};

/** A page of the desk in a browser of its own, signed in with both factors as one of the demo's staff. */
export async function enterDesk(browser: Browser, name: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const { email, password, totpSecret } = findStaff(name);
  await page.goto(getDeskAddress('/'));
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code from your authenticator').fill(codeOf(totpSecret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  return page;
}

/** Works for a brand from now on; several of the tests' bear the name of the one that they are made of. */
export async function chooseBrand(
  page: Page,
  { name, merchantCode }: { readonly name: string; readonly merchantCode: string },
): Promise<void> {
  await page.getByRole('button', { name: /^Brand: / }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name}( ?${merchantCode})?$`) }).click();
}

/** Opens what the inbox hears of, looks at it, and approves it by thumb; the button stands in reach. */
export async function approveByThumb(page: Page, name: RegExp, look: () => Promise<void>) {
  await page.getByRole('link', { name }).first().click();
  await look();
  const approve = page.getByRole('button', { name: 'Approve' });
  const { y, height } = (await approve.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(800);
  expect(height).toBeGreaterThanOrEqual(44);
  await approve.click();
  await expect(page.getByText('Approved')).toBeVisible();
}
