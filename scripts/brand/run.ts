import { check } from './check.ts';
import { list } from './list.ts';
import { UsageError, type CommandContext } from './command.ts';

const COMMANDS: Readonly<
  Record<string, (args: readonly string[], context: CommandContext) => Promise<number>>
> = { check, list };

const USAGE = `Usage: npm run brand -- <command>

  check [id…] [--format text|json]   Check brands and themes; all, or those named.
  list [--format text|json]          List the brands with their hosts.

Brands are read from brands/ and from the folders in BRANDS_DIR, as the gateway does.`;

/** Runs one command; returns the exit code: 0 fine, 1 faults, 2 wrong use. */
export async function runBrandCommand(
  [name = '', ...args]: readonly string[],
  context: CommandContext,
): Promise<number> {
  if (name === 'help' || name === '--help') {
    context.write(USAGE);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    context.complain(USAGE);
    return 2;
  }
  try {
    return await command(args, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.complain(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}
