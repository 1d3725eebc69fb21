import { existsSync } from 'node:fs';
import path from 'node:path';
import { chooseFormat, defineCommand, formatOption, UsageError } from './command.ts';
import { compareBrands } from './diff/compareBrands.ts';
import { findImpact } from './diff/impact.ts';
import { renderDiff } from './diff/renderDiff.ts';
import { SourceMap } from './diff/sourceMap.ts';
import { dissectBrand } from './dissectBrand.ts';
import { createPaint } from './paint.ts';
import { readCatalogue, withStore } from './store.ts';

/** Says in what two brands, or two states of one, differ for the people who see them. */
export const diff = defineCommand({
  usage: 'diff <id> <id> | diff <id> --against <file> [--format text|json]',
  details: `Differences are grouped by what a person sees, with the screens and stories that show them.
Exit code 0 whether there are differences or not; 1 where one side has faults.`,
  options: {
    against: {
      type: 'string',
      value: 'file',
      description: 'Compares with this brand file as if it stood in place of the brand’s own.',
    },
    format: formatOption,
  },
  async run({ values, positionals: [id, other, ...rest] }, context) {
    const format = chooseFormat(values.format, ['text', 'json']);
    const { against } = values;
    if (id === undefined || rest.length > 0 || (other === undefined) === (against === undefined)) {
      throw new UsageError('"diff" takes the ids of two brands, or one id and --against.');
    }
    const file = against === undefined ? undefined : path.resolve(context.cwd, against);
    if (file !== undefined && !existsSync(file))
      throw new UsageError(`There is no file ${against}.`);
    const catalogue = readCatalogue(context);
    const sides = await withStore(context, async (store) => [
      await dissectBrand(store, id, context),
      await dissectBrand(store, other ?? id, context, file),
    ]);
    const [before, after] = sides;
    if (!before || !after) return 1;
    const source = SourceMap.read(context.cwd);
    const groups = compareBrands({ ...before, catalogue }, { ...after, catalogue }).map(
      (group) => ({
        ...group,
        shownBy: findImpact(group, catalogue, source),
      }),
    );
    if (format === 'json') {
      context.write(JSON.stringify({ before: id, after: other ?? against, groups }, null, 2));
    } else if (groups.length === 0) {
      context.write(`Nothing differs between ${id} and ${other ?? against}.`);
    } else {
      context.write(`${id} → ${other ?? against}`);
      for (const line of renderDiff(groups, createPaint(context.isTerminal))) context.write(line);
    }
    return 0;
  },
});
