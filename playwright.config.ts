import { defineConfig } from '@playwright/test';
import { nameHeadlessShell } from './scripts/chromium.ts';

/** The built product in a real Chromium. Two workers leave room for the gateway and its database on two cores. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    // A trace would cost a fifth of the whole run: who looks for a fault asks for it by --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    colorScheme: 'dark',
    launchOptions: {
      executablePath: nameHeadlessShell(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
