import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runOverflow } from './visual/runOverflow.ts';

const HELP = `Usage: npm run overflow -- [part of a component's name] [options]

Looks at every story at 360 px in every language, a 40 % longer and a mirrored one,
for text that is cut, overlaps or makes the page scroll sideways.

  --storybook <folder>  take this built Storybook instead of building storybook-static where it is old
  --help                show this

Exit codes: 0 all fits, 1 something does not, 2 wrong use.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { storybook: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) console.log(HELP);
  else {
    const root = resolve(import.meta.dirname, '..');
    const filter = positionals.join(' ');
    process.exitCode = await runOverflow({ root, filter, storybook: values.storybook });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
