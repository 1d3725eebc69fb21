import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { LOCALE_TAGS } from './locales/locales.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LOCALE_TAGS],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/src', '<rootDir>/schemas'],
      exclude: ['**/*.test.*', '**/*.stories.tsx', '**/node_modules/**'],
    },
  ],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  orderBy: 'messageId',
});
