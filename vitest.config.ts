import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The fastest test must not wait for a database, nor the gateway's for a browser's DOM. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 20_000,
          include: [
            '{engine,schemas,locales,scripts,.storybook}/**/*.test.ts',
            'src/{lib,platform,api,features,app,originals}/**/*.test.ts',
            'tests/torture/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }), lingui()],
        test: {
          name: 'ui',
          environment: 'jsdom',
          testTimeout: 20_000,
          include: ['src/**/*.test.tsx', 'tests/conformance/**/*.test.tsx'],
          setupFiles: ['tests/support/setupUi.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'gateway',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/conformance/**/*.test.ts'],
          globalSetup: ['tests/support/globalDatabase.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
