import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runVisualReview } from './visual/runVisualReview.ts';

const HELP = `Usage: npm run visual -- [part of a component's name] [options]

Draws every component in its states, brands, schemes, languages and screens, and compares the pictures
with the accepted ones in tests/visual/baselines.

  --update              accept the pictures as they are now
  --storybook <folder>  take this built Storybook instead of building storybook-static where it is old
  --help                show this

Exit codes: 0 unchanged, 1 changed, 2 wrong use.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      storybook: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(HELP);
  else {
    const root = resolve(import.meta.dirname, '..');
    const { update, storybook } = values;
    const filter = positionals.join(' ');
    process.exitCode = await runVisualReview({ root, filter, update, storybook });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
