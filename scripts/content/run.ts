import { parseArgs } from 'node:util';
import { suggestName } from '../../engine/nearestName.ts';
import { CONTENT_KINDS } from '../../schemas/content.schema.ts';
import { UsageError } from '../brand/command.ts';
import { VERBS, type ContentContext, type ContentRequest } from './request.ts';

const USAGE = `Usage: npm run content -- <merchant> <verb> <kind> [<file> | <id…>] [--dry-run]

  list <kind>             What the merchant shows; --format json gives a file that add and edit take.
  add <kind> <file>       New entries of a JSON file ("-" reads what is piped in).
  edit <kind> <file>      Changes what the file names of entries that exist; the rest of each stays.
  remove <kind> <id…>     Takes entries away. A vendor or a game leaves this merchant's lobby, and "add" brings it back.
  order <kind> <id…>      Puts these first, in this order.

Kinds: ${CONTENT_KINDS.join(', ')}. The merchant is a brand's id or its merchant code.
A file is { "$schema": "schemas/generated/content.schema.json", "banners": [{ "id": "spring", … }] }.

  --dry-run               Looks at everything and writes nothing.
  --format text|json      Form of a list.

Everything of a file is written, or nothing is. The database is the gateway's: set DATA_DIR or DATABASE_URL as for it.
Exit codes: 0 done, 1 faults found and nothing written, 2 wrong use or no database. See docs/OPERATING.md.`;

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  format: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function readLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function choose<T extends string>(
  what: string,
  written: string | undefined,
  known: readonly T[],
): T {
  const found = known.find((entry) => entry === written);
  if (found !== undefined) return found;
  if (written === undefined) throw new UsageError(`Say the ${what}: ${known.join(', ')}.`);
  const nearest = suggestName(written, [...known]) ?? `There are: ${known.join(', ')}.`;
  throw new UsageError(`There is no ${what} "${written}". ${nearest}`);
}

/** What a command line asks for. Throws UsageError. */
function readRequest(args: readonly string[]): ContentRequest {
  const { values, positionals } = readLine(args);
  const [merchant, verbName, kindName, ...names] = positionals;
  if (merchant === undefined) throw new UsageError('Say whose content, and what to do.');
  const verb = choose('verb', verbName, VERBS);
  const kind = choose('kind', kindName, CONTENT_KINDS);
  const { format = 'text' } = values;
  if (format !== 'text' && format !== 'json') {
    throw new UsageError(`--format is text or json, not "${format}".`);
  }
  const takesFile = verb === 'add' || verb === 'edit';
  if (takesFile && names.length !== 1) throw new UsageError(`"${verb}" takes one file.`);
  if (verb === 'list' && names.length > 0) throw new UsageError('"list" takes no names.');
  if (!takesFile && verb !== 'list' && names.length === 0) {
    throw new UsageError(`"${verb}" takes one id or more.`);
  }
  const isDryRun = values['dry-run'] ?? false;
  return { merchant, verb, kind, names, isDryRun, isJson: format === 'json' };
}

/** Runs one command; the exit code: 0 done, 1 faults found, 2 wrong use or no database. */
export async function runContentCommand(
  args: readonly string[],
  context: ContentContext,
): Promise<number> {
  if (args.includes('--help') || args[0] === 'help') {
    context.write(USAGE);
    return 0;
  }
  try {
    const request = readRequest(args);
    const { workOnContent } = await import('./work.ts');
    return await workOnContent(request, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.complain(`${error.message}\n\nSee npm run content -- --help.`);
    return 2;
  }
}
