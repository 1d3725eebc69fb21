import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { LOCALE_TAGS } from './locales/locales.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LOCALE_TAGS],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: [
        '<rootDir>/src/!(originals|desk)/**/*.*',
        '<rootDir>/src/*.*',
        '<rootDir>/schemas',
        // An outcome of our own games is shown on the page about fairness.
        '<rootDir>/src/originals/*/Outcome.tsx',
      ],
      exclude: ['**/*.test.*', '**/*.stories.tsx', '**/node_modules/**'],
    },
    // Our own games are a build of their own and load no word of the site.
    {
      path: '<rootDir>/locales/{locale}/originals',
      include: ['<rootDir>/src/originals'],
      exclude: ['**/Outcome.tsx', '**/*.test.*', '**/*.stories.tsx'],
    },
    // So is the desk, where staff work; complete in the languages of DESK_LOCALE_TAGS.
    {
      path: '<rootDir>/locales/{locale}/desk',
      include: ['<rootDir>/src/desk'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  orderBy: 'messageId',
});
