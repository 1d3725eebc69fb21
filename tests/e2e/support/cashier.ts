import type { Browser, Locator, Page } from '@playwright/test';
import type { IdentityBrand } from './brands.ts';
import { PASSWORD } from './database.ts';
import { chooseBrand, enterDesk, getDeskAddress } from './desk.ts';
import { expect, type Site } from './site.ts';

/*
 * What one does with money: pays in, pays out, and has the desk decide.
 */

/** The payment password of the tests' members. */
export const PAYMENT_PASSWORD = '481516';
/** How long the provider of payments, and the jobs that take it on, may need. */
export const PROVIDER_MS = 30_000;

/** What the page is about. */
export const mainOf = (page: Page) => page.getByRole('main');
/** Presses a button by its name. */
export const press = (of: Page | Locator, name: string) =>
  of.getByRole('button', { name, exact: true }).click();

/** A member who is in, and is greeted by nothing any more: what goes on from news is called as steps of forms are. */
export async function enter(page: Page, site: Site, account: string): Promise<void> {
  await site.enter(account);
  await page.removeLocatorHandler(site.button('afterLogin.go'));
}

/** Chooses amount and way to pay, and asks for the order; the page of the order opens. */
export async function ask(page: Page, site: Site, { method, amount }: Record<string, string>) {
  const main = mainOf(page);
  await site.visit('/member/deposit');
  await main.getByLabel(site.say('centre.deposit.amount')).fill(amount!);
  await main.locator(`label:has(input[value="${method}"])`).click();
  return main;
}

/** Sends the form. */
export const send = (main: Locator) => main.locator('button[type="submit"]').click();
/** The order that a page is about. */
export const orderOf = (page: Page) => new URL(page.url()).searchParams.get('order')!;

/** Pays on the page of the provider, and comes back as somebody who closes it. */
export async function payThere(page: Page, link: Locator, pay: (there: Page) => Promise<void>) {
  const there = await page.context().newPage();
  await there.goto((await link.getAttribute('href'))!);
  await pay(there);
  await there.close();
}

/** The page of an order tells a state, without being loaded again. */
export const stateIs = (page: Page, site: Site, id: string) =>
  expect(
    mainOf(page).getByRole('status').getByText(site.say(id), { exact: true }).first(),
  ).toBeVisible({ timeout: PROVIDER_MS });

/** Pays a card on the provider's page and comes back by its link. */
export async function payByCard(page: Page, site: Site, card: string) {
  await mainOf(page)
    .getByRole('link', { name: site.say('centre.pay.hosted.go') })
    .click();
  await page.getByLabel('Card number').fill(card);
  await press(page, 'Pay');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
}

/** Shows the payment password, which the button is for. */
export async function prove(site: Site, button: string): Promise<void> {
  await expect(site.button(button)).toBeVisible();
  await site.dialog
    .getByLabel(site.say('centre.pass.label'), { exact: true })
    .fill(PAYMENT_PASSWORD);
  await site.button(button).click();
}

/** Adds a bank account and, on the way, the first payment password. */
export async function addAccount(main: Locator, site: Site, number: string): Promise<void> {
  const { dialog } = site;
  await press(main, site.say('centre.accounts.add'));
  await dialog.getByRole('textbox', { name: site.say('centre.accounts.bank') }).fill('Bank');
  await dialog.getByLabel(site.say('centre.account.bank.number')).fill(number);
  await site.button('centre.accounts.next').click();
  await dialog.getByLabel(site.say('centre.pass.choose')).fill(PAYMENT_PASSWORD);
  await dialog.getByLabel(site.say('centre.pass.own')).fill(PASSWORD);
  await site.button('centre.pass.set').click();
  await prove(site, 'centre.accounts.add.do');
  await expect(dialog).toHaveCount(0);
}

/** Somebody of the desk at a page of a brand's. */
export async function enterDeskAt(
  browser: Browser,
  { role, brand, path }: { role: string; brand: IdentityBrand; path: string },
): Promise<Page> {
  const desk = await enterDesk(browser, role);
  await chooseBrand(desk, brand);
  await desk.goto(getDeskAddress(path));
  return desk;
}

/** Answers the question that a button opens, with a reason. */
export async function decide(
  desk: Page,
  button: string,
  answer: (dialog: Locator) => Promise<string>,
): Promise<void> {
  await desk.getByRole('button', { name: button, exact: true }).click();
  const dialog = desk.getByRole('dialog');
  const confirm = await answer(dialog);
  await dialog.getByLabel('Reason').fill('As the bank shows it');
  await press(dialog, confirm);
}
