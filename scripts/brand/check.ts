import path from 'node:path';
import type { Fault } from '../../engine/brand/fault.ts';
import { suggestName } from '../../engine/nearestName.ts';
import { formatFault } from '../../server/brands/faultBook.ts';
import { openStore, parseCommandLine, UsageError, type CommandContext } from './command.ts';

/** Checks brands and themes and prints every fault; returns 1 where there is an error among them. */
export async function check(args: readonly string[], context: CommandContext): Promise<number> {
  const { ids, format } = parseCommandLine(args);
  const store = await openStore(context);
  try {
    const known = store.ids();

    for (const id of ids) {
      if (known.includes(id)) continue;
      throw new UsageError(`There is no brand "${id}". ${suggestName(id, known) ?? ''}`);
    }
    const faults = sort(await store.check(ids.length > 0 ? ids : undefined));
    const errors = faults.filter((fault) => fault.severity === 'error').length;
    if (format === 'json') {
      context.write(JSON.stringify({ checked: ids.length || known.length, faults }, null, 2));
    } else {
      for (const fault of faults) context.write(formatFault(fault));
      context.write(summarise(ids.length || known.length, errors, faults.length - errors));
    }
    return errors > 0 ? 1 : 0;
  } finally {
    await store.close();
  }
}

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
