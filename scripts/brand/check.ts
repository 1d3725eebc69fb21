import path from 'node:path';
import type { Fault } from '../../engine/brand/fault.ts';
import { formatFault } from '../../server/brands/faultBook.ts';
import { chooseFormat, defineCommand, formatOption } from './command.ts';
import { requireIds, withStore } from './store.ts';

/** Checks brands and themes and prints every fault; returns 1 where there is an error among them. */
export const check = defineCommand({
  usage: 'check [id…] [--format text|json]',
  summary: 'Checks brands and themes; all, or those named.',
  options: { format: formatOption },
  async run({ values, positionals: ids }, context) {
    const format = chooseFormat(values.format, ['text', 'json']);
    return withStore(context, async (store) => {
      const known = store.ids();
      requireIds(ids, known);
      const faults = sort(await store.check(ids.length > 0 ? ids : undefined));
      const errors = faults.filter((fault) => fault.severity === 'error').length;
      if (format === 'json') {
        context.write(JSON.stringify({ checked: ids.length || known.length, faults }, null, 2));
      } else {
        for (const fault of faults) context.write(formatFault(fault));
        context.write(summarise(ids.length || known.length, errors, faults.length - errors));
      }
      return errors > 0 ? 1 : 0;
    });
  },
});

function sort(faults: readonly Fault[]): readonly Fault[] {
  return [...faults].sort(
    (a, b) =>
      a.file.split(path.sep).join('/').localeCompare(b.file.split(path.sep).join('/'), 'en') ||
      a.line - b.line ||
      a.column - b.column,
  );
}

function summarise(brands: number, errors: number, warnings: number): string {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(brands, 'brand')} checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
}
