import type { Page } from '@playwright/test';
import { addStaff, PASSWORD } from './support/database.ts';
import { approveByThumb, codeOf, enterDesk, getDeskAddress } from './support/desk.ts';
import { expect, test } from './support/test.ts';

/** An administrator invites a cashier; resolves with the link. */
async function invite(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('E-mail address').fill('nina@example.com');
  await dialog.getByRole('combobox', { name: 'Roles' }).click();
  await page.getByRole('option', { name: 'Cashier' }).click();
  await dialog.getByLabel('All brands, also later ones').check();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  return page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
}

/** Whom a link invites sets a password and adds an authenticator. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill('seven quiet lamps over water');
  await page.getByRole('button', { name: 'Set the password' }).click();
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
  await page.getByLabel('6-digit code').fill(codeOf(secret.trim()));
  await page.getByRole('button', { name: 'Use this authenticator' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
}

/** A cashier asks for more than a cashier may do alone. */
async function askForCredit(page: Page, account: string, reason: string): Promise<void> {
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('cell', { name: account, exact: true }).click();
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount in').fill('120.50');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect(page.getByText('It waits for a second person.')).toBeVisible();
}

test('a cashier who was invited asks, a second person approves on a phone, an auditor finds each step', async ({
  browser,
}) => {
  const reason = 'A round that was never paid';
  const administrator = await enterDesk(browser, 'administrator');
  const link = await invite(administrator, 'Nina Cash');
  const cashier = await (await browser.newContext()).newPage();
  await accept(cashier, link);
  await expect(cashier.getByRole('link', { name: 'Staff' })).toHaveCount(0);

  const finance = await enterDesk(browser, 'finance', { width: 360 });
  await finance.goto(getDeskAddress('/inbox'));
  await askForCredit(cashier, 'lucia27', reason);
  // The inbox hears of it by the stream.
  await approveByThumb(finance, /lucia27/, async () => {
    await expect(finance.getByText(reason)).toBeVisible();
  });

  const auditor = await enterDesk(browser, 'auditor');
  await auditor.getByRole('link', { name: 'Audit' }).click();
  await expect(auditor.getByRole('row', { name: /Nina Cash.*Balance adjustment/ })).toBeVisible();
  await auditor.getByRole('row', { name: /Demo finance.*Balance adjustment.*lucia27/ }).click();
  // The amount stands in the record alone, so the list is gone by then.
  await expect(auditor.getByText('120.50', { exact: true })).toBeVisible();
  await expect(auditor.getByText(reason)).toBeVisible();
  await expect(auditor.getByRole('button', { name: 'Approve' })).toHaveCount(0);
});

test('a passkey that was added opens the desk the next time', async ({ browser }) => {
  const staff = await addStaff('trading');
  const page = await enterDesk(browser, 'trading', { staff });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(getDeskAddress('/account'));
  await page.getByRole('button', { name: 'Add a second factor' }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Passkey', { exact: true }).first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto(getDeskAddress('/'));
  await page.getByLabel('E-mail address').fill(staff.email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
});
