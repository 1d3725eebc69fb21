import { expect, test, untilLive, visit } from './support/test.ts';

const HOST = 'e2e-login-first';

test('guests of a brand that asks for it see the log-in page first', async ({ page }) => {
  for (const path of ['/', '/vip']) {
    await visit(page, HOST, path);
    await expect(page).toHaveURL(/\/login$/);
    await untilLive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Log in/);
    await expect(page).toHaveTitle(/^Log in/);
  }
});

test('they reach registration and help all the same', async ({ page }) => {
  for (const path of ['/register', '/helpmc', '/download', '/login']) {
    await visit(page, HOST, path);
    await untilLive(page);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('members see what they ask for', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('token', 'a-token');
    sessionStorage.setItem('account', 'mara');
  });
  // The gateway would refuse a token that it never gave, and the page would be a guest's again.
  await page.route(/\/wps\/(member|v2)\//, () => undefined);
  await visit(page, HOST, '/vip');
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VIP');
  expect(new URL(page.url()).pathname).toBe('/vip');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the log-in page stands at every address', async ({ page }) => {
    await visit(page, HOST, '/vip');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Log in/);
  });
});
