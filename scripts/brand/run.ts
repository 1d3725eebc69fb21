import { suggestName } from '../../engine/nearestName.ts';
import { UsageError, type Command, type CommandContext } from './command.ts';

/** Every command; each is loaded when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./check.ts')).check,
  diff: async () => (await import('./diff.ts')).diff,
  explain: async () => (await import('./explain.ts')).explain,
  list: async () => (await import('./list.ts')).list,
  migrate: async () => (await import('./migrate.ts')).migrate,
  new: async () => (await import('./new.ts')).newBrand,
  preview: async () => (await import('./preview.ts')).preview,
  schema: async () => (await import('./schema.ts')).schema,
};

async function describeAll(): Promise<string> {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const rows = Object.entries(COMMANDS).map(
    async ([name, load]) => `  ${name.padEnd(width)}  ${(await load()).summary}`,
  );
  return `Usage: npm run brand -- <command> [--help]

${(await Promise.all(rows)).join('\n')}

Brands are read from brands/ and from the folders in BRANDS_DIR, as the gateway does.
Exit codes: 0 fine, 1 faults found, 2 wrong use.`;
}

/** Runs one command; returns the exit code: 0 fine, 1 faults, 2 wrong use. */
export async function runBrandCommand(
  [name = '', ...args]: readonly string[],
  context: CommandContext,
): Promise<number> {
  if (name === 'help' || name === '--help') {
    context.write(await describeAll());
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    const nearest = suggestName(name, Object.keys(COMMANDS));
    if (name) context.complain(`There is no command "${name}". ${nearest ?? ''}\n`);
    context.complain(await describeAll());
    return 2;
  }
  const command = await load();
  if (args.includes('--help')) {
    context.write(command.help);
    return 0;
  }
  try {
    return await command.run(args, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const [usage] = command.help.split('\n', 1);
    context.complain(`${error.message}\n\n${usage}`);
    return 2;
  } finally {
    context.progress(null);
  }
}
