import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reviewStories } from './visual/reviewStories.ts';

const HELP = `Usage: npm run visual -- [part of a component's name] [options]

Visits every story twice, dark in one of a brand's languages and light in a longer, mirrored one: it must render, play,
have no barriers, fit its screen and look like the accepted picture in tests/visual/baselines. Stories that are made of
what they were made of when they were accepted are skipped.

  --update  accept the pictures as they are now
  --all     skip nothing
  --help    show this

Exit codes: 0 all as it should be, 1 not, 2 wrong use.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(HELP);
  else {
    process.exitCode = await reviewStories({
      root: resolve(import.meta.dirname, '..'),
      filter: positionals.join(' '),
      update: values.update,
      isWhole: values.all || process.env['STORIES'] === 'all',
    });
  }
} catch (error) {
  console.error((error as Error).stack);
  process.exitCode = 2;
}
