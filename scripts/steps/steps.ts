import type { Step } from './step.ts';

/** What `npm run verify` holds the house to, dearest first so that both cores stay busy. */
export const VERIFY_STEPS: readonly Step[] = [
  {
    name: 'types',
    command: ['tsc', '--noEmit', '-p', 'tsconfig.json'],
    remedy: 'Mend the types named above; `npm run types` runs this alone.',
  },
  {
    name: 'lint',
    command: [
      'eslint',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
      '--max-warnings=0',
      '.',
    ],
    remedy:
      'Each line above says what to write instead; `npm run lint -- --fix` mends the simple ones.',
  },
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level', 'warn', '.'],
    remedy: 'Run `npm run format`.',
  },
  {
    name: 'styles',
    command: ['tsx', 'scripts/lint/checkStyles.ts'],
    remedy: 'Each line above says what to write instead.',
  },
  {
    name: 'layers',
    command: [
      'depcruise',
      '--output-type=err-long',
      'schemas',
      'locales',
      'engine',
      'src',
      'server',
      'scripts',
      'lab',
      'tests',
      '.storybook',
    ],
    remedy: 'Each rule above says where the code belongs; docs/ARCHITECTURE.md shows the layers.',
  },
  {
    name: 'emitted files',
    command: ['tsx', 'scripts/emit.ts', '--check'],
    remedy: 'Run `npm run emit` and commit what it writes.',
  },
  {
    name: 'brands',
    command: ['tsx', 'scripts/brand.ts', 'check'],
    remedy: 'Mend the brand files named above; each line says where and what to write.',
  },
  {
    name: 'themes',
    command: ['tsx', 'scripts/themes/check.ts'],
    remedy: 'Mend the token files named above.',
  },
  {
    name: 'messages',
    command: ['tsx', 'scripts/messages/check.ts'],
    remedy: 'Run `npm run extract`, then translate what is missing in locales/<tag>/messages.po.',
  },
  {
    name: 'unused code',
    command: ['knip', '--no-progress'],
    remedy: 'Remove what nothing uses, or use it.',
  },
  {
    name: 'build',
    command: ['tsx', 'scripts/build.ts'],
    remedy: 'Mend the error above; `npm run build` runs this alone.',
  },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--project=unit'],
    remedy: 'Run one file alone by `npx vitest run <path>`.',
    tests: 'vitest',
    cores: 2,
  },
  {
    name: 'component tests',
    command: ['vitest', 'run', '--project=ui', '--project=bothHalves'],
    remedy: 'Run one file alone by `npx vitest run <path>`.',
    tests: 'vitest',
    cores: 2,
  },
  {
    name: 'gateway tests',
    command: ['vitest', 'run', '--project=gateway'],
    remedy: 'Run one file alone by `npx vitest run <path>`.',
    tests: 'vitest',
    cores: 2,
    after: 'build',
  },
  {
    name: 'fresh clone',
    command: ['tsx', 'scripts/steps/freshClone.ts'],
    remedy: 'See what it said above; `npx tsx scripts/steps/freshClone.ts` runs this alone.',
    after: 'build',
  },
];

/** What `npm test` runs besides: the built product and every story, in a real browser. */
export const BROWSER_STEPS: readonly Step[] = [
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test'],
    remedy:
      'Run one file alone by `npx playwright test <path> --trace retain-on-failure`; pictures and traces lie in test-results/.',
    tests: 'playwright',
    cores: 2,
    after: 'build',
  },
  {
    name: 'stories',
    command: ['tsx', 'scripts/visual.ts'],
    remedy:
      'Look at the report named above; `npm run visual -- --update` accepts the pictures as they are now.',
    tests: 'tally',
    cores: 2,
    after: 'build',
  },
];
