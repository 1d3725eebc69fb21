import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { liveryRules } from './scripts/lint/liveryRules.js';

const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/fixtures/**',
  'tests/**',
  '**/*.stories.tsx',
  '.storybook/**',
];
/** Long lists of data and of strokes, one after the other. */
const DATA = [
  'schemas/**',
  'server/seed/**',
  'scripts/art/**',
  'src/platform/http/problemMessages.ts',
  'src/features/lottery/words/playWords.ts',
  'src/desk/i18n/*Messages.ts',
];
const CODE = ['**/*.{ts,tsx,js,mjs,cjs}'];

/** Switches rules on for some files. */
const hold = (files, ignores, ...names) => ({
  files,
  ignores,
  rules: Object.fromEntries(names.map((name) => [`livery/${name}`, 'error'])),
});

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'storybook-static/**',
      'node_modules/**',
      'schemas/generated/**',
      'public/**',
      'coverage/**',
      '.cache/**',
      '.data/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  { files: CODE, extends: [tseslint.configs.recommended] },
  {
    files: CODE,
    plugins: { livery: liveryRules, lingui },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-globals': ['error', 'event', 'name', 'status'],
      'object-shorthand': 'error',
      'no-else-return': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Write the properties themselves; nothing is gained by spreading a literal.',
        },
      ],
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock'].map((property) => ({
          object: 'vi',
          property,
          message: 'Test files share their modules: hand the stand-in in as an argument or a prop.',
        })),
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...TESTS, ...DATA],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 16],
    },
  },
  {
    // Columns and facts, each with its words and what translators need to know, make a page long and not hard.
    files: ['src/desk/areas/**/*.tsx'],
    ignores: TESTS,
    rules: {
      'max-lines-per-function': ['error', { max: 160, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['server/**/*.ts', 'src/platform/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  // An old Node must be able to read it, to be told that it is old.
  { files: ['scripts/start.mjs'], rules: { 'no-var': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    // A test's probe hands what it sees to the test, which no component may do.
    ignores: TESTS,
    extends: [reactHooks.configs.flat.recommended],
    // A screen or a variant is looked up by its name while rendering; a WeakMap keeps each one the same.
    rules: { 'react-hooks/static-components': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'schemas/**/*.ts'],
    ignores: TESTS,
    extends: [lingui.configs['flat/recommended']],
    rules: {
      'lingui/require-explicit-id': [
        'error',
        {
          patterns: [
            '^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)+$',
            '^reg_pattern_\\d+(_exact)?$',
            '^(in_[a-z_]+|invitation_code_error)$',
            // What react-admin asks for, by its own ids.
            '^ra(\\.[a-zA-Z0-9_]+)+$',
          ],
        },
      ],
      // `t` of useLingui() is made anew in every render, and msg() only describes.
      'lingui/t-call-in-function': 'off',
      'lingui/no-single-variables-to-translate': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  hold(
    ['src/**/*.{ts,tsx}', 'schemas/**/*.ts'],
    TESTS,
    'message-has-context',
    'visible-text-is-translated',
    'no-global-i18n',
  ),
  hold(CODE, [], 'no-star-exports', 'no-barrel-file', 'no-junk-drawer'),
  hold(
    CODE,
    [
      'src/**/*Screen.tsx',
      'src/app/ModalHost.tsx',
      'src/features/session/*Modal.tsx',
      'src/ui/*/variants/*.tsx',
      'src/features/home/sections/*.tsx',
      'src/features/lottery/*/*Page.tsx',
      'src/features/lottery/input/ParlayInput.tsx',
      'src/features/lottery/stations/StationsDialog.tsx',
      'src/features/lottery/ticket/TicketInput.tsx',
      'src/renderer.tsx',
      '**/*.config.{js,ts}',
      '**/*.d.ts',
      '**/*.stories.tsx',
      'src/originals/*/Outcome.tsx',
      '.storybook/**',
      'tests/**/global*.ts',
    ],
    'named-exports',
  ),
  hold(
    ['src/**/*.{ts,tsx}'],
    // Games speak to their vendor, in a page without the site's transport.
    [
      ...TESTS,
      'src/platform/http/**',
      'src/originals/main.tsx',
      'src/originals/transport/**',
      'src/desk/transport/**',
    ],
    'fetch-in-http',
  ),
  hold(
    ['src/**/*.{ts,tsx}'],
    [...TESTS, 'src/platform/storage/**', 'src/platform/session/**'],
    'storage-in-platform',
  ),
  hold(['src/**/*.{ts,tsx}', 'server/**/*.ts'], TESTS, 'values-in-tokens', 'logical-directions'),
  hold(
    ['server/**/*.ts', 'src/**/*.{ts,tsx}'],
    [
      ...TESTS,
      'server/**/*.repository.ts',
      'server/{db,embedded,jobs,ledger,seed,sweeps,throttles}/**',
    ],
    'sql-in-repositories',
  ),
  hold(
    ['server/{modules,ledger,jobs}/**/*.ts', 'engine/**/*.ts', 'src/lib/**/*.ts'],
    TESTS,
    'chance-comes-in',
  ),
  hold(
    [
      'schemas/**/*.ts',
      'engine/**/*.ts',
      'src/platform/**/*.{ts,tsx}',
      'server/{crypto,db,embedded,http,ledger,throttles}/**/*.ts',
    ],
    TESTS,
    'exports-are-documented',
  ),
);
