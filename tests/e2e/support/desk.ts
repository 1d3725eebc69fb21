import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { addStaff, PASSWORD, type TestStaff } from './database.ts';
import { expect, getAddress } from './test.ts';

const HOST = 'desk.localhost';

/** The address of a page of the desk. */
export const getDeskAddress = (path: string) => getAddress(HOST, path);

/** The code that an authenticator shows now. */
export const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Signs in with both factors. */
async function signIn(page: Page, { email, totpSecret }: TestStaff): Promise<void> {
  await page.goto(getDeskAddress('/'));
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code from your authenticator').fill(codeOf(totpSecret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
}

/**
 * A page of the desk in a browser of its own, signed in as somebody new of a ready role, named "Demo {role}".
 * Somebody new each time: a code of an authenticator is good once, and tests run side by side.
 */
export async function enterDesk(
  browser: Browser,
  role: string,
  { width = 1280, staff }: { readonly width?: number; readonly staff?: TestStaff } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  await signIn(page, staff ?? (await addStaff(role)));
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
