import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { nameHeadlessShell } from '../scripts/chromium.ts';

const configDir = import.meta.dirname;

/** Every story in a real browser: it renders, its play function passes, and axe finds nothing. */
const project = (name: string, initialGlobals: Record<string, string>) => ({
  plugins: [
    react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }),
    lingui(),
    storybookTest({ configDir, initialGlobals }),
  ],
  test: {
    name,
    // A story is looked at in every corner by axe, and on a busy machine that takes a while.
    testTimeout: 30_000,
    // One page draws the stories of all files, as in Storybook itself: a new one for each file would cost a third more.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: nameHeadlessShell(),
          args: ['--no-sandbox', '--disable-background-networking'],
        },
      }),
    },
  },
});

export default defineConfig({
  root: resolve(configDir, '..'),
  test: {
    maxWorkers: 2,
    projects: [
      project('stories, dark', { scheme: 'dark', locale: 'en' }),
      project('stories, light and right to left', { scheme: 'light', locale: 'ar' }),
    ],
  },
});
