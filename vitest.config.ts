import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Files that wait for processes of their own: begun last, they would keep one core waiting at the end. */
const LONGEST =
  /(run(AfterKill|Refusals)?|conform|preview|brands|resolveTheme|slotFigures|scripts\/brand\/new|migrate)\.test\.tsx?$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Files of a worker share what they import, which halves the cost of a run: none may leave traces or mock another module. */
const SHARED = { isolate: false, testTimeout: 20_000 } as const;

/** Their pages are rendered by React's server half too, whose contexts the browser's half of the same process then sees. */
const BOTH_HALVES = [
  'src/platform/hydration/Deferred.test.tsx',
  'src/ui/TimeAgo/TimeAgo.test.tsx',
  'tests/conformance/brands.test.tsx',
];

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>;

const components = (test: ProjectConfig): TestProjectInlineConfiguration => ({
  plugins: [react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }), lingui()],
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/support/setupUi.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    ...test,
  },
});

/** The fastest test must not wait for a database, nor the gateway's for a browser's DOM. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          environment: 'node',
          include: [
            '{engine,schemas,locales,scripts,lab,.storybook}/**/*.test.ts',
            'src/{lib,platform,api,features,app,originals,desk}/**/*.test.ts',
            'tests/torture/**/*.test.ts',
          ],
        },
      },
      components({
        ...SHARED,
        name: 'ui',
        include: ['src/**/*.test.tsx', 'tests/conformance/**/*.test.tsx'],
        exclude: BOTH_HALVES,
      }),
      components({ testTimeout: SHARED.testTimeout, name: 'bothHalves', include: BOTH_HALVES }),
      {
        test: {
          ...SHARED,
          name: 'gateway',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/conformance/**/*.test.ts'],
          globalSetup: ['tests/support/globalDatabase.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
