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
